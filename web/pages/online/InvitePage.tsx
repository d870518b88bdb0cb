import type { AnyRoom, ChosenValues } from '@taproom/engine'
import { createResource, createSignal, Show } from 'solid-js'
import { SeatBadge, Segmented, Select, Toggle } from '../../design/index.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { keepKeys } from '../../online/keys.ts'
import { fetchMe, me, signInAs } from '../../online/me.ts'
import './pages.css'
import type { Pace } from '@taproom/protocol'
import { refusedSentence } from '../../online/sentences.ts'
import { rooms } from '../../rooms.ts'
import { go, rename } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { BOTS, colourOf, type PlayerKind } from '../../table/ctrl/players.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { createGameWords } from '../Game.tsx'
import { Page } from '../Page.tsx'
import { createBoxChoice } from '../setup/BoxField.tsx'
import { OptionsCard } from '../setup/OptionsCard.tsx'
import { withSeats } from '../setup/offered.ts'
import { SeatsForm, usualCount } from '../setup/SeatsForm.tsx'
import { NameField } from './Field.tsx'
import { titleOf } from './games.ts'
import { NoServer } from './NoServer.tsx'
import { PaceField, USUAL } from './PaceField.tsx'

/** Who is wanted on a seat: you, a friend by link, a bot, or somebody you know by their id. */
type Wanted = 'me' | 'open' | PlayerKind | `for:${string}`

/** A person one may invite, and their name. */
type Known = ReadonlyMap<string, string>

const isKnown = (wanted: Wanted): wanted is `for:${string}` => wanted.startsWith('for:')

/** The person a seat is wanted for. */
const personIn = (wanted: Wanted): string | undefined => (isKnown(wanted) ? wanted.slice('for:'.length) : undefined)

async function peopleToInvite(): Promise<Known> {
  if (!(await fetchMe())) return new Map()
  const { friends, played } = await ask('GET /api/me/people')
  return new Map([...friends, ...played].map(({ person }) => [person.id, person.name]))
}

export default function InvitePage(props: { game?: string; person?: string }) {
  const offered = createAsked(async () => {
    const known = await peopleToInvite()
    const { games } = await ask('GET /api/games')
    return { known, games: games.filter(({ id }) => rooms[id]) }
  })
  const [game, setGame] = createSignal(props.game)
  const chosen = () => offered.value()?.games.find(({ id }) => id === game()) ?? offered.value()?.games[0]
  const choose = (id: string) => {
    setGame(id)
    rename({ page: 'invite', game: id, ...(props.person ? { person: props.person } : {}) })
  }
  const [room] = createResource(
    () => chosen()?.id,
    id => rooms[id]?.(),
  )
  return (
    <Show when={offered.error() === undefined} fallback={<NoServer error={offered.error()} onRetry={offered.again} />}>
      <Page
        title={onlineWords().invite.title(titleOf(chosen()?.id ?? ''))}
        lead={<p class="lead">{onlineWords().invite.lead}</p>}
      >
        <div class="on-which">
          <Segmented
            label={onlineWords().invite.which}
            options={(offered.value()?.games ?? []).map(({ id }) => ({ id, label: titleOf(id) }))}
            value={chosen()?.id ?? ''}
            onChange={choose}
          />
        </div>
        <Show when={room()} keyed>
          {found => (
            <Form
              room={found}
              bots={chosen()?.bots ?? []}
              known={offered.value()?.known ?? new Map()}
              person={props.person}
            />
          )}
        </Show>
      </Page>
    </Show>
  )
}

