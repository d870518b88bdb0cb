import type { Language, MoveData, Words } from '@taproom/engine'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import type { DiceBrewingEvent } from '../rules/events.ts'
import { Scene, token } from '../rules/position.ts'
import type { DiceBrewingView } from '../rules/table.ts'

const { game } = room
const who = (seat: number): string => ['Ada', 'Bert', 'Cleo', 'Dirk'][seat]

type Spoken = Words<DiceBrewingView, DiceBrewingEvent | { readonly kind: 'forced' }>
const languages: Record<Language, Spoken> = {
  en: await room.words.en(),
  fr: await room.words.fr(),
  nl: await room.words.nl(),
}

/** Something a programmer forgot to say. */
const HOLES =
  /undefined|NaN|\[object|null|\b(light-malt|dark-malt|active-zone|malt-house|craft-school|raise-die|extra-roll|-accelerator)\b/

describe.each(['en', 'fr', 'nl'] as const)('in %s', language => {
  const words = languages[language]

  it('moves that are only asked about have labels too', () => {
    const view = game.view(new Scene().t, 0)
    const moves: readonly MoveData[] = [
      { kind: 'take-out', colour: 0, value: 3, marks: 0 },
      { kind: 'place-abroad', board: 1, field: 2 },
      { kind: 'enhance', enhancement: 2 },
      { kind: 'second-discount' },
      { kind: 'token-discount' },
    ]
    for (const move of moves) expect(words.move(view, move)).not.toMatch(HOLES)
  })
})

describe('dice', () => {
  it('are words in sentences and glyphs in lists', () => {
    const scene = new Scene({
      at: 'first-piece',
      players: [{ active: 'L4 D2b H6', storage: 'S3+1', tokens: ['raise-die'] }],
    })
    const view = game.view(scene.t, 0)
    const { en, fr, nl } = languages
    const store = { kind: 'store', colour: 0, value: 4, marks: 0 }
    const said = [en, fr, nl].map(words => words.move(view, store))
    expect(said).toEqual(['Store light malt 4', 'Entreposer malt clair 4', 'Lichte mout 4 opslaan'])
    const lines = en.describe(view, who).flatMap(passage => passage.lines)
    expect(lines).toContain('Active zone: L4 D2 (blocked) H6.')
    expect(lines).toContain('Storage: S3 (raised by 1).')
    const raise = game.unpack(game.pack(token('raise-die', 0, 'L4')))
    expect(en.move(view, raise)).toBe('Raise a Die: your light malt 4 (active zone)')
  })

  it('numbers have their plurals', () => {
    const { en, fr, nl } = languages
    const told = (words: Spoken, amount: number) =>
      words.event({ kind: 'seeds-gained', seat: 0, amount, source: { field: 'seed-department-hops' } }, who)
    expect([told(en, 1), told(en, 2)]).toEqual(['Ada gained 1 seed.', 'Ada gained 2 seeds.'])
    expect([told(fr, 1), told(fr, 2)]).toEqual(['Ada\u00a0: + 1 graine.', 'Ada\u00a0: + 2 graines.'])
    expect([told(nl, 1), told(nl, 2)]).toEqual(['Ada kreeg 1 zaadfiche.', 'Ada kreeg 2 zaadfiches.'])
  })
})

it('face-down tokens stay unsaid for the others', () => {
  const scene = new Scene({
    at: 'first-piece',
    options: { hiddenTokens: true },
    players: [{ active: 'L4' }, { tokens: ['raise-die', 'extra-roll'] }],
  })
  const seen = (viewer: number) =>
    languages.en.describe(game.view(scene.t, viewer), who).flatMap(passage => passage.lines)
  expect(seen(0)).toContain('2 face-down action tokens.')
  expect(seen(1)).toContain('Action tokens: Raise a Die, Extra Roll.')
})
