/** The other seats: small beside the table, or large enough to aim at. */
import { createLate, createSteady } from '@taproom/board'
import { Index } from 'solid-js'
import { SEASONS } from '../components/names.ts'
import { seatLabel } from './labels.ts'
import type { Play } from './play.ts'
import { RivalAtAGlance, RivalBoard } from './Rivals.tsx'
import { readSeat } from './reading.ts'

const createRival = (play: Play, seat: () => number) =>
  createSteady(() => readSeat({ ...play.looking(), seat: seat() }, play.props.who(seat()), play.words(), play.rolls()))

export function Glances(props: { play: Play; dense: boolean; onPress: () => void }) {
  const { play } = props
  return (
    <Index each={play.others()}>
      {seat => {
        const now = createRival(play, seat)
        // A new round changes everything at once; what is only looked at beside the table follows one's own dice.
        const rival = createLate(now)
        return (
          <RivalAtAGlance
            rival={rival()}
            season={SEASONS[play.props.view.season]}
            label={seatLabel(play.props, play.passages(), seat())}
            dense={props.dense}
            onPress={props.onPress}
          />
        )
      }}
    </Index>
  )
}

export function RivalBoards(props: { play: Play }) {
  const { play } = props
  return (
    <Index each={play.others()}>
      {seat => {
        const rival = createRival(play, seat)
        return (
          <RivalBoard
            rival={rival()}
            season={SEASONS[play.props.view.season]}
            byDie={play.aimed() === 'extra-roll'}
            words={play.words()}
          />
        )
      }}
    </Index>
  )
}