function Form(props: { room: AnyRoom; bots: readonly string[]; known: Known; person?: string }) {
  const { game } = props.room
  const { seats } = game.declared
  const w = () => onlineWords().invite
  const gameWords = createGameWords(props.room)
  const [name, setName] = createSignal(me()?.name ?? preferences().name)
  const [count, setCount] = createSignal(usualCount(seats))
  const [wanted, setWanted] = createSignal<readonly Wanted[]>(
    Array.from({ length: seats.to }, (_, seat): Wanted => {
      if (seat === 0) return 'me'
      return seat === 1 && props.person && props.known.has(props.person) ? `for:${props.person}` : 'open'
    }),
  )
  const [options, setOptions] = createSignal<ChosenValues>({})
  const [pace, setPace] = createSignal<Pace>(USUAL.live)
  const [shown, setShown] = createSignal(false)
  const [takebacks, setTakebacks] = createSignal(true)
  const [rated, setRated] = createSignal(true)
  const [problem, setProblem] = createSignal('')
  const box = createBoxChoice(props.room)
  const withOwnBox = () => box.room() === box.own()
  const bots = () => BOTS.filter(player => props.bots.includes(player))
  const kinds = (): readonly Wanted[] => [
    'me',
    'open',
    ...[...props.known.keys()].map((id): Wanted => `for:${id}`),
    ...bots(),
  ]
  const wordOf = (kind: Wanted): string => {
    if (isKnown(kind)) return onlineWords().people.tables.seatFor(props.known.get(personIn(kind) ?? '') ?? '?')
    return kind === 'me' || kind === 'open' ? w().kinds[kind] : words().setup.players[kind]
  }
  /** Seats that wait for somebody are open to the server. */
  const wish = (kind: Wanted) => {
    if (isKnown(kind)) return { kind: 'open' } as const
    return kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot' as const, bot: kind }
  }
  /** Nobody sits twice: another seat that waited for the same person waits for anybody now. */
  const clashes = (kind: Wanted, old: Wanted) => kind === old && (kind === 'me' || isKnown(kind))
  /** One sits only once: whoever had that seat before waits for a friend now. */
  const want = (seat: number, kind: Wanted) =>
    setWanted(wanted().map((old, i) => (i === seat ? kind : clashes(kind, old) ? 'open' : old)))
  const open = async () => {
    if (name().trim() === '') return setProblem(onlineWords().refused['not-signed-in'])
    try {
      await signInAs(name().trim())
      const made = await ask('POST /api/matches', {
        body: {
          game: game.id,
          ...(withOwnBox() ? { box: box.room().components } : {}),
          options: withSeats(options(), count()),
          seats: wanted().slice(0, count()).map(wish),
          pace: pace(),
          visibility: shown() ? 'public' : 'link',
          takebacks: takebacks(),
          rated: rated(),
        },
      })
      keepKeys(made.match.id, made.keys)
      for (const [seat, kind] of wanted().slice(0, count()).entries()) {
        const person = personIn(kind)
        const at = { match: made.match.id, seat }
        // Whom the server does not let us invite still gets the seat by its link, which the table shows.
        if (person !== undefined)
          await ask('POST /api/matches/{match}/seats/{seat}/invite', { ...at, body: { person } }).catch(() => {})
      }
      go({ page: 'table', id: made.match.id })
    } catch (error) {
      setProblem(refusedSentence(refusedOf(error)))
    }
    return undefined
  }
  const row = (kind: () => Wanted, seat: number) => (
    <>
      <SeatBadge seat={colourOf(seat)} size={26} label={words().setup.colours[colourOf(seat)]} />
      <span>{w().seat(seat + 1)}</span>
      <Select
        label={w().who(seat + 1)}
        values={kinds()}
        value={kind()}
        wordOf={wordOf}
        onChange={chosen => want(seat, chosen)}
      />
    </>
  )
  return (
    <div class="pg-setup on-invite">
      <SeatsForm
        seats={seats}
        count={count()}
        onCount={setCount}
        players={wanted()}
        row={row}
        head={<NameField label={w().yourName} value={name()} onInput={setName} hint={onlineWords().join.noAccount} />}
        problem={problem()}
        startLabel={w().open}
        onStart={() => void open()}
      />
      <div class="second">
        <section class="card options" aria-labelledby="table-title">
          <h2 id="table-title">{w().table}</h2>
          <PaceField pace={pace()} onChange={setPace} />
          <Toggle label={w().public} hint={w().publicHint} on={shown()} onChange={setShown} />
          <Toggle label={w().takebacks} hint={w().takebacksHint} on={takebacks()} onChange={setTakebacks} />
          <Show when={!withOwnBox()}>
            <Toggle label={w().rated} hint={w().ratedHint} on={rated()} onChange={setRated} />
          </Show>
        </section>
        <Show when={gameWords()}>
          {said => (
            <OptionsCard
              room={props.room}
              box={box}
              words={said().options}
              values={options()}
              seats={count()}
              onChange={setOptions}
            />
          )}
        </Show>
      </div>
    </div>
  )
}
