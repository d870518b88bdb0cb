import { afterPaint, createLate } from '@taproom/board'
import { type AnyRoom, recordOf, type Table } from '@taproom/engine'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { boardOf } from '../../boards.ts'
import { focusHeading } from '../../pages/focus-heading.ts'
import { SettingsForm } from '../../pages/settings/SettingsForm.tsx'
import { saveFile } from '../../save-file.ts'
import { motionOn } from '../../store/motion.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { TableController } from '../ctrl/controller.ts'
import type { AnyWords } from '../ctrl/kinds.ts'
import { codeOf, isPerson, type SeatedPlayer } from '../ctrl/players.ts'
import { Board } from './Board.tsx'
import { Book } from './Book.tsx'
import { Choices } from './Choices.tsx'
import { Curtain } from './Curtain.tsx'
import { DIALOGS, type DialogName, type Notebook, type OnlineParts, type TableContext } from './context.ts'
import './dialogs.css'
import { createAsking } from './explain/asking.ts'
import { createGuide } from './explain/guide.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { Hint } from './Hint.tsx'
import { keepFocus } from './keep-focus.ts'
import { listenToKeys } from './keys.ts'
import { Log } from './Log.tsx'
import { Marks } from './Marks.tsx'
import { MoreDialog } from './MoreDialog.tsx'
import { sentences } from './moves.ts'
import { createPoints } from './points.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { createSince } from './Since.tsx'
import { knock } from './sound.ts'
import { TableDialog } from './TableDialog.tsx'
import { TextTable } from './TextTable.tsx'

export interface TableScreenProps {
  readonly match: TableController
  readonly onFork: () => void
  readonly onRematch: () => void
  /** The same draw from the start, where this device knows it. */
  readonly onAgain?: () => void
  /** Others played it. */
  readonly foreign?: boolean
  readonly online?: OnlineParts
  /** Where a seat at this screen writes down what nobody else should read. */
  readonly notebook?: (seat: number) => Notebook
}

/** Fetched when somebody writes the first note. */
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }))

/** Fetched when a match is over. */
const SinceDialog = lazy(async () => ({ default: (await import('./SinceDialog.tsx')).SinceDialog }))
const PointsDialog = lazy(async () => ({ default: (await import('./PointsDialog.tsx')).PointsDialog }))
const EndScreen = lazy(async () => ({ default: (await import('./EndScreen.tsx')).EndScreen }))

/** Fetched when somebody asks what there is. */
const ThingsDialog = lazy(() => import('./explain/ThingsDialog.tsx'))

/** Fetched when the table can be seen. */
const Explain = lazy(() => import('./explain/Explain.tsx'))

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
      <ReadyTable {...props} words={() => spoken.latest as AnyWords} board={() => board.latest} />
    </Show>
  )
}

function ReadyTable(props: TableScreenProps & Pick<TableContext, 'words' | 'board'>) {
  const { match } = props
  const [dialog, setDialog] = createSignal<DialogName>()
  const [rule, setRule] = createSignal('')
  const [bookOpen, setBookOpen] = createSignal(false)
  const [noticed, setNoticed] = createSignal('')
  const [endShown, setEndShown] = createSignal(true)
  // Who sees the match end is told how it is counted; who opens a match that is over wants its result.
  const [scene, setScene] = createSignal(!match.snapshot().over && motionOn() && preferences().pace !== 'instant')
  const viewer = createMemo(() => match.snapshot().viewer)
  const notebook = createMemo(() => {
    if (props.online) return props.online.notebook()
    return viewer() < 0 ? undefined : props.notebook?.(viewer())
  })
  const guide = createGuide(match.room)
  const context: TableContext = {
    match,
    words: props.words,
    board: props.board,
    guide,
    points: createPoints({ match, guide, online: props.online }),
    asking: createAsking(),
    textual: () => preferences().textTable || props.board() === undefined,
    dialog,
    open: setDialog,
    close: closing => dialog() === closing && setDialog(undefined),
    rule,
    bookOpen,
    openBook: open => {
      if (!open) setRule('')
      setBookOpen(open)
    },
    showRule: rule => {
      setDialog(undefined)
      setRule(rule)
      setBookOpen(true)
    },
    since: createSince(match),
    noticed,
    notice: setNoticed,
    colour: seat => match.players[seat]?.colour ?? 'red',
    atEnd: createMemo(() => {
      const { over, live, pending } = match.snapshot()
      return over && live && pending === undefined && endShown() && !scene() && match.whole() !== undefined
    }),
    scene,
    playScene: () => {
      match.returnToMatch()
      setScene(true)
    },
    endScene: () => setScene(false),
    showEnd: setEndShown,
    online: props.online,
    notebook,
    fork: () => props.onFork(),
    rematch: () => props.onRematch(),
    again: props.onAgain,
    foreign: props.foreign === true,
    download: () => {
      const table = match.whole()
      if (table) download(table, match.players)
    },
  }
  listenToKeys(context)
  keepFocus(context)
  if (props.online?.sinceFirst) afterPaint(() => setDialog('since'))
  const [painted, setPainted] = createSignal(false)
  afterPaint(() => setPainted(true))
  onMount(() => focusHeading(() => document.querySelector<HTMLElement>('.table-header h1')))
  createEffect(
    on(
      () => match.snapshot(),
      () => setNoticed(''),
      { defer: true },
    ),
  )
  createEffect(() => {
    const { asked, viewer, live, over } = match.snapshot()
    if (preferences().sound && live && !over && asked === viewer && match.lastChange().to > 0) knock()
  })
  // Who waits for bots in another tab is told there.
  const [hidden, setHidden] = createSignal(document.hidden)
  const look = () => setHidden(document.hidden)
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))
  const awaited = createMemo(() => {
    const { asked, viewer, over } = match.snapshot()
    const away = props.online !== undefined || (hidden() && !match.players.every(isPerson))
    return away && !over && viewer >= 0 && asked === viewer
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
        when={match.snapshot().curtain === undefined}
        fallback={<Curtain context={context} seat={match.snapshot().curtain ?? 0} />}
      >
        <Show
          when={!context.atEnd()}
          fallback={
            <Suspense>
              <Show when={match.whole()}>{table => <EndScreen context={context} table={table()} />}</Show>
            </Suspense>
          }
        >
          <Show when={context.textual()} fallback={<Board context={context} />}>
            <TextTable context={context} />
          </Show>
        </Show>
      </Show>
      <Marks context={context} />
      <Announcer context={context} />
      <Hint context={context} />
      <Book context={context} />
      <Show when={painted()}>
        <Suspense>
          <Explain context={context} />
        </Suspense>
      </Show>
      {props.online?.Around()}
      <For each={DIALOGS}>{name => <Once context={context} of={name} />}</For>
    </>
  )
}

