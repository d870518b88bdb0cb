import type { Choice } from '@taproom/board'
import { createMemo, lazy, Show, Suspense } from 'solid-js'
import { type ButtonProps, Icon, PromptBar } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { isPerson } from '../ctrl/players.ts'
import type { TableContext } from './context.ts'
import { foretold, labelled, labelOf, winners } from './moves.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { SinceStrip } from './Since.tsx'

/** Fetched when a match ends. */
const Scene = lazy(() => import('./Scene.tsx'))

export function Prompt(props: { context: TableContext }) {
  const { match } = props.context
  const counting = createMemo(() => {
    const { over, pending } = match.snapshot()
    return over && pending === undefined && props.context.scene() && match.whole() !== undefined
  })
  return (
    <>
      {props.context.online?.Bars()}
      <Show when={match.snapshot().live} fallback={<ReplayBar context={props.context} />}>
        <Show when={counting()} fallback={<Ask context={props.context} />}>
          <Suspense fallback={<Ask context={props.context} />}>
            <Scene context={props.context} />
          </Suspense>
        </Show>
      </Show>
    </>
  )
}

function Ask(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const snapshot = () => match.snapshot()
  const mine = () => snapshot().asked === snapshot().viewer && snapshot().pending === undefined
  const w = () => words().table

  const question = createMemo(() => {
    const { view, asked, over, pending } = snapshot()
    const online = context.online?.question()
    if (online) return online
    if (pending !== undefined) return w().turnDone
    if (over) return w().over(winners(context).map(match.who))
    if (mine()) return context.words().prompt(view)
    return isPerson(match.players[asked]) ? w().waitingFor(match.who(asked)) : w().thinking(match.who(asked))
  })
  const considered = createMemo(() => {
    const move = match.considered()
    const choice = move === undefined ? undefined : snapshot().choices.find(one => one.move === move)
    return choice && { move: choice.move, label: labelOf(context, choice) }
  })
  const coming = createMemo(() => {
    const move = match.hovered() ?? match.considered()
    return move === undefined ? '' : foretold(context, move)
  })
  const aside = createMemo(() => {
    if (match.botTrouble()) return w().botTrouble
    if (context.asking.mode()) return words().explain.modeAbout
    if (context.noticed()) return context.noticed()
    if (coming()) return <Coming text={coming()} />
    if (snapshot().held && !mine()) return words().pace.held
    if (snapshot().couldInterrupt) return w().mayInterrupt
    return context.online?.watching() ?? ''
  })
  const refusal = createMemo(() => {
    const reason = match.refusal()
    if (!reason || context.asking.mode()) return undefined
    return { text: context.words().refusal(reason), rule: reason.rule, onRule: () => context.showRule(reason.rule) }
  })
  const answers = createMemo((): ButtonProps[] => [
    ...takingBack(context),
    ...buttons(context),
    ...interrupting(context),
    ...ending(context, considered()),
    ...(context.online?.answers() ?? []),
  ])
  return (
    <PromptBar
      label={mine() ? w().decision : w().state}
      question={question()}
      preview={aside() || undefined}
      refusal={refusal()}
      below={<SinceStrip context={context} />}
      answers={answers()}
      waiting={!mine() && snapshot().pending === undefined && snapshot().asked >= 0}
    />
  )
}

/** The log's sentences, told before they are true. */
function Coming(props: { text: string }) {
  return (
    <>
      <b>{words().table.preview}</b> {props.text}
    </>
  )
}

function takingBack(context: TableContext): ButtonProps[] {
  const { match } = context
  const { canUndo, canRedo, over } = match.snapshot()
  const w = words().table
  // Where nobody can play there is nothing to take back either: the buttons would only stand there.
  const { online } = context
  const nothing = over || !match.source.running || online?.watching() || online?.answers().length
  if (nothing && !canUndo) return []
  return [
    {
      label: w.undo,
      icon: 'undo',
      disabled: !canUndo,
      onPress: () => (canUndo ? match.undo() : context.notice(w.undoClosed)),
    },
    ...(canRedo ? [{ label: w.redo, art: Icon({ of: 'redo' }), onPress: () => match.redo() }] : []),
    {
      label: w.restart,
      icon: 'restart',
      disabled: !canUndo,
      onPress: () => (canUndo ? match.restartTurn() : context.notice(w.undoClosed)),
    },
  ]
}

/** Moves that have no place on the drawn board. */
function buttons(context: TableContext): ButtonProps[] {
  const { board, match } = context
  if (context.textual()) return []
  const isButton = ({ move, data }: Choice) =>
    board()?.buttons?.includes(data.kind) === true && move !== match.considered()
  return labelled(context, isButton).map(({ label, move }) => ({ label, onPress: () => match.pick(move) }))
}

function interrupting({ match }: TableContext): ButtonProps[] {
  const { thinking, held, behind, asked, viewer, pending, over } = match.snapshot()
  const w = words().table
  if (match.botTrouble()) return [{ label: w.tryAgain, look: 'primary', onPress: () => match.goOn() }]
  const theirs = (asked !== viewer && pending === undefined && !over) || behind
  if (!match.canHold || !theirs) return []
  if (held) return [{ label: w.goOn, look: 'primary', class: 'hold', onPress: () => match.goOn() }]
  return thinking || behind ? [{ label: w.hold, class: 'hold', onPress: () => match.hold() }] : []
}

function ending(
  context: TableContext,
  considered: { readonly move: number; readonly label: string } | undefined,
): ButtonProps[] {
  const { match } = context
  const { pending, over } = match.snapshot()
  const w = words().table
  if (pending !== undefined)
    return [{ label: w.confirm, icon: 'check', look: 'primary', onPress: () => match.confirm() }]
  if (over) return [{ label: w.toResult, look: 'primary', onPress: () => context.showEnd(true) }]
  if (considered) return [{ label: considered.label, look: 'primary', onPress: () => match.pick(considered.move) }]
  return []
}
