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
  /** How a move changes the seat's chances. */
  after: (share: string, change: string) => `${share} of the match (${change})`,
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
    after: (share, change) => `${share} de la partie (${change})`,
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
    after: (share, change) => `${share} van de partij (${change})`,
    bar: seats => `Kansen: ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
  },
}

export const hintWords = (): typeof en => all[preferences().language]

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export function signed(change: number): string {
  const points = Math.round(change * 100)
  return points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`
}
