import { counting } from '../../plural.ts'
import type { people as en } from './en.ts'

const count = counting('nl')

export const people: typeof en = {
  access: {
    title: 'Jouw toegang',
    about: 'Elke sleutel, elk apparaat en elk programma dat voor jou mag handelen. Haal weg wat je niet kent.',
    passkeys: 'Toegangssleutels',
    noPasskey: 'Nog geen: alleen dit apparaat weet dat jij het bent.',
    devices: 'Apparaten',
    programs: 'Programma’s',
    noProgram: 'Geen. Een programma van jou kan met een token voor je spelen.',
    unknown: 'Onbekend apparaat',
    thisOne: 'dit apparaat',
    made: date => `sinds ${date}`,
    used: date => `laatst gebruikt ${date}`,
    neverUsed: 'nooit gebruikt om binnen te gaan',
    remove: 'Haal weg',
    removeOf: what => `Haal ${what} weg`,
    removed: what => `${what} is weggehaald.`,
    lastPasskey: 'Je enige sleutel weghalen?',
    lastPasskeyAbout:
      'Aangemelde apparaten blijven aangemeld. Maar elders kom je niet meer binnen, en hier ook niet als je je eenmaal hebt afgemeld.',
    removePasskey: 'Haal de sleutel weg',
    keepPasskey: 'Houd hem',
    signOutOthers: 'Meld overal elders af',
    othersOut: n => `${count(n, { one: 'ander apparaat is', other: 'andere apparaten zijn' })} afgemeld.`,
    label: 'Naam van het programma',
    makeToken: 'Maak een token',
    token: label => `Het token van ${label}`,
    tokenOnce: 'Kopieer het nu; het wordt alleen deze keer getoond.',
    needsLabel: 'Geef het programma eerst een naam.',
  },
  entering: {
    title: account => `Naar binnen als ${account}?`,
    about: (guest, n) =>
      `Hier ben je ${guest}, een gast met ${count(n, { one: 'partij', other: 'partijen' })}. Moet ${n === 1 ? 'die' : 'dat alles'} bij je account horen?`,
    names: guest => `Aan die tafels blijf je voor de anderen ${guest}; je account houdt zijn eigen naam.`,
    without: guest => `Ga je zonder naar binnen, dan kan niemand meer verder spelen als ${guest}.`,
    merge: 'Neem de partijen mee',
    leave: 'Ga zonder naar binnen',
    stay: guest => `Blijf ${guest}`,
  },
}
