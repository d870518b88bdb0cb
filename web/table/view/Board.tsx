import type { BoardParts } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { createMemo, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { preferences } from '../../store/preferences.ts'
import type { Desk } from './desk.ts'
import { Header } from './Header.tsx'
import { Log } from './Log.tsx'
import { Prompt } from './Prompt.tsx'
import { Zoom } from './Zoom.tsx'

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The game's own board, with the match as it asks for it. */
export function Board(props: { desk: Desk }) {
  const { desk } = props
  const { match } = desk
  const picture = () => match.picture()
  const packed = (move: number | MoveData): number => (typeof move === 'number' ? move : match.room.game.pack(move))
  const maybe = (move: number | MoveData | undefined) => (move === undefined ? undefined : packed(move))
  const parts: BoardParts = {
    header: () => <Header desk={desk} />,
    prompt: () => <Prompt desk={desk} />,
    log: () => <Log desk={desk} />,
    zoom: (drawing: () => JSX.Element) => <Zoom>{drawing()}</Zoom>,
  }
  // Moves are compared by their list: a new picture of the same position does not redraw what glows.
  const choices = createMemo(() => picture().choices)
  return (
    <Dynamic
      component={desk.board()?.Board}
      view={picture().view}
      seat={picture().viewer}
      choices={choices()}
      interactive={picture().live && picture().pending === undefined && picture().choices.length > 0}
      pick={(move: number | MoveData) => void match.pick(packed(move))}
      why={(move: number | MoveData) => match.why(packed(move))}
      hover={(move: number | MoveData | undefined) => match.hover(maybe(move))}
      hovered={match.hovered()}
      consider={(move: number | MoveData | undefined) => match.consider(maybe(move))}
      considered={match.considered()}
      preview={(move: number | MoveData) => match.preview(packed(move))}
      step={match.step()}
      motion={preferences().motion === 'on' || (preferences().motion === 'auto' && !still())}
      words={desk.words()}
      language={preferences().language}
      who={match.who}
      colour={desk.colour}
      parts={parts}
    />
  )
}
