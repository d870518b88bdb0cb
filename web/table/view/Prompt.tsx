import type { Choice } from '@taproom/board'
import { createMemo, Show } from 'solid-js'
import { type ButtonProps, PromptBar } from '../../design/index.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { isPerson } from '../ctrl/sitters.ts'
import type { Desk } from './desk.ts'
import { foretold, labelled, labelOf, winners } from './moves.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { Sign } from './Sign.tsx'

export function Prompt(props: { desk: Desk }) {
  const { match } = props.desk
  return (
    <Show when={match.picture().live} fallback={<ReplayBar desk={props.desk} />}>
      <Ask desk={props.desk} />
    </Show>
  )
}

function Ask(props: { desk: Desk }) {
  const { desk } = props
  const { match } = desk
  const picture = () => match.picture()
  const mine = () => picture().asked === picture().viewer && picture().pending === undefined
  const w = () => words().table

  const question = createMemo(() => {
    const { view, asked, over, pending } = picture()
    const online = desk.online?.question()
    if (online) return online
    if (pending !== undefined) return w().turnDone
    if (over) return w().over(winners(desk).map(match.who))
    if (mine()) return desk.words().prompt(view)
    return isPerson(match.sitters[asked]) ? w().waitingFor(match.who(asked)) : w().thinking(match.who(asked))
  })
  const considered = createMemo(() => {
    const move = match.considered()
    const choice = move === undefined ? undefined : picture().choices.find(one => one.move === move)
    return choice && { move: choice.move, label: labelOf(desk, choice) }
  })
  const coming = createMemo(() => {
    const move = match.hovered() ?? match.considered()
    return move === undefined ? '' : foretold(desk, move)
  })
  const aside = createMemo(() => {
    if (match.botTrouble()) return w().botTrouble
    if (desk.noticed()) return desk.noticed()
    if (coming()) return <Coming text={coming()} />
    return picture().couldInterrupt ? w().mayInterrupt : ''
  })
  const refusal = createMemo(() => {
    const reason = match.refusal()
    if (!reason) return undefined
    return { text: desk.words().refusal(reason), rule: reason.rule, onRule: () => desk.showRule(reason.rule) }
  })
  const answers = createMemo((): ButtonProps[] => [
    ...takingBack(desk),
    ...buttons(desk),
    ...interrupting(desk),
    ...ending(desk, considered()),
  ])
  return (
    <PromptBar
      label={mine() ? w().decision : w().state}
      question={question()}
      preview={aside() || undefined}
      refusal={refusal()}
      answers={answers()}
      waiting={!mine() && picture().pending === undefined && !picture().over}
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

function takingBack(desk: Desk): ButtonProps[] {
  const { match } = desk
  const { canUndo, canRedo, over } = match.picture()
  const w = words().table
  if (over && !canUndo) return []
  return [
    {
      label: w.undo,
      icon: 'undo',
      disabled: !canUndo,
      onPress: () => (canUndo ? match.undo() : desk.notice(w.undoClosed)),
    },
    ...(canRedo ? [{ label: w.redo, art: Sign({ of: 'redo' }), onPress: () => match.redo() }] : []),
    {
      label: w.restart,
      icon: 'restart',
      disabled: !canUndo,
      onPress: () => (canUndo ? match.restartTurn() : desk.notice(w.undoClosed)),
    },
  ]
}

/** Moves that have no place on the drawn board. */
function buttons(desk: Desk): ButtonProps[] {
  const { board, match } = desk
  if (desk.textual()) return []
  const isButton = ({ move, data }: Choice) =>
    board()?.buttons?.includes(data.kind) === true && move !== match.considered()
  return labelled(desk, isButton).map(({ label, move }) => ({ label, onPress: () => match.pick(move) }))
}

function interrupting({ match }: Desk): ButtonProps[] {
  const { thinking, held, couldInterrupt } = match.picture()
  const w = words().table
  if (match.botTrouble()) return [{ label: w.tryAgain, look: 'primary', onPress: () => match.goOn() }]
  if (held) return [{ label: w.goOn, look: 'primary', onPress: () => match.goOn() }]
  return thinking && couldInterrupt ? [{ label: w.hold, onPress: () => match.hold() }] : []
}

function ending(desk: Desk, considered: { readonly move: number; readonly label: string } | undefined): ButtonProps[] {
  const { match } = desk
  const { pending, over } = match.picture()
  const w = words().table
  if (pending !== undefined)
    return [{ label: w.confirm, icon: 'check', look: 'primary', onPress: () => match.confirm() }]
  if (over) return [{ label: w.toResult, look: 'primary', onPress: () => desk.showEnd(true) }]
  if (considered) return [{ label: considered.label, look: 'primary', onPress: () => match.pick(considered.move) }]
  if (desk.textual() || preferences().confirm !== 'ask') return []
  return [{ label: w.confirm, icon: 'check', disabled: true, onPress: () => desk.notice(w.nothingToConfirm) }]
}
