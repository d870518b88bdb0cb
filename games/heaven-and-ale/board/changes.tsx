/** What an event changed, as chips in the log. */
import type { LogChange } from '@taproom/board'
import type { Words } from '@taproom/engine'
import type { HeavenAndAleView } from '../rules/table.ts'
import { GlyphIcon, type GlyphName } from './art/index.ts'
import type { Piece } from './kinds.ts'
import type { BoardEvent } from './previews.ts'
import { spokenHere } from './words.ts'

const chip = (amount: number, glyph: GlyphName, name: string): LogChange[] =>
  amount === 0 ? [] : [{ amount, art: <GlyphIcon of={glyph} />, name }]

const steps = (piece: Piece, amount: number): LogChange[] =>
  chip(amount, piece, spokenHere().steps(spokenHere().pieces[piece]))

export function changes(event: BoardEvent, _words: Words<HeavenAndAleView, BoardEvent>): readonly LogChange[] {
  switch (event.kind) {
    case 'buy':
      return chip(-event.price, 'ducat', spokenHere().ducats(event.price))
    case 'ducats':
      return chip(event.delta, 'ducat', spokenHere().ducats(Math.abs(event.delta)))
    case 'marker':
      return steps(event.colour, event.to - event.from)
    case 'brewmaster':
      return steps('brewmaster', event.to - event.from)
    case 'barrel':
      return chip(event.vp, 'barrel', spokenHere().points(event.vp))
    default:
      return []
  }
}
