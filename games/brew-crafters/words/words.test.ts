import { describe, expect, test } from 'vitest'
import { proposedBox } from '../components/box.ts'
import { SOURCES } from '../components/names.ts'
import { game } from '../rules/game.ts'
import { match } from '../rules/position.ts'
import { refuse } from '../rules/refusals.ts'
import { english } from './en/index.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as nl } from './nl.ts'
import { declarationOf, effectText } from './shared/effect.ts'

/** Nothing unfinished in a phrase. */
const whole = (text: string): void => {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|-32768| {2}|\( ?\)|^[\s,;:]|[\s,]$/)
  expect(text.length).toBeGreaterThan(0)
}

describe('the text of a card is derived from its declaration', () => {
  const text = (source: string, box = proposedBox) => {
    const id = SOURCES.find(known => known === source)
    return id ? effectText(english, declarationOf(box, id)) : ''
  }

  test('English cards', () => {
    expect(text('grain-buyer')).toBe('A market space gives you malt: take 1 malt, once per market action')
    expect(text('flavour-scout')).toBe(
      'A market space gives you spice, coffee or fruit: take 1 more of that kind, once per market action',
    )
    expect(text('bookkeeper')).toBe('Winter bill: $3 less')
    expect(text('shelf-stacker')).toBe('Storage +4')
    expect(text('tour-guide')).toBe('At the end: 1 point per 2 installed tiles, rounded up')
    expect(text('malting-winter')).toBe('Start of Winter: take 2 malt')
    expect(text('recipe-design-final')).toBe(
      'At the end: 2 points (at most 8) per different advanced or secret recipe brewed',
    )
    expect(text('brew-pub')).toBe('A tank in the pub, whose batch is sold without bottling')
    for (const source of SOURCES) whole(text(source))
  })

  test('a corrected box says other words', () => {
    const box = game.declared.readBox?.({
      ...JSON.parse(JSON.stringify(proposedBox)),
      skilledWorkers: proposedBox.skilledWorkers.map((card, i) =>
        i === 0 ? { ...card, effect: { op: 'gain', cubes: { malt: 2, fruit: 1 } } } : card,
      ),
    })
    if (!box || typeof box === 'string') throw new Error(box)
    expect(text('grain-buyer', box)).toBe(
      'A market space gives you malt: take 2 malt and 1 fruit, once per market action',
    )
  })
})

describe('typography and number', () => {
  test('French puts its spaces and plurals', () => {
    const view = match().atMarket(0).game.view(match().t, 0)
    expect(fr.move(view, { kind: 'place', place: 0, option: 0, piece: 0 })).toBe('Malterie\u00a0: prendre 3\u00a0malts')
    expect(fr.refusal(refuse['queue-jump-no-money'].with(1, 0).reason())).toBe(
      'Le Resquilleur coûte 1\u00a0$ et vous avez 0\u00a0$.',
    )
  })

  test('Dutch speaks to you', () => {
    const view = game.view(match().t, 0)
    expect(nl.prompt(view)).toBe('Plaats je eerste arbeider op de markt.')
    expect(nl.move(view, { kind: 'place', place: 3, option: 0, piece: 0 })).toBe(
      'Privé-investeerder: neem $\u00a01 en de startspelermarker',
    )
  })

  test('English tells price and effect', () => {
    const p = match({ seats: 2 }).stock(0, { malt: 4, hops: 2, yeast: 1 }).atBrewing(0).do('act process-collaborate')
    const move = game.parse('brew line everyday-ale none none')
    expect(en.move(game.view(p.t, 0), game.unpack(Number(move)))).toBe(
      'Brew Everyday Ale on the line: 2 malt, 2 hops and 1 yeast (2 points)',
    )
  })
})
