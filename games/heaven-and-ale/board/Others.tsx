import { createSteady, SeatShape } from '@taproom/board'
import { createMemo, For } from 'solid-js'
import { HOME } from '../components/index.ts'
import { GlyphIcon } from './art/index.ts'
import type { SeatColour } from './kinds.ts'
import { seatLabel } from './labels.ts'
import type { Play } from './play.ts'
import { countOf, readCells, readGarden } from './reading.ts'
import { SeatAtAGlance } from './SeatAtAGlance.tsx'

export function SeatMark(props: { seat: SeatColour }) {
  return (
    <svg class="ha-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <SeatShape seat={props.seat} x={12} y={12} r={10} />
    </svg>
  )
}

/** What is worth knowing of a seat in one word. */
function noteOf(play: Play, seat: number): string {
  const { view } = play.props
  const { words } = play
  if (view.prompts.kind >= 0 && view.prompts.seat === seat) return words().decides
  if (view.seats[seat].at === HOME) return words().isHome
  return view.firstSeat === seat ? words().begun : ''
}

/** The other seats, in the order in which they follow. */
export function Others(props: { play: Play; dense: boolean; onShow?: () => void }) {
  const { play } = props
  return (
    <For each={play.others()}>
      {seat => {
        const me = () => play.props.view.seats[seat]
        const garden = createSteady(() => readGarden(play.props.view, seat))
        const cells = createSteady(() => readCells(me()))
        const sheds = createMemo(() =>
          Object.fromEntries(Object.entries(garden().sheds).map(([site, shed]) => [site, shed.type])),
        )
        return (
          <SeatAtAGlance
            label={seatLabel(play.props, play.passages(), seat)}
            name={play.props.who(seat)}
            note={noteOf(play, seat)}
            seat={play.props.colour(seat)}
            thing={`seat-${seat}`}
            ducats={me().ducats}
            cells={cells()}
            tiles={garden().tiles}
            sheds={sheds()}
            discs={countOf(me().spots)}
            cards={me().unplaced}
            barrels={countOf(me().barrels)}
            acting={play.props.view.prompts.kind >= 0 && play.props.view.prompts.seat === seat}
            shown={play.shown() === seat}
            dense={props.dense}
            onPress={() => {
              play.show(play.shown() === seat ? play.own() : seat)
              props.onShow?.()
            }}
          />
        )
      }}
    </For>
  )
}

/** All seats in one row, for a narrow table; pressing one shows its garden. */
export function SeatChips(props: { play: Play; onShow: () => void }) {
  const { play } = props
  const seats = () => Array.from({ length: play.props.view.seatCount }, (_, seat) => seat)
  return (
    <div class="ha-chips" classList={{ many: play.props.view.seatCount > 2 }}>
      <For each={seats()}>
        {seat => (
          <button
            type="button"
            class="ha-chip"
            classList={{
              acting: play.props.view.prompts.kind >= 0 && play.props.view.prompts.seat === seat,
              home: play.props.view.seats[seat].at === HOME,
            }}
            aria-label={seatLabel(play.props, play.passages(), seat)}
            aria-pressed={play.shown() === seat}
            data-seat={play.props.colour(seat)}
            data-thing={`seat-${seat}`}
            onClick={() => {
              play.show(seat)
              props.onShow()
            }}
          >
            <span class="mark">
              <SeatMark seat={play.props.colour(seat)} />
            </span>
            <span class="name">{play.props.who(seat)}</span>
            <span class="ducats">
              <GlyphIcon of="ducat" />
              {play.props.view.seats[seat].ducats}
            </span>
          </button>
        )}
      </For>
    </div>
  )
}
