import { afterPaint } from '@taproom/board'
import { Match as Case, createResource, createSignal, onCleanup, Show, Switch } from 'solid-js'
import { fetchTable } from '../boards.ts'
import { workerThinker } from '../bots/thinker.ts'
import { Button } from '../design/index.ts'
import { Sentence } from '../pages/Sentence.tsx'
import { go, rename } from '../route.ts'
import { saveFile } from '../save-file.ts'
import { loadMatch, type SavedMatch, saveMatch, storageTrouble, written } from '../store/matches.ts'
import { keepNoteAt, noteAt } from '../store/notes.ts'
import { paceMs } from '../store/pace.ts'
import { preferences } from '../store/preferences.ts'
import { type Hold, holdMatch } from '../store/tabs.ts'
import { words } from '../words/index.ts'
import { TableController } from './ctrl/controller.ts'
import { type Kept, LocalSource } from './ctrl/local.ts'
import { isPerson, withSomebody } from './ctrl/players.ts'
import { again, keepTable, type OpenedMatch, type OpenOutcome, openMatchLink, openMatchRecord } from './open.ts'
import './table-page.css'
import type { Notebook } from './view/context.ts'
import { TableScreen } from './view/TableScreen.tsx'

const botPace = () => ({
  pace: paceMs(),
  window: preferences().interrupts ? 2200 : 0,
})

const nameOf = (seat: number) => words().setup.player1(seat + 1)

const notebookHere = (match: string, seat: number): Notebook => ({
  here: true,
  read: async () => noteAt(match, seat),
  keep: async text => keepNoteAt(match, seat, text),
})

/** A match that is kept on this device. */
export function SavedTablePage(props: { id: string }) {
  const [elsewhere, setElsewhere] = createSignal(false)
  const [round, setRound] = createSignal(0)
  let playing: TableController | undefined
  let mine = false
  const hold = holdMatch(props.id, async late => {
    if (late) mine = false
    playing?.close()
    mine = false
    await written()
    setElsewhere(true)
  })
  onCleanup(() => hold.close())
  const asked = hold.mine.then(answer => {
    mine = answer
    setElsewhere(!answer)
  })
  // Other tabs take their time to answer; the table is to be seen meanwhile, but nothing is written, and bots wait.
  const whenMine = (act: () => void) => {
    if (mine) act()
    else void asked.then(() => mine && act())
  }
  const [found] = createResource(round, async () => {
    const saved = await loadMatch(props.id)
    if (saved) void fetchTable(saved.game)
    const opened = saved && (await openMatchRecord(saved.record, nameOf, saved))
    return saved && opened && { saved, opened }
  })
  const takeOver = async () => {
    mine = await hold.take()
    setElsewhere(!mine)
    if (mine) setRound(round() + 1)
  }
  return (
    <Switch>
      <Case when={elsewhere()}>
        <Sentence title={words().trouble.elsewhere} text={words().trouble.elsewhereAbout}>
          <Button label={words().trouble.stepBack} onPress={() => go({ page: 'front' })} />
          <Button label={words().trouble.takeOver} look="primary" onPress={takeOver} />
        </Sentence>
      </Case>
      <Case when={found.state === 'ready' && !found()}>
        <Gone />
      </Case>
      <Case when={found.state === 'ready' && found()} keyed>
        {({ saved, opened }) => (
          <OpenedTable
            opened={opened}
            record={saved.record}
            keep={kept => whenMine(() => void saveMatch(grown(saved, kept)))}
            whenMine={whenMine}
            notebook={seat => notebookHere(props.id, seat)}
            foreign={saved.foreign && saved.over}
            onMatch={match => (playing = match)}
          />
        )}
      </Case>
    </Switch>
  )
}

const grown = (saved: SavedMatch, { record, players, confirmed }: Kept): SavedMatch => ({
  ...saved,
  record,
  sitters: players,
  confirmed,
  changed: Date.now(),
  over: record.result !== undefined,
})

