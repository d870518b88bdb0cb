import type { ShellWords } from '../index.ts'
import { counting, listing } from '../plural.ts'

const count = counting('fr')
const list = listing('fr')

const STRENGTH = {
  guest: 'facile (1 sur 6)',
  apprentice: 'doux (2 sur 6)',
  journeyman: 'solide (3 sur 6)',
  brewer: 'fort (4 sur 6)',
  cellarer: 'très fort (5 sur 6)',
  master: 'le plus fort (6 sur 6)',
} as const

export const follow: Pick<ShellWords, 'pace' | 'since' | 'scene' | 'opposition' | 'points'> = {
  pace: {
    title: 'Rythme des autres',
    hint: 'Combien de temps chacun de leurs coups reste affiché avant le suivant.',
    paces: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Immédiat' },
    held: 'Les autres attendent que vous les laissiez continuer.',
    key: 'faire attendre les autres, ou continuer',
  },
  since: {
    you: 'Vous',
    table: 'La table',
    replay: (name: string) => `Le revoir : ${name}`,
    title: 'Depuis votre tour',
    moves: (n: number) =>
      `${count(n, { one: 'coup', other: 'coups' })} depuis le vôtre. Choisissez-en un pour le voir sur la table.`,
    nothing: 'Rien ne s’est passé depuis votre dernier coup.',
    look: ', le voir sur la table',
    toTable: 'À la table',
  },
  scene: {
    title: 'Le décompte',
    before: 'Avant les points',
    next: (step, of) => (step < of ? `Suite (${step} sur ${of})` : 'Au résultat'),
    skip: 'Passer',
    again: 'Revoir le décompte',
    total: points => `= ${points}`,
    won: points => `Vous gagnez avec ${count(points, { one: 'point', other: 'points' })}`,
    shared: (names, points) =>
      `Vous et ${list(names)} partagez la victoire avec ${count(points, { one: 'point', other: 'points' })}`,
    came: (rank, points) =>
      `Vous êtes ${rank === 1 ? '1er' : `${rank}e`} avec ${count(points, { one: 'point', other: 'points' })}`,
    check: 'Vérifier le tirage',
  },
  opposition: {
    moreRules: n => `Plus de règles, pour qui connaît le jeu (${n})`,
    title: 'Contre qui vous jouez',
    howMany: 'Nombre d’adversaires',
    rung: (n, of) => `, force ${n} sur ${of}`,
    persons: {
      guest: 'Pip, qui goûte',
      apprentice: 'Odo, l’apprenti',
      journeyman: 'Marthe, la compagnonne',
      brewer: 'Bruno, le brasseur',
      cellarer: 'Agnès, la caviste',
      master: 'Hilde, la maîtresse brasseuse',
    },
    against: (n, level) => `Contre ${count(n, { one: 'adversaire', other: 'adversaires' })} : ${STRENGTH[level]}`,
    change: (game, now) => `${game} : ${now}. En choisir d’autres`,
    again: 'La rejouer depuis le début',
    againHint: 'Le même tirage contre les mêmes adversaires, dans une partie à vous.',
  },
  points: {
    ownValues: 'votre matériel',
    title: 'Points si tout s’arrêtait là',
    about: 'Ce que chacun aurait si la partie s’arrêtait maintenant, pour autant que vous puissiez le voir.',
    where: { solo: 'En solo', on: 'Toujours', off: 'Jamais' },
  },
}
