import { proposedBox } from '../../components/box.ts'
import type {
  Action,
  Family,
  Kind,
  LabSide,
  Level,
  MarketModule,
  Partnership,
  Piece,
  Season,
  Section,
  SkilledWorker,
  Space,
  Tile,
  Track,
} from '../../components/names.ts'

/** The English names stand in the component file, beside the values they belong to. */
const named = <I extends string>(cards: readonly { readonly id: I; readonly name: string }[]) =>
  Object.fromEntries(cards.map(card => [card.id, card.name])) as { readonly [K in I]: string }

const kind: { readonly [K in Kind]: string } = {
  malt: 'malt',
  hops: 'hops',
  yeast: 'yeast',
  spice: 'spice',
  coffee: 'coffee',
  fruit: 'fruit',
}

export const names = {
  kind,
  cubes: (kind: Kind, n: number): string => `${n} ${names.kind[kind]}`,
  anySpecialty: '1 specialty of any kind',
  money: (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`),
  tokens: (n: number): string => `${n} reputation ${n === 1 ? 'token' : 'tokens'}`,
  points: (n: number): string => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  loans: (n: number): string => `${n} ${n === 1 ? 'loan' : 'loans'}`,
  temps: (n: number): string => `${n} ${n === 1 ? 'temp' : 'temps'}`,
  nothing: 'nothing',
  and: (parts: readonly string[]): string => joined(parts, 'and'),
  or: (parts: readonly string[]): string => joined(parts, 'or'),
  colon: ': ',
  season: {
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
  } satisfies { readonly [S in Season]: string },
  family: { ale: 'ale', porter: 'porter', stout: 'stout' } satisfies { readonly [F in Family]: string },
  symbol: { none: '', hop: 'hop symbol', barrel: 'barrel symbol' },
  space: named(proposedBox.marketSpaces) satisfies { readonly [S in Space]: string },
  module: {
    'temp-labour': 'Temp Labour',
    'commodity-exchange': 'Commodity Exchange',
    'labour-agency': 'Labour Agency',
    'community-farm': 'Community Farm',
  } satisfies { readonly [M in MarketModule]: string },
  partnership: named(proposedBox.partnerships) satisfies { readonly [P in Partnership]: string },
  worker: named(proposedBox.skilledWorkers) satisfies { readonly [W in SkilledWorker]: string },
  track: named([...proposedBox.lab.basic, ...proposedBox.lab.advanced]) satisfies { readonly [T in Track]: string },
  level: {
    experimental: 'Experimental',
    winter: 'Winter',
    permanent: 'Permanent',
    final: 'Final',
  } satisfies { readonly [L in Level]: string },
  side: { basic: 'basic side', advanced: 'advanced side' } satisfies { readonly [S in LabSide]: string },
  tile: named(proposedBox.tiles) satisfies { readonly [T in Tile]: string },
  section: named(proposedBox.collaborationSections) satisfies { readonly [S in Section]: string },
  action: {
    'process-collaborate': 'Process beer and/or collaborate',
    'lab-research': 'Lab research',
    install: 'Install a building or equipment',
    'secret-recipe': 'Secret recipe',
  } satisfies { readonly [A in Action]: string },
  crew: ['the first crew', 'the second crew', 'the third crew'],
  piece: { worker: 'a worker', temp: 'a temp', 'night-broker': 'Night Broker' } satisfies {
    readonly [P in Piece]: string
  },
  tank: { 'tank-1': 'tank 1', 'tank-2': 'tank 2', pub: 'the pub' },
}

function joined(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? names.nothing
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}
