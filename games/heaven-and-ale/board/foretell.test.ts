import { expect, test } from 'vitest'
import { freshTable, lay, plant, play, playBy } from '../rules/position.ts'
import { foretell } from './foretell.ts'
import type { BoardEvent } from './previews.ts'

/** Events as the journal stamps them; what is foretold does not look at when they happened. */
const stamped = (events: readonly object[]) =>
  events.map((event, seq) => ({ ...event, seq, at: 0, turn: 0 })) as BoardEvent[]

test('a purchase that encloses a shed says what it costs and what it brings (EX-06)', () => {
  const t = freshTable(2)
  plant(t, 0, { S7: 'wood 1', S9: 'barley 1', S8: 'hops 1', S6: 'scribe', S3: 'yeast 1' })
  lay(t, 'resource-3', ['wood 2'])
  play(t, 'move resource-3')
  const events = stamped(play(t, 'buy 0 sun-4'))
  expect(foretell(events, 0, 'en')).toBe('−4 ducats, brewmaster +6; encloses shed site 2, sum 6')
  expect(foretell(events, 0, 'fr')).toContain('−4 ducats, maître brasseur +6')
})

test('a disc says what its tiles pay (EX-03)', () => {
  const t = freshTable(2)
  plant(t, 0, { S3: 'barley 2', H2: 'barley 4', H3: 'hops 1' })
  play(t, 'move disc-c')
  expect(foretell(stamped(play(t, 'spot spot-barley')), 0, 'en')).toBe('+4 ducats, barley +2')
})

test('a sale says what is lost by it (HA-9.21)', () => {
  const t = freshTable(2)
  const events = stamped(playBy(t, 0, 'sell priv-ducats'))
  expect(foretell(events, 0, 'en')).toBe('+3 ducats; “Ducats” is then gone for good')
  expect(foretell(events, 0, 'nl')).toContain('voorgoed weg')
})

test('where nothing is gained or lost the log’s sentence tells', () => {
  const t = freshTable(2)
  expect(foretell(stamped(play(t, 'move resource-3')), 0, 'en')).toBeUndefined()
})
