/** What an event changed, as chips in the log. */
import type { LogChange } from '@taproom/board'
import type { Language } from '@taproom/engine'
import { GlyphIcon, type GlyphName } from './art/index.ts'
import type { Piece } from './kinds.ts'
import type { BoardEvent } from './previews.ts'
import { boardWords } from './words.ts'

const chip = (amount: number, glyph: GlyphName, name: string): LogChange[] =>
  amount === 0 ? [] : [{ amount, art: <GlyphIcon of={glyph} />, name }]

export function changes(event: BoardEvent, language: Language): readonly LogChange[] {
  const words = boardWords[language]
  const steps = (piece: Piece, amount: number) => chip(amount, piece, words.steps(words.pieces[piece]))
  switch (event.kind) {
    case 'buy':
      return chip(-event.price, 'ducat', words.ducats(event.price))
    case 'ducats':
      return chip(event.delta, 'ducat', words.ducats(Math.abs(event.delta)))
    case 'marker':
      return steps(event.colour, event.to - event.from)
    case 'brewmaster':
      return steps('brewmaster', event.to - event.from)
    case 'barrel':
      return chip(event.vp, 'barrel', words.points(event.vp))
    default:
      return []
  }
}
