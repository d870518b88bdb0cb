/** The parts of one brewery, drawn from the match: one's own, or that of a rival one looks at. */
import { createSteady, type Fit } from '@taproom/board'
import { Show } from 'solid-js'
import { ACTIONS, KINDS, PARTNERSHIPS, TRACKS } from '../components/names.ts'
import { heldBy, SECRET_MODULE } from '../rules/table.ts'
import { BreweryHead } from './BreweryHead.tsx'
import { deedId, tradeId } from './choices.ts'
import { Deeds } from './Deeds.tsx'
import type { Cubes, Kind } from './kinds.ts'
import { Lab } from './Lab.tsx'
import { Line } from './Line.tsx'
import { seatLabel } from './labels.ts'
import type { Play } from './play.ts'
import { batchComing, moreIn, sells } from './previews.ts'
import { billWith, readBill, readCrews, readHead, readLine, readStore } from './read/brewery.ts'
import { readPartners, readTiles, readTracks, readWorkers } from './read/cards.ts'
import { Staff } from './Staff.tsx'
import { Storehouse } from './Storehouse.tsx'
import { TileRow } from './TileRow.tsx'
import { Whose } from './whose.ts'

interface RegionProps {
  play: Play
  fit: Fit
}

const isOwn = (play: Play): boolean => play.shown() === play.own()
const forecast = (play: Play) => (isOwn(play) ? play.forecast() : undefined)

export type Part = 'storehouse' | 'line' | 'tiles' | 'lab' | 'common'

/** One brewery; what the decision at hand is about comes first where not all of it can be seen. */
export function Brewery(props: RegionProps & { part?: Part }) {
  const whose = () => (isOwn(props.play) ? '' : `seat/${props.play.shown()}/`)
  return (
    <Whose.Provider value={whose}>
      <section class="bc-brewery" data-part={props.part}>
        <Head play={props.play} fit={props.fit} />
        <Show when={props.fit !== 'wide'}>
          <DeedRow play={props.play} />
        </Show>
        <div class="parts">
          <Store play={props.play} fit={props.fit} />
          <div class="works">
            <Works play={props.play} fit={props.fit} />
            <Tiles play={props.play} fit={props.fit} />
          </div>
          <Laboratory play={props.play} fit={props.fit} />
          <People play={props.play} fit={props.fit} />
        </div>
      </section>
    </Whose.Provider>
  )
}

function Head(props: RegionProps) {
  const { play } = props
  const head = createSteady(() => readHead(play.table(), play.shown()))
  const bill = createSteady(() => readBill(play.table(), play.shown(), play.words()))
  /** What is pointed at is not taken yet: the bill says beforehand what it would cost every Winter (BC-8.4). */
  const billAfter = () => {
    const id = play.pointed()
    if (!isOwn(play) || !id) return undefined
    const after = billWith(play.table(), play.own(), id)
    return after === undefined ? undefined : play.words().billAfter(play.words().lexicon.names.money(after))
  }
  const name = () => {
    if (!isOwn(play)) return play.props.who(play.shown())
    return play.props.seat >= 0 ? play.words().yours : play.words().brewery(play.props.who(play.own()))
  }
  return (
    <BreweryHead
      {...head()}
      seat={play.props.colour(play.shown())}
      name={name()}
      self={`seat/${play.shown()}`}
      label={seatLabel(play, play.shown())}
      words={play.words()}
      bill={bill()}
      moneyAfter={forecast(play)?.view.seats[play.shown()].money}
      narrow={props.fit === 'narrow'}
      billAfter={billAfter()}
      onBack={isOwn(play) ? undefined : () => play.show(play.own())}
    >
      <Show when={props.fit === 'wide'}>
        <DeedRow play={play} />
      </Show>
    </BreweryHead>
  )
}

