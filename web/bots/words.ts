/** What the hint and the evaluation bar say. */
import type { Language } from '@taproom/engine'
import { preferences } from '../store/preferences.ts'

const en = {
  hint: 'Hint',
  about: 'the best moves as the master sees them',
  title: 'What the master would do',
  close: 'Close the hint',
  thinking: 'Thinking…',
  waiting: 'The hint comes back when you have something to decide.',
  over: 'The match is over.',
  /** How good a move is beside the best one, and what may be expected after it: chances of a hundred. */
  after: (verdict: Verdict, mine: number, others: number) =>
    `${{ best: 'Best', alike: 'About as good', weaker: 'A little weaker', worse: 'Clearly weaker' }[verdict]}: you ${mine}\u00a0%, the others ${others}\u00a0%`,
  now: (mine: number, others: number) =>
    `Chances to win now: you ${mine}\u00a0%, the others together ${others}\u00a0%.`,
  bar: (seats: readonly { readonly name: string; readonly share: string }[]) =>
    `Chances: ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
}

const all: { readonly [L in Language]: typeof en } = {
  en,
  fr: {
    hint: 'Indice',
    about: 'les meilleurs coups selon le maître',
    title: 'Ce que ferait le maître',
    close: 'Fermer l’indice',
    thinking: 'Réflexion…',
    waiting: 'L’indice revient dès que vous avez quelque chose à décider.',
    over: 'La partie est terminée.',
    after: (verdict, mine, others) =>
      `${{ best: 'Le meilleur', alike: 'Presque aussi bon', weaker: 'Un peu moins bon', worse: 'Nettement moins bon' }[verdict]}\u00a0: vous ${mine}\u00a0%, les autres ${others}\u00a0%`,
    now: (mine, others) => `Chances de gagner\u00a0: vous ${mine}\u00a0%, les autres ensemble ${others}\u00a0%.`,
    bar: seats => `Chances : ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
  },
  nl: {
    hint: 'Hint',
    about: 'de beste zetten volgens de meester',
    title: 'Wat de meester zou doen',
    close: 'Hint sluiten',
    thinking: 'Denkt na…',
    waiting: 'De hint komt terug zodra jij iets te beslissen hebt.',
    over: 'De partij is afgelopen.',
    after: (verdict, mine, others) =>
      `${{ best: 'De beste', alike: 'Ongeveer even goed', weaker: 'Iets zwakker', worse: 'Duidelijk zwakker' }[verdict]}: jij ${mine}\u00a0%, de anderen ${others}\u00a0%`,
    now: (mine, others) => `Winstkansen nu: jij ${mine}\u00a0%, de anderen samen ${others}\u00a0%.`,
    bar: seats => `Kansen: ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
  },
}

export const hintWords = (): typeof en => all[preferences().language]

export const percent = (share: number): string => `${whole(share)} %`

export const whole = (share: number): number => Math.round(share * 100)

export type Verdict = 'best' | 'alike' | 'weaker' | 'worse'

/** By how much less of the match a move promises than the best one. */
export function verdict(less: number): Verdict {
  if (less <= 0) return 'best'
  if (less < 0.015) return 'alike'
  return less < 0.05 ? 'weaker' : 'worse'
}
