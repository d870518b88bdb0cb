import { type AnyRoom, Chance, seedFrom, type Table } from '@taproom/engine'
import type { AnyView } from '../table/ctrl/kinds.ts'

const FOR_GUESSES = seedFrom('what a guess fills in is not shown')

/** A table that fits what a seat sees; what is hidden on it is a guess and must not be shown. */
export function guessFrom(room: AnyRoom, view: AnyView): Table['state'] {
  const chance = new Chance()
  chance.seed(FOR_GUESSES)
  return room.game.imagine(view, chance)
}
