import type { ShellWords } from '../index.ts'
import { counting, listing } from '../plural.ts'

const count = counting('fr')
const list = listing('fr')

export const follow: Pick<ShellWords, 'pace' | 'since' | 'scene'> = {
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
}