/** What a crew can do, named: on smaller screens before everything else, on a desktop beside the numbers. */
function DeedRow(props: { play: Play }) {
  const { play } = props
  const deeds = () => {
    const { decision } = play.asked()
    if (!isOwn(play) || (decision !== 'brewing-action' && decision !== 'extra-brewing')) return []
    const inPlay = ACTIONS.filter(action => action !== 'secret-recipe' || play.table().modules[SECRET_MODULE])
    return inPlay.map(action => ({ id: deedId(ACTIONS.indexOf(action)), action }))
  }
  return <Deeds words={play.words()} deeds={deeds()} />
}

const countKinds = (cubes: readonly number[] | undefined): Cubes => {
  const counts: Partial<Record<Kind, number>> = {}
  for (const cube of cubes ?? []) counts[KINDS[cube]] = (counts[KINDS[cube]] ?? 0) + 1
  return counts
}

export function Store(props: RegionProps) {
  const { play } = props
  const store = createSteady(() => readStore(play.table(), play.shown()))
  const changes = createSteady(() => {
    const after = forecast(play)?.view.seats[play.shown()].cubes
    const { cubes } = play.table().seats[play.shown()]
    return after ? { coming: moreIn(cubes, after), leaving: moreIn(after, cubes) } : undefined
  })
  const aside = () => play.asked().hand.cubes
  const overflowing = () => {
    const { decision } = play.asked()
    return isOwn(play) && (decision === 'overflow' || decision === 'overflow-rest')
  }
  const ask = () => {
    const { decision, b } = play.asked()
    if (!isOwn(play)) return undefined
    if (overflowing())
      return aside()?.length ? play.words().giveMore(b - (aside()?.length ?? 0)) : play.words().giveBack(b)
    if (decision === 'farm-plant' || decision === 'farm-tile') return play.words().plantOne
    return decision === 'gain-choice' || decision === 'harvest-pick' ? play.words().takeSome(Math.max(1, b)) : undefined
  }
  return (
    <Storehouse
      words={play.words()}
      {...store()}
      coming={changes()?.coming}
      leaving={aside()?.length ? countKinds(aside()) : changes()?.leaving}
      excess={overflowing() ? play.asked().b : undefined}
      ask={ask()}
      again={!!aside()?.length}
      narrow={props.fit === 'narrow'}
    />
  )
}

function Works(props: RegionProps) {
  const { play } = props
  const line = createSteady(() => readLine(play.table(), play.shown(), play.words()))
  const events = () => forecast(play)?.events ?? []
  return (
    <Line
      name={play.words().line}
      {...line()}
      words={play.words().stations}
      whole={play.asked().decision !== 'brew'}
      coming={batchComing(play.table(), events())}
      selling={sells(events())}
    />
  )
}

function Tiles(props: RegionProps) {
  const { play } = props
  const tiles = createSteady(() => readTiles(play.table(), play.shown(), play.words()))
  return <TileRow name={play.words().tiles} tiles={tiles()} />
}

function Laboratory(props: RegionProps) {
  const { play } = props
  const tracks = createSteady(() => readTracks(play.table(), play.shown(), play.words()))
  const coming = () => {
    const id = play.pointed()
    const track = TRACKS.find(one => one === id)
    return track && isOwn(play) && play.choices.legal.has(track) ? track : undefined
  }
  return <Lab name={play.words().lab} seat={play.props.colour(play.shown())} tracks={tracks()} coming={coming()} />
}

function People(props: RegionProps) {
  const { play } = props
  const crews = createSteady(() => readCrews(play.table(), play.shown(), play.words()))
  const workers = createSteady(() => readWorkers(play.table(), play.words(), heldBy(play.shown())))
  const partners = createSteady(() => readPartners(play.table(), play.words(), heldBy(play.shown())))
  return (
    <Staff
      words={play.words()}
      seat={play.props.colour(play.shown())}
      crews={crews()}
      temps={play.table().seats[play.shown()].temps}
      workers={workers()}
      partners={partners()}
      trade={(partner, number) => ({
        id: tradeId(PARTNERSHIPS.indexOf(partner.id), number),
        signs: partner.trades[number],
      })}
    />
  )
}