const DIALOG_VIEWS: { readonly [D in DialogName]: (props: { context: TableContext }) => JSX.Element } = {
  choices: ChoicesDialog,
  share: ShareDialog,
  more: MoreDialog,
  help: HelpDialog,
  settings: SettingsDialog,
  log: LogDialog,
  since: props => (
    <Suspense>
      <SinceDialog {...props} />
    </Suspense>
  ),
  points: props => (
    <Suspense>
      <PointsDialog {...props} />
    </Suspense>
  ),
  note: props => (
    <Suspense>
      <NoteDialog {...props} />
    </Suspense>
  ),
  things: props => (
    <Suspense>
      <ThingsDialog {...props} />
    </Suspense>
  ),
}

/** A dialog is made when it is opened for the first time: most never are. */
function Once(props: { context: TableContext; of: DialogName }) {
  const wanted = createMemo((before: boolean) => before || props.context.dialog() === props.of, false)
  return (
    <Show when={wanted()}>
      <Dynamic component={DIALOG_VIEWS[props.of]} context={props.context} />
    </Show>
  )
}

function SettingsDialog(props: { context: TableContext }) {
  return (
    <TableDialog context={props.context} name="settings" title={words().front.settings}>
      <SettingsForm />
    </TableDialog>
  )
}

function LogDialog(props: { context: TableContext }) {
  return (
    <TableDialog context={props.context} name="log" title={words().table.log}>
      <Show when={props.context.dialog() === 'log'}>
        <div class="tb-wide-dialog">
          <Log context={props.context} bare />
        </div>
      </Show>
    </TableDialog>
  )
}

function ChoicesDialog(props: { context: TableContext }) {
  const open = () => props.context.dialog() === 'choices'
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
    <TableDialog context={props.context} name="choices" title={words().table.choices}>
      <Show keyed when={(open() || left()) && visit()}>
        <Choices context={props.context} onPicked={() => props.context.close('choices')} />
      </Show>
    </TableDialog>
  )
}

/** Each sentence with one stop, and none twice in a row. */
const aloud = (lines: readonly string[]): string =>
  lines
    .filter((line, i) => line !== lines[i - 1])
    .map(line => (/[.!?:…]$/.test(line) ? line : `${line}.`))
    .join(' ')

/** The live region: what happens at the table, spoken in the order of the journal. */
function Announcer(props: { context: TableContext }) {
  const { match } = props.context
  const late = createLate(match.lastChange)
  // Behind a curtain nothing is left of what was said before it fell.
  const change = () => (match.snapshot().curtain === undefined ? late() : match.lastChange())
  const spoken = createMemo(() => aloud(sentences(props.context, change().events)))
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={words().table.log}>
      {spoken()}
    </div>
  )
}

/** With a letter for who played on each seat, so that it can be played on against the same bots. */
function download(table: Table, players: readonly SeatedPlayer[]): void {
  const names = players.map(player => player.name)
  const code = codeOf(players)
  const record = recordOf(table, names)
  saveFile(`${table.game.id}-${table.index}.taproom.json`, code ? { ...record, players: code } : record, 1)
}
