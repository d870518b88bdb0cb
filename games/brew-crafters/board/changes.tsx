/** What an event changed, as chips in the log. */
import type { LogChange } from '@taproom/board'
import type { Language } from '@taproom/engine'
import type { CubeCounts } from '../rules/events.ts'
import { Coin, Cube, Rep } from './art/index.ts'
import { KINDS, type Kind } from './kinds.ts'
import { type BoardEvent, sumOf } from './previews.ts'

/** The log is drawn without a board around it too: what its chips are called is always there. */
const NAMES: { readonly [L in Language]: { readonly [G in Kind | 'money' | 'rep']: string } } = {
  en: {
    malt: 'malt',
    hops: 'hops',
    yeast: 'yeast',
    spice: 'spice',
    coffee: 'coffee',
    fruit: 'fruit',
    money: 'dollars',
    rep: 'reputation',
  },
  fr: {
    malt: 'malt',
    hops: 'houblon',
    yeast: 'levure',
    spice: 'épice',
    coffee: 'café',
    fruit: 'fruit',
    money: 'dollars',
    rep: 'réputation',
  },
  nl: {
    malt: 'mout',
    hops: 'hop',
    yeast: 'gist',
    spice: 'specerij',
    coffee: 'koffie',
    fruit: 'fruit',
    money: 'dollar',
    rep: 'reputatie',
  },
}
interface Goods {
  readonly cubes?: CubeCounts
  readonly money?: number
  readonly rep?: number
}

const chipsIn =
  (names: (typeof NAMES)[Language]) =>
  ({ cubes = {}, money = 0, rep = 0 }: Goods, sign = 1): LogChange[] => [
    ...KINDS.flatMap(kind => {
      const n = cubes[kind] ?? 0
      return n === 0 ? [] : [{ amount: sign * n, art: <Cube of={kind} size={15} />, name: names[kind] }]
    }),
    ...(money === 0 ? [] : [{ amount: sign * money, art: <Coin size={15} />, name: names.money }]),
    ...(rep === 0 ? [] : [{ amount: sign * rep, art: <Rep size={15} />, name: names.rep }]),
  ]

export function changes(event: BoardEvent, language: Language): readonly LogChange[] {
  const chips = chipsIn(NAMES[language])
  switch (event.kind) {
    case 'compensation':
    case 'benefit':
    case 'bonus':
    case 'install':
    case 'sell':
    case 'secret-paid':
      return chips(event)
    case 'take':
      return chips({
        cubes: sumOf([event.cubes, ...event.bonuses.map(bonus => bonus.cubes)]),
        money: event.bonuses.reduce((sum, bonus) => sum + bonus.money, event.money),
        rep: event.bonuses.reduce((sum, bonus) => sum + bonus.rep, 0),
      })
    case 'overflow':
      return chips({ cubes: event.discarded }, -1)
    case 'partner-trade':
      return [...chips({ cubes: event.paid }, -1), ...chips({ cubes: event.taken })]
    case 'exchange':
      return [
        ...chips(event.given === 'money' ? { money: event.count } : { cubes: { [event.given]: event.count } }, -1),
        ...chips({ cubes: event.received }),
      ]
    case 'brew':
    case 'collab-section':
      return chips({ cubes: event.paid }, -1)
    case 'farm-plant':
      return chips({ cubes: { [event.plant]: 1 } }, -1)
    case 'farm-pick':
      return chips({ cubes: { [event.pick]: 1 } })
    case 'farm-tile':
      return event.planted ? chips({ cubes: { [event.planted]: 1 } }, -1) : chips({ cubes: event.harvested })
    case 'market-place':
      return chips({ money: event.queueJump }, -1)
    case 'hire-worker':
    case 'temp-book':
      return chips({ money: event.paid }, -1)
    case 'bill':
      return chips({ money: event.total }, -1)
    default:
      return []
  }
}
