import type { Preview as Contract } from '@taproom/board'
import { type AnyRoom, Chance, copy, eventFor, seedFrom, type Table } from '@taproom/engine'
import type { AnyEvent, AnyView } from './kinds.ts'

/** What a move would lead to, as far as its maker may know it beforehand. */
export type Preview = Contract<AnyView, AnyEvent>

/** Undefined where the move would make something hidden or random known: a preview must not tell it. */
export function previewOf(
  room: AnyRoom,
  before: Table['state'],
  index: number,
  seat: number,
  move: number,
): Preview | undefined {
  const { game } = room
  if (!game.isMove(move) || game.refusal(before, seat, move)) return undefined
  const after = game.make()
  copy(before, after)
  const events: AnyEvent[] = []
  game.play(after, seat, move, {
    add: event => events.push({ ...event, seq: events.length, at: index + 1, turn: before.turn }),
  })
  if (game.declared.layout.madeKnown(before, after, seat)) return undefined
  return { view: game.view(after, seat), events: events.map(event => eventFor(event, seat)) }
}

const FOR_GUESSES = seedFrom('what a guess fills in is not shown')

/** A table that fits what a seat sees; what is hidden on it is a guess and must not be shown. */
export function guessFrom(room: AnyRoom, view: AnyView): Table['state'] {
  const chance = new Chance()
  chance.seed(FOR_GUESSES)
  return room.game.imagine(view, chance)
}
