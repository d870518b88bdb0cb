import { createSteady, type Fit, thing } from '@taproom/board'
import { createMemo, For, Match, Show, Switch, untrack } from 'solid-js'
import { GOALS, HOME } from '../components/index.ts'
import { shadePrice } from '../rules/buying.ts'
import { roundsOf } from '../rules/set-up.ts'
import { atHand } from './AtHand.tsx'
import { GlyphIcon, TileIcon } from './art/index.ts'
import { Barrels } from './Barrels.tsx'
import { Bench } from './Bench.tsx'
import { capital, goalLine, pilesLine } from './labels.ts'
import { Peek } from './Peek.tsx'
import type { Play } from './play.ts'
import { faceOf, readGoals } from './reading.ts'

/** The twelve goals with what is left of them. */
export function Goals(props: { play: Play; fit: Fit }) {
  const { play } = props
  const points = createMemo(() => play.props.view.box.barrels)
  const goals = createSteady(() => readGoals(play.props.view, play.shown(), play.props.colour))
  return (
    <Barrels
      name={play.words().barrels}
      goals={goals()}
      points={points()}
      word={goal => play.words().goals[goal]}
      label={goal => goalText(play, goal)}
      onPick={play.point}
      onPreview={play.point}
      spacious={props.fit !== 'wide'}
    />
  )
}

/** Like all names and descriptions, it follows when the table is painted. */
function goalText(play: Play, id: string): string {
  const goal = (GOALS as readonly string[]).indexOf(id)
  const passages = play.passages()
  const { have, need } = untrack(() => readGoals(play.props.view, play.shown(), play.props.colour)[GOALS[goal]])
  const line = goalLine(passages, goal)
  const name = capital(play.words().things.goal(line.charAt(0).toLowerCase() + line.slice(1)))
  return `${name} (${play.words().barrelsOf(Math.max(0, have), need)})`
}

/** The space looked at: under pointer or focus, or tapped once. */
function lookedAt(play: Play): number {
  const { track } = play.props.view.box
  const move = play.active()?.data
  const index = track.findIndex(space => space.id === play.pointed()) + 1
  return index > 0 ? index : move?.kind === 'move' ? Number(move.space) + 1 : 0
}

/** What lies on a space and what it would cost. */
function costsOn(play: Play, space: number) {
  const { view } = play.props
  const { costs } = play.words()
  return view.spaces[space].tiles.toArray().map(tile => {
    const single = shadePrice(view, space, tile)
    return {
      face: faceOf(view.box, tile),
      costs: [
        { glyph: 'shade' as const, text: String(single), label: costs(single, 2 * single) },
        { glyph: 'sun' as const, text: String(2 * single), label: '' },
      ],
    }
  })
}

const spaceTitle = (play: Play, space: number): string =>
  play
    .passages()[1]
    .lines[space - 1]?.replace(/^\d+\. /, '')
    .split(/\u00a0?[:(]/)[0] ?? ''

/** What stands in the cloister's court: on a wide table the goals, and below them what is being decided or the round. */
export function Court(props: { play: Play; fit: Fit }) {
  const { play } = props
  const space = () => {
    const index = lookedAt(play)
    return index > 0 && index < HOME ? index : 0
  }
  const tiles = () => (space() > 0 ? play.props.view.spaces[space()].tiles.length : 0)
  const goal = () => GOALS.find(name => name === play.pointed())
  return (
    <Switch>
      <Match when={props.fit === 'wide'}>
        <Goals play={play} fit="wide" />
        <Switch fallback={<Round play={play} />}>
          <Match when={atHand(play, 'wide')}>{offer => <Bench {...offer()} />}</Match>
          <Match when={tiles() > 0}>
            <PeekRow play={play} space={space()} />
          </Match>
          <Match when={goal()}>{id => <p class="round goal">{goalText(play, id())}</p>}</Match>
        </Switch>
      </Match>
      <Match when={true}>
        <Show when={space() > 0} fallback={<Goals play={play} fit="wide" />}>
          <Peek
            title={spaceTitle(play, space())}
            thing={play.props.view.box.track[space() - 1]?.id}
            tiles={costsOn(play, space())}
            note={space() > at(play) ? play.words().ahead(space() - at(play)) : undefined}
          />
        </Show>
        <Round play={play} />
      </Match>
    </Switch>
  )
}

const at = (play: Play): number => play.props.view.seats[play.own()].at

function PeekRow(props: { play: Play; space: number }) {
  return (
    <div class="round ha-peek-row" data-thing={props.play.props.view.box.track[props.space - 1]?.id}>
      <For each={costsOn(props.play, props.space)}>
        {tile => (
          <span class="tile">
            <TileIcon face={tile.face} size={38} />
            <span class="costs">
              <For each={tile.costs}>
                {cost => (
                  <span class="cost">
                    <GlyphIcon of={cost.glyph} fill={`var(--ha-${cost.glyph}-edge)`} />
                    {cost.text}
                  </span>
                )}
              </For>
            </span>
          </span>
        )}
      </For>
    </div>
  )
}

function Round(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const seats = () => Array.from({ length: view().seatCount }, (_, seat) => seat)
  const home = () => seats().filter(seat => view().seats[seat].at === HOME && view().seats[seat].start > 0)
  /** One's own way home; who has a start space already, once one is there too. */
  const way = () => {
    if (at(play) < HOME) return play.words().stepsHome(HOME - at(play))
    return home().length > 0 ? play.words().home(home().map(play.props.who).join(', ')) : ''
  }
  const stacks = () => (view().monksI.length + view().monksII.length) / 4
  return (
    <div class="round">
      <span class="said" {...thing('round')}>
        <b>{play.words().round(view().round, roundsOf(view()))}</b>
        <span class="begins">{play.words().begins(play.props.who(view().firstSeat))}</span>
      </span>
      <span class="said facts">
        <span data-thing={`figure/${play.own()}`}>{way()}</span>
        <span class="piles" {...thing('piles', `${capital(play.words().things.piles)}. ${pilesLine(play.passages())}`)}>
          <GlyphIcon of="hex" />I {view().resourcesI.length} · II {view().resourcesII.length}
          <GlyphIcon of="hex" fill="var(--ha-monk)" />×{stacks()}
        </span>
      </span>
    </div>
  )
}
