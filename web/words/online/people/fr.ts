import { counting } from '../../plural.ts'
import type { people as en } from './en.ts'

const count = counting('fr')

export const people: typeof en = {
  access: {
    title: 'Vos accès',
    about: 'Chaque clé, appareil et programme qui peut agir pour vous. Retirez ce que vous ne reconnaissez pas.',
    passkeys: 'Clés d’accès',
    noPasskey: 'Aucune pour l’instant : seul cet appareil sait que vous êtes vous.',
    devices: 'Appareils',
    programs: 'Programmes',
    noProgram: 'Aucun. Un programme à vous peut jouer pour vous avec un jeton.',
    unknown: 'Appareil inconnu',
    thisOne: 'cet appareil',
    made: date => `depuis le ${date}`,
    used: date => `dernier usage le ${date}`,
    neverUsed: 'n’a jamais servi à entrer',
    remove: 'Retirer',
    removeOf: what => `Retirer ${what}`,
    removed: what => `${what} : retiré.`,
    lastPasskey: 'Retirer votre seule clé d’accès ?',
    lastPasskeyAbout:
      'Les appareils connectés le restent. Mais vous ne pourriez plus entrer ailleurs, ni ici une fois déconnecté.',
    removePasskey: 'Retirer la clé',
    keepPasskey: 'La garder',
    signOutOthers: 'Déconnecter partout ailleurs',
    othersOut: n => `${count(n, { one: 'autre appareil déconnecté', other: 'autres appareils déconnectés' })}.`,
    label: 'Nom du programme',
    makeToken: 'Créer un jeton',
    token: label => `Le jeton de ${label}`,
    tokenOnce: 'Copiez-le maintenant ; il n’est montré que cette fois.',
    needsLabel: 'Donnez d’abord un nom au programme.',
  },
  entering: {
    title: account => `Entrer en tant que ${account} ?`,
    about: (guest, n) =>
      `Ici vous êtes ${guest}, un invité avec ${count(n, { one: 'partie', other: 'parties' })}. ${n === 1 ? 'Doit-elle' : 'Doivent-elles'} rejoindre votre compte ?`,
    names: guest => `À ces tables vous restez ${guest} pour les autres ; votre compte garde son nom.`,
    without: guest => `Si vous entrez sans elles, plus personne ne pourra jouer en tant que ${guest}.`,
    merge: 'Emporter les parties',
    leave: 'Entrer sans elles',
    stay: guest => `Rester ${guest}`,
  },
}
