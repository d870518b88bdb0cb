import { afterPaint, createLate } from '@taproom/board'
import { type AnyRoom, recordOf, type Table } from '@taproom/engine'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { boardOf } from '../../boards.ts'
import { Dialog } from '../../design/index.ts'
import { focusHeading } from '../../pages/focus-heading.ts'
import { SettingsForm } from '../../pages/settings/SettingsForm.tsx'
import { saveFile } from '../../save-file.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { TableMatch } from '../ctrl/face.ts'
import type { AnyWords } from '../ctrl/kinds.ts'
import { Board } from './Board.tsx'
import { Choices } from './Choices.tsx'
import { Curtain } from './Curtain.tsx'
import { type Desk, DIALOGS, type DialogName, type OnlineParts } from './desk.ts'
import './dialogs.css'
import { EndScreen } from './EndScreen.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { Hint } from './Hint.tsx'
import { listenToKeys } from './keys.ts'
import { Log } from './Log.tsx'
import { MoreDialog } from './MoreDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { knock } from './sound.ts'
import { TextTable } from './TextTable.tsx'

export interface TableScreenProps {
  readonly match: TableMatch
  readonly onFork: () => void
  readonly onRematch: () => void
  readonly online?: OnlineParts
}

const wordsOf = (room: AnyRoom, language: 'en' | 'fr' | 'nl') => room.words[language]() as Promise<AnyWords>

/** One match on the screen: the drawn board or the text table, and everything that belongs to every table. */
export function TableScreen(props: TableScreenProps) {
  const { match } = props
  const { room } = match
  const [spoken] = createResource(
    () => preferences().language,
    language => wordsOf(room, language),
  )
  const [board] = createResource(() => boardOf(room.game.id))
  return (
    <Show when={spoken.latest && board.state === 'ready'} fallback={<p class="tb-wait">{words().table.loading}</p>}>
      <Laid {...props} words={() => spoken.latest as AnyWords} board={() => board.latest} />
    </Show>
  )
}

function Laid(props: TableScreenProps & Pick<Desk, 'words' | 'board'>) {
  const { match } = props
  const [dialog, setDialog] = createSignal<DialogName>()
  const [rule, setRule] = createSignal('')
  const [noticed, setNoticed] = createSignal('')
  const [endShown, setEndShown] = createSignal(true)
  const desk: Desk = {
    match,
    words: props.words,
    board: props.board,
    textual: () => preferences().textTable || props.board() === undefined,
    dialog,
    open: setDialog,
    close: closing => dialog() === closing && setDialog(undefined),
    rule,
    showRule: rule => {
      setRule(rule)
      setDialog('rule')
    },
    noticed,
    notice: setNoticed,
    colour: seat => match.sitters[seat]?.colour ?? 'red',
    atEnd: createMemo(() => {
      const { over, live, pending } = match.picture()
      return over && live && pending === undefined && endShown() && match.whole() !== undefined
    }),
    showEnd: setEndShown,
    online: props.online,
    fork: () => props.onFork(),
    rematch: () => props.onRematch(),
    download: () => {
      const table = match.whole()
      if (table)
        download(
          table,
          match.sitters.map(sitter => sitter.name),
        )
    },
  }
  listenToKeys(desk)
  onMount(() => focusHeading(() => document.querySelector<HTMLElement>('.table-header h1')))
  createEffect(
    on(
      () => match.picture(),
      () => setNoticed(''),
      { defer: true },
    ),
  )
  createEffect(() => {
    const { asked, viewer, live, over } = match.picture()
    if (preferences().sound && live && !over && asked === viewer && match.step().to > 0) knock()
  })
  const awaited = createMemo(() => {
    const { asked, viewer, over } = match.picture()
    return props.online !== undefined && !over && viewer >= 0 && asked === viewer
  })
  createEffect(() => {
    document.title = [awaited() ? words().front.yourTurn : '', props.words().name, 'Taproom']
      .filter(Boolean)
      .join(' · ')
  })
  onCleanup(() => (document.title = 'Taproom'))
  return (
    <>
      <Show
        when={match.picture().curtain === undefined}
        fallback={<Curtain desk={desk} seat={match.picture().curtain ?? 0} />}
      >
        <Show
          when={!desk.atEnd()}
          fallback={<Show when={match.whole()}>{table => <EndScreen desk={desk} table={table()} />}</Show>}
        >
          <Show when={desk.textual()} fallback={<Board desk={desk} />}>
            <TextTable desk={desk} />
          </Show>
        </Show>
      </Show>
      <Voice desk={desk} />
      <Hint desk={desk} />
      {props.online?.Around()}
      <For each={DIALOGS}>{name => <Once desk={desk} of={name} />}</For>
    </>
  )
}

const BOXES: { readonly [D in DialogName]: (props: { desk: Desk }) => JSX.Element } = {
  choices: ChoicesDialog,
  rule: RuleDialog,
  share: ShareDialog,
  more: MoreDialog,
  help: HelpDialog,
  settings: SettingsDialog,
  log: LogDialog,
}

/** A dialog is made when it is opened for the first time: most never are. */
function Once(props: { desk: Desk; of: DialogName }) {
  const wanted = createMemo((before: boolean) => before || props.desk.dialog() === props.of, false)
  return (
    <Show when={wanted()}>
      <Dynamic component={BOXES[props.of]} desk={props.desk} />
    </Show>
  )
}

function SettingsDialog(props: { desk: Desk }) {
  return (
    <Dialog
      open={props.desk.dialog() === 'settings'}
      title={words().settings.title}
      closeLabel={words().table.close}
      onClose={() => props.desk.close('settings')}
    >
      <SettingsForm />
    </Dialog>
  )
}

function LogDialog(props: { desk: Desk }) {
  return (
    <Dialog
      open={props.desk.dialog() === 'log'}
      title={words().table.log}
      closeLabel={words().table.close}
      onClose={() => props.desk.close('log')}
    >
      <Show when={props.desk.dialog() === 'log'}>
        <div class="tb-wide-dialog">
          <Log desk={props.desk} bare />
        </div>
      </Show>
    </Dialog>
  )
}

function ChoicesDialog(props: { desk: Desk }) {
  const open = () => props.desk.dialog() === 'choices'
  // A long list takes a while to go: its dialog closes at once, the list when the move is to be seen.
  const [left, setLeft] = createSignal(false)
  const visit = createMemo((before: number) => before + (open() ? 1 : 0), 0)
  createEffect(
    on(open, now => {
      if (now) setLeft(true)
      else afterPaint(() => setLeft(false))
    }),
  )
  return (
    <Dialog
      open={open()}
      title={words().table.choices}
      closeLabel={words().table.close}
      onClose={() => props.desk.close('choices')}
    >
      <Show keyed when={(open() || left()) && visit()}>
        <Choices desk={props.desk} onPicked={() => props.desk.close('choices')} />
      </Show>
    </Dialog>
  )
}

/** The live region: what happens at the table, spoken in the order of the journal. */
function Voice(props: { desk: Desk }) {
  const { match } = props.desk
  const late = createLate(match.step)
  // Behind a curtain nothing is left of what was said before it fell.
  const step = () => (match.picture().curtain === undefined ? late() : match.step())
  const told = createMemo(() =>
    step()
      .events.map(event => props.desk.words().event(event, match.who))
      .filter(line => line !== undefined)
      .join('. '),
  )
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={words().table.log}>
      {told()}
    </div>
  )
}

const download = (table: Table, names: readonly string[]): void =>
  saveFile(`${table.game.id}-${table.index}.taproom.json`, recordOf(table, names), 1)
