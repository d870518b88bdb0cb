/** Decisions with more to read than the board has room for, as sheets. */
import type { Fit } from '@taproom/board'
import { type Accessor, createMemo, type JSX, Show } from 'solid-js'
import {
  GIVEN,
  KINDS,
  LAB_SIDES,
  MONEY,
  PARTNERSHIPS,
  RECIPES,
  SECTIONS,
  SOURCES,
  SPECIALTIES,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../components/names.ts'
import { mostGiven } from '../rules/modules/commodity-exchange.ts'
import { declarationOf, effectText, sourceName } from '../words/shared/effect.ts'
import { Cap, Cube, Face, Glyph } from './art/index.ts'
import { type Decision, exchangeId, type Hand, payId, specialtyId } from './choices.ts'
import { Exchange } from './Exchange.tsx'
import type { Tab } from './kinds.ts'
import { PARTNER_GLYPH } from './Offers.tsx'
import type { Play } from './play.ts'
import { partnerCard, readTiles, workerCard } from './read/cards.ts'
import { batchOf, shortName } from './read/recipes.ts'
import { cubeSigns, effectSigns } from './read/signs.ts'
import { cubesOf } from './read/table.ts'
import { Sheet, type SheetOption } from './Sheet.tsx'
import { TILE_GLYPH } from './TileRow.tsx'

interface SheetContent {
  readonly title: string
  readonly note?: string
  readonly options: readonly SheetOption[]
}

type SheetReader = (play: Play) => SheetContent

const numbers = (play: Play, kind: string, name: string): number[] =>
  play.props.choices.filter(({ data }) => data.kind === kind).map(({ data }) => Number(data[name]))

function workers(play: Play): SheetOption[] {
  return numbers(play, 'hire', 'worker').map(worker => {
    const card = workerCard(play.table(), worker, play.words())
    return {
      id: card.id,
      art: <Face number={card.face} size={32} />,
      title: card.name,
      text: card.text,
      cost: card.winter,
    }
  })
}

const hire: SheetReader = play => {
  const { hire, hireNote } = play.words().sheets
  return { title: hire, note: hireNote, options: workers(play) }
}

const agency: SheetReader = play => {
  const { sheets, lexicon } = play.words()
  const { price } = play.table().box.modules.agency
  const options = workers(play)
  return { title: sheets.agency(options.length), note: sheets.agencyNote(lexicon.names.money(price)), options }
}

const partner: SheetReader = play => {
  const { partner, partnerNote } = play.words().sheets
  const options = numbers(play, 'partner', 'card').map(card => {
    const { name, text, trades } = partnerCard(play.table(), card, play.words())
    const id = PARTNERSHIPS[card]
    return {
      id,
      art: <Glyph of={PARTNER_GLYPH[id]} size={28} class={id} />,
      title: name,
      text,
      signs: trades.join(' _ '),
    }
  })
  return { title: partner, note: partnerNote, options }
}

const install: SheetReader = play => {
  const { sheets, lexicon } = play.words()
  const t = play.table()
  const tiles = readTiles(t, play.own(), play.words())
  const costs = [...new Set(t.box.tables.tileCost)].map(lexicon.names.money)
  return {
    title: sheets.install,
    note: t.prompts.a === 1 ? sheets.installFree : sheets.installNote(lexicon.names.or(costs)),
    options: numbers(play, 'install', 'tile').map(tile => ({
      id: TILES[tile],
      art: <Glyph of={TILE_GLYPH[TILES[tile]]} size={26} />,
      title: tiles[tile].name,
      text: tiles[tile].text,
      signs: tiles[tile].gift,
      cost: tiles[tile].winter,
    })),
  }
}

/** Where the lab has no room for words: each track with the level that is next. */
const lab: SheetReader = play => {
  const { lexicon, research, researchNote } = play.words()
  const t = play.table()
  const options = numbers(play, 'research', 'track').map(track => {
    const own = track % TRACKS_PER_SIDE
    const level = t.box.lab[LAB_SIDES[t.labSide]][own].levels[t.seats[play.own()].lab[own]]
    const { names } = lexicon
    return {
      id: TRACKS[track],
      title: `${names.track[TRACKS[track]]}, ${names.level[level.level]}`,
      text: effectText(lexicon, level),
    }
  })
  return { title: research, note: researchNote, options }
}

const secret: SheetReader = play => {
  const { secret, secretNote } = play.words().sheets
  const t = play.table()
  const options = numbers(play, 'secret', 'recipe').map(recipe => ({
    id: RECIPES[recipe],
    art: <Cap batch={batchOf(t, recipe)} size={34} />,
    title: shortName(t, recipe),
    signs: `${t.box.recipes[recipe].rep} rep`,
    under: cubeSigns(t.box.recipes[recipe].ingredients),
  }))
  return { title: secret, note: secretNote, options }
}

const benefits: SheetReader = play => {
  const { sheets, lexicon } = play.words()
  const { box } = play.table()
  const options = numbers(play, 'benefit', 'source').map(source => {
    const declared = declarationOf(box, SOURCES[source])
    return {
      id: SOURCES[source],
      art: <Glyph of="winter" size={24} />,
      title: sourceName(lexicon, SOURCES[source]),
      text: effectText(lexicon, declared),
      signs: effectSigns(declared),
    }
  })
  return { title: sheets.benefits, note: sheets.benefitsNote, options }
}

const cubeOption = (play: Play, kind: number, text?: string): SheetOption => ({
  id: KINDS[kind],
  art: <Cube of={KINDS[kind]} size={30} />,
  title: play.words().lexicon.names.cubes(KINDS[kind], 1),
  text,
})

const gain: SheetReader = play => {
  const { sheets, lexicon, takeSome } = play.words()
  const { a, b } = play.asked()
  return {
    title: `${sourceName(lexicon, SOURCES[a])}: ${takeSome(b)}`,
    note: sheets.gain,
    options: numbers(play, 'gain', 'cube').map(kind => cubeOption(play, kind)),
  }
}

const harvest: SheetReader = play => {
  const { sheets } = play.words()
  const { harvest } = play.table()
  const options = numbers(play, 'pick', 'cube').map(kind => cubeOption(play, kind, sheets.harvestLeft(harvest[kind])))
  return { title: sheets.harvest, options }
}

/** BC-7.32: the ways to pay for the batch in hand. */
const pay: SheetReader = play => {
  const { sheets, lexicon } = play.words()
  const t = play.table()
  const { recipe = 0 } = play.asked().hand
  const options = play.props.choices
    .filter(({ data }) => data.kind === 'brew' && data.recipe === recipe)
    .flatMap(({ move, data }) => {
      const id = payId(Number(data.tank), Number(data.tinkered), Number(data.swapped))
      if (!play.legal().moves.has(id)) return []
      const brewed = play.props.preview(move)?.events.find(event => event.kind === 'brew')
      if (brewed?.kind !== 'brew') return []
      const parts = [
        ...(brewed.tinkered ? [lexicon.moves.tinkered(lexicon.names.kind[brewed.tinkered])] : []),
        ...(brewed.swapped
          ? [lexicon.moves.swapped(lexicon.names.kind[brewed.swapped.out], lexicon.names.kind[brewed.swapped.by])]
          : []),
      ]
      return [
        {
          id,
          art: <Cap batch={batchOf(t, recipe)} size={32} />,
          title: parts.length > 0 ? parts.join(', ') : sheets.payAsPrinted,
          under: cubeSigns(brewed.paid),
        },
      ]
    })
  return { title: sheets.pay(shortName(t, recipe)), options }
}

const specialty: SheetReader = play => {
  const { sheets, sections } = play.words()
  const { section = 0 } = play.asked().hand
  const options = SPECIALTIES.flatMap((kind, i) => {
    const id = specialtyId(section, i + 1)
    return play.legal().moves.has(id) ? [{ ...cubeOption(play, KINDS.indexOf(kind)), id }] : []
  })
  return { title: sheets.specialty(sections[SECTIONS[section]]), options }
}

const SHEETS = { hire, agency, partner, install, lab, secret, benefits, gain, harvest, pay, specialty }
type Kind = keyof typeof SHEETS | 'exchange'

const OF_DECISION: { readonly [D in Decision]?: Kind } = {
  'benefit-order': 'benefits',
  agency: 'agency',
  exchange: 'exchange',
  'gain-choice': 'gain',
  install: 'install',
  'secret-pick': 'secret',
  'harvest-pick': 'harvest',
}
/** Small screens show workers and partnerships with their sentences anyway, and the lab by itself. */
const ON_A_DESKTOP: { readonly [D in Decision]?: Kind } = {
  'hire-worker': 'hire',
  'form-partnership': 'partner',
  'lab-track': 'lab',
}

function inHand(play: Play, { recipe, section }: Hand): Kind | undefined {
  const ids = [...play.legal().moves.keys()]
  if (recipe !== undefined && ids.some(id => id.startsWith('pay/'))) return 'pay'
  return section !== undefined ? 'specialty' : undefined
}

const TABS: { readonly [K in Kind]?: Tab } = {
  benefits: 'brewery',
  gain: 'brewery',
  harvest: 'brewery',
  install: 'brewery',
  lab: 'brewery',
  secret: 'recipes',
  pay: 'recipes',
  specialty: 'recipes',
}

export interface SheetAtHand {
  readonly region: (fit: Fit) => JSX.Element
  readonly tab: Tab
}

/** The sheet that the decision at hand wants, if any. */
export function createSheet(play: Play, fit: Accessor<Fit>): Accessor<SheetAtHand | undefined> {
  const kind = createMemo((): Kind | undefined => {
    const { decision, hand } = play.asked()
    if (!decision) return undefined
    return OF_DECISION[decision] ?? (fit() === 'wide' ? ON_A_DESKTOP[decision] : undefined) ?? inHand(play, hand)
  })
  return createMemo(() => {
    const now = kind()
    if (!now) return undefined
    const region =
      now === 'exchange' ? () => <ExchangeSheet play={play} /> : () => <OptionSheet play={play} read={SHEETS[now]} />
    return { region, tab: TABS[now] ?? 'market' }
  })
}

function OptionSheet(props: { play: Play; read: SheetReader }) {
  // While the sheet goes away there is nothing left to show: it keeps what it showed last.
  const content = createMemo((before: SheetContent | undefined) => {
    const now = props.read(props.play)
    return now.options.length === 0 && before ? before : now
  })
  return <Show when={content()}>{sheet => <Sheet name={sheet().title} {...sheet()} />}</Show>
}

function ExchangeSheet(props: { play: Play }) {
  const { play } = props
  const rows = () => {
    const t = play.table()
    const me = t.seats[play.own()]
    return GIVEN.flatMap((give, i) => {
      const { lines } = t.box.tables.exchange[i]
      const max = mostGiven(t, i)
      if (max === 0) return []
      return [
        {
          give,
          most: Math.min(max, i === MONEY ? me.money : me.cubes[i]),
          lines: lines.map((line, n) => ({
            id: String(n),
            cubes: KINDS.flatMap(kind => {
              const count = cubesOf(line)[kind]
              return count ? [{ kind, count }] : []
            }),
          })),
        },
      ]
    })
  }
  return <Exchange words={play.words().sheets} rows={rows()} idOf={exchangeId} />
}
