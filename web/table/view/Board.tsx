import type { BoardParts, Choice } from '@taproom/board'
import type { MoveData } from '@taproom/engine'
import { createMemo, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { motionOn } from '../../store/motion.ts'
import { preferences } from '../../store/preferences.ts'
import type { AnyView } from '../ctrl/kinds.ts'
import type { TableContext } from './context.ts'
import { Header } from './Header.tsx'
import { Log } from './Log.tsx'
import { Prompt } from './Prompt.tsx'
import { Zoom } from './Zoom.tsx'

const sameView = (a: AnyView, b: AnyView): boolean =>
  a.viewer === b.viewer && a.cells.length === b.cells.length && a.cells.every((cell, i) => cell === b.cells[i])

const sameMoves = (a: readonly Choice[], b: readonly Choice[]): boolean =>
  a.length === b.length && a.every(({ move }, i) => move === b[i]?.move)

/** The game's own board, with the match as it asks for it. */
export function Board(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const snapshot = () => match.snapshot()
  const packed = (move: number | MoveData): number => (typeof move === 'number' ? move : match.room.game.pack(move))
  const maybe = (move: number | MoveData | undefined) => (move === undefined ? undefined : packed(move))
  const parts: BoardParts = {
    header: () => <Header context={context} />,
    prompt: () => <Prompt context={context} />,
    log: () => <Log context={context} />,
    zoom: (drawing: () => JSX.Element) => <Zoom>{drawing()}</Zoom>,
  }
  // A snapshot says more than the board draws: that a bot thinks now, or that there is something to undo. Another snapshot
  // of the same position must not draw the table anew.
  const view = createMemo(() => snapshot().view, undefined, { equals: sameView })
  const seat = createMemo(() => snapshot().viewer)
  const choices = createMemo(
    (before: { readonly of: AnyView; readonly list: readonly Choice[] }) => {
      const { choices } = snapshot()
      return before.of === view() && sameMoves(before.list, choices) ? before : { of: view(), list: choices }
    },
    { of: view(), list: [] },
  )
  const interactive = createMemo(() => {
    const { live, pending, choices } = snapshot()
    return live && pending === undefined && choices.length > 0
  })
  const journal = createMemo(() => {
    const { journal, at, index } = snapshot()
    return at === index ? journal : journal.filter(event => event.at <= at)
  })
  return (
    <Dynamic
      component={context.board()?.Board}
      view={view()}
      seat={seat()}
      choices={choices().list}
      interactive={interactive()}
      pick={(move: number | MoveData, settled?: boolean) => void match.pick(packed(move), settled)}
      why={(move: number | MoveData) => match.why(packed(move))}
      hover={(move: number | MoveData | undefined) => match.hover(maybe(move))}
      hovered={match.hovered()}
      consider={(move: number | MoveData | undefined) => match.consider(maybe(move))}
      considered={match.considered()}
      preview={(move: number | MoveData) => match.preview(packed(move))}
      journal={journal()}
      lastChange={match.lastChange()}
      motion={motionOn()}
      words={context.words()}
      language={preferences().language}
      who={match.who}
      colour={context.colour}
      parts={parts}
    />
  )
}
