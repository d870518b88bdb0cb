/** What the hint and the evaluation bar say. */
import type { Language } from '@taproom/engine'
import { preferences } from '../store/preferences.ts'

interface HintWords {
  readonly hint: string
  readonly about: string
  readonly title: string
  readonly close: string
  readonly thinking: string
  readonly waiting: string
  readonly over: string
  readonly trouble: string
  /** How a move changes the seat's chances. */
  readonly after: (share: string, change: string) => string
  readonly bar: (seats: readonly { readonly name: string; readonly share: string }[]) => string
  readonly chances: string
}

const all: { readonly [L in Language]: HintWords } = {
  en: {
    hint: 'Hint',
    about: 'the best moves as the master sees them',
    title: 'What the master would do',
    close: 'Close the hint',
    thinking: 'Thinking…',
    waiting: 'The hint comes back when you have something to decide.',
    over: 'The match is over.',
    trouble: 'There is no hint for this table.',
    after: (share, change) => `${share} of the match (${change})`,
    bar: seats => `Chances: ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
    chances: 'Chances',
  },
  fr: {
    hint: 'Indice',
    about: 'les meilleurs coups selon le maître',
    title: 'Ce que ferait le maître',
    close: 'Fermer l’indice',
    thinking: 'Réflexion…',
    waiting: 'L’indice revient dès que vous avez quelque chose à décider.',
    over: 'La partie est terminée.',
    trouble: 'Il n’y a pas d’indice pour cette table.',
    after: (share, change) => `${share} de la partie (${change})`,
    bar: seats => `Chances : ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
    chances: 'Chances',
  },
  nl: {
    hint: 'Hint',
    about: 'de beste zetten volgens de meester',
    title: 'Wat de meester zou doen',
    close: 'Hint sluiten',
    thinking: 'Denkt na…',
    waiting: 'De hint komt terug zodra jij iets te beslissen hebt.',
    over: 'De partij is afgelopen.',
    trouble: 'Voor deze tafel is er geen hint.',
    after: (share, change) => `${share} van de partij (${change})`,
    bar: seats => `Kansen: ${seats.map(({ name, share }) => `${name} ${share}`).join(', ')}`,
    chances: 'Kansen',
  },
}

export const hintWords = (): HintWords => all[preferences().language]

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export function signed(change: number): string {
  const points = Math.round(change * 100)
  return points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`
}
