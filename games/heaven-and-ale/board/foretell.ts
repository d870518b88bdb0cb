/** What a move will gain and lose, in a few words: "−3 ducats, +2 barley; encloses shed site 2: brewmaster +6". */
import type { Language } from '@taproom/engine'
import { PIECES, type Piece, signed } from './kinds.ts'
import type { BoardEvent } from './previews.ts'
import { boardWords } from './words.ts'

export function foretell(events: readonly BoardEvent[], seat: number, language: Language): string | undefined {
  const words = boardWords[language]
  const own = events.filter(event => 'seat' in event && event.seat === seat)
  const steps = new Map<Piece, number>()
  let ducats = 0
  let points = 0
  const told: string[] = []
  const add = (piece: Piece, count: number) => steps.set(piece, (steps.get(piece) ?? 0) + count)
  for (const event of own) {
    if (event.kind === 'buy') ducats -= event.price
    else if (event.kind === 'ducats') ducats += event.cause === 'purchase' ? 0 : event.delta
    else if (event.kind === 'marker') add(event.colour, event.to - event.from)
    else if (event.kind === 'brewmaster') add('brewmaster', event.to - event.from)
    else if (event.kind === 'barrel') points += event.vp
    else if (event.kind === 'enclose')
      told.push(words.encloses(words.site.shed(event.shed.slice(event.shed.indexOf('-') + 1)), event.sum))
    else if (event.kind === 'pair') told.push(words.completesPair)
    else if (event.kind === 'privilege-lost') told.push(words.pairLost)
    else if (event.kind === 'sell' || event.kind === 'sale-queued') told.push(words.gone(words.cards[event.card]))
  }
  const gains = [
    ...(ducats === 0 ? [] : [`${ducats < 0 ? '−' : '+'}${words.ducats(Math.abs(ducats))}`]),
    ...PIECES.flatMap(piece => (steps.get(piece) ? [`${words.pieces[piece]} ${signed(steps.get(piece) ?? 0)}`] : [])),
    ...(points === 0 ? [] : [`+${words.points(points)}`]),
  ]
  const all = [...(gains.length === 0 ? [] : [gains.join(', ')]), ...told]
  return all.length === 0 ? undefined : all.join('; ')
}