/** A match that came as a link: it is kept on this device only when somebody plays on, and held from then on. */
export function LinkTablePage(props: { link: string; at?: number; names?: readonly string[]; players?: string }) {
  const [opened] = createResource(() => openMatchLink(props.link, nameOf, props.names, props.players))
  const [given, setGiven] = createSignal<string>()
  let playing: TableController | undefined
  let hold: Hold | undefined
  let taken = false
  let id: Promise<string> | undefined
  onCleanup(() => hold?.close())
  const begin = async (match: OpenedMatch, kept: Kept) => {
    const name = await keepTable(match.table, kept.players)
    hold = holdMatch(name, async late => {
      taken = late
      playing?.close()
      await written()
      setGiven(name)
    })
    rename({ page: 'match', id: name })
    return name
  }
  const keep = async (match: OpenedMatch, kept: Kept) => {
    id ??= begin(match, kept)
    const saved = await loadMatch(await id)
    if (saved && !taken) await saveMatch(grown(saved, kept))
  }
  return (
    <Show when={given() === undefined} fallback={<SavedTablePage id={given() ?? ''} />}>
      <Show when={opened.state === 'ready' && opened()} keyed>
        {one => (
          <OpenedTable
            opened={one}
            at={props.at}
            foreign
            keep={kept => 'table' in one && void keep(one, kept)}
            onMatch={match => (playing = match)}
          />
        )}
      </Show>
    </Show>
  )
}

interface OpenedTableProps {
  readonly opened: OpenOutcome
  readonly at?: number
  readonly record?: unknown
  readonly keep: (kept: Kept) => void
  /** Waits until it is known that no other tab plays this match. */
  readonly whenMine?: (act: () => void) => void
  readonly onMatch?: (match: TableController) => void
  /** Others played it: nothing is "yours" in it, and bots go on only when somebody says so. */
  readonly foreign?: boolean
  readonly notebook?: (seat: number) => Notebook
}

function OpenedTable(props: OpenedTableProps) {
  const { opened } = props
  if ('error' in opened) return <Broken error={opened.error} record={props.record} />
  const thinker = workerThinker()
  const source = new LocalSource({ ...opened, keep: props.keep })
  const match = new TableController({
    source,
    confirm: () => preferences().confirm,
    bots: { thinker, pace: botPace },
    later: afterPaint,
  })
  props.onMatch?.(match)
  if (props.at !== undefined) match.lookBack(props.at)
  let left = false
  // Bots begin once the table can be seen.
  afterPaint(() => {
    if (left) return
    if (!opened.players.every(isPerson)) thinker.prepare(opened.room.game.id)
    if (props.foreign) match.hold()
    else if (props.whenMine) props.whenMine(() => match.begin())
    else match.begin()
  })
  // A page that goes keeps what was played in its last moment.
  const keep = () => source.keep()
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
  onCleanup(() => {
    left = true
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keep)
    match.close()
    thinker.close()
  })
  const fork = async () => {
    const begun = match.fork()
    if (begun) go({ page: 'match', id: await keepTable(begun.table, begun.players) })
  }
  const fromStart = async () => {
    const id = await again(source.table, withSomebody(match.players))
    if (id) go({ page: 'match', id })
  }
  const rematch = async () => {
    const { beginMatch } = await import('./open.ts')
    const begun = await beginMatch(match.room, match.players, source.table.opening.options)
    if (typeof begun === 'string') go({ page: 'match', id: begun })
  }
  return (
    <>
      <Show when={storageTrouble()}>
        {trouble => (
          <p class="tb-trouble" role="alert">
            {words().trouble[trouble()]}
          </p>
        )}
      </Show>
      <TableScreen
        match={match}
        notebook={props.notebook}
        foreign={props.foreign}
        onAgain={fromStart}
        onFork={fork}
        onRematch={rematch}
      />
    </>
  )
}

function Gone() {
  return (
    <Sentence title={words().trouble.gone} text={words().trouble.goneAbout}>
      <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
    </Sentence>
  )
}

function Broken(props: { error: Extract<OpenOutcome, { error: unknown }>['error']; record?: unknown }) {
  const save = () => saveFile('match.taproom.json', props.record)
  return (
    <Sentence title={words().trouble.broken} text={words().open.errors[props.error.code]} details={props.error.message}>
      <Show when={props.record}>
        <Button label={words().trouble.saveRecord} icon="record" onPress={save} />
      </Show>
      <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
    </Sentence>
  )
}
