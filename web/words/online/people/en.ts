import { counting } from '../../plural.ts'

const count = counting('en')

/** People around the tables: how they come in, who they know, and where they stand. */
export const people = {
  access: {
    title: 'Ways in',
    about: 'Every passkey, device and program that may act for you. What you do not know, take away.',
    passkeys: 'Passkeys',
    noPasskey: 'None yet: only this device knows that you are you.',
    devices: 'Devices',
    programs: 'Programs',
    noProgram: 'None. A program of yours can play for you with a token.',
    unknown: 'Unknown device',
    thisOne: 'this device',
    made: (date: string) => `since ${date}`,
    used: (date: string) => `last used ${date}`,
    neverUsed: 'never used to sign in',
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    removed: (what: string) => `${what} is removed.`,
    lastPasskey: 'Remove your only passkey?',
    lastPasskeyAbout:
      'Devices that are signed in stay so. But you could sign in nowhere else any more, and not here either once you have signed out.',
    removePasskey: 'Remove the passkey',
    keepPasskey: 'Keep it',
    signOutOthers: 'Sign out everywhere else',
    othersOut: (n: number) => `${count(n, { one: 'other device is', other: 'other devices are' })} signed out.`,
    label: 'Name of the program',
    makeToken: 'Make a token',
    token: (label: string) => `The token of ${label}`,
    tokenOnce: 'Copy it now; it is shown only this once.',
    needsLabel: 'Give the program a name first.',
  },
  entering: {
    title: (account: string) => `Sign in as ${account}?`,
    about: (guest: string, n: number) =>
      `Here you are ${guest}, a guest with ${count(n, { one: 'match', other: 'matches' })}. Should ${n === 1 ? 'it' : 'they'} become part of your account?`,
    names: (guest: string) => `At those tables you stay ${guest} to the others; your account keeps its own name.`,
    without: (guest: string) => `If you sign in without them, nobody can play on as ${guest}.`,
    merge: 'Take the matches along',
    leave: 'Sign in without them',
    stay: (guest: string) => `Stay ${guest}`,
  },
}
