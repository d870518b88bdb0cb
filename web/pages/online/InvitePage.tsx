import type { AnyRoom, ChosenValues, OptionValue } from '@taproom/engine'
import { createResource, createSignal, For, Index, Show } from 'solid-js'
import { Button, SeatBadge, Segmented, Toggle } from '../../design/index.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { keepKeys } from '../../online/keys.ts'
import { arrive, me, meet } from '../../online/me.ts'
import './pages.css'
import type { Pace } from '@taproom/protocol'
import { refusedSentence } from '../../online/told.ts'
import { rooms } from '../../rooms.ts'
import { go, rename } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { BOTS, COLOURS, type PlayerKind } from '../../table/ctrl/sitters.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Page } from '../Page.tsx'
import { BoxField, createBoxChoice } from '../setup/BoxField.tsx'
import { OptionField } from '../setup/OptionField.tsx'
import '../setup/setup.css'
import { titleOf } from './games.ts'
import { NameField } from './NameField.tsx'
import { NoServer } from './NoServer.tsx'
import { PaceField, USUAL } from './PaceField.tsx'

/** Who is wanted on a seat: you, a friend by link, or a bot. */
type Wanted = 'me' | 'open' | PlayerKind

export default function InvitePage(props: { game?: string }) {
  const offered = createAsked(async () => {
    await meet()
    const { games } = await ask('GET /api/games')
    return games.filter(({ id }) => rooms[id])
  })
  const [game, setGame] = createSignal(props.game)
  const chosen = () => offered.value()?.find(({ id }) => id === game()) ?? offered.value()?.[0]
  const choose = (id: string) => {
    setGame(id)
    rename({ page: 'invite', game: id })
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
            options={(offered.value() ?? []).map(({ id }) => ({ id, label: titleOf(id) }))}
            value={chosen()?.id ?? ''}
            onChange={choose}
          />
        </div>
        <Show when={room()} keyed>
          {found => <Form room={found} bots={chosen()?.bots ?? []} />}
        </Show>
      </Page>
    </Show>
  )
}

function Form(props: { room: AnyRoom; bots: readonly string[] }) {
  const { game } = props.room
  const { from, to } = game.declared.seats
  const w = () => onlineWords().invite
  const [spoken] = createResource(
    () => preferences().language,
    language => props.room.words[language](),
  )
  const [name, setName] = createSignal(me()?.name ?? preferences().name)
  const [count, setCount] = createSignal(Math.max(from, Math.min(2, to)))
  const [wanted, setWanted] = createSignal<readonly Wanted[]>(
    Array.from({ length: to }, (_, seat) => (seat === 0 ? 'me' : 'open')),
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
  const kinds = (): readonly Wanted[] => ['me', 'open', ...bots()]
  const wordOf = (kind: Wanted) => (kind === 'me' || kind === 'open' ? w().kinds[kind] : words().setup.players[kind])
  /** One sits only once: whoever had that seat before waits for a friend now. */
  const want = (seat: number, kind: Wanted) =>
    setWanted(wanted().map((old, i) => (i === seat ? kind : kind === 'me' && old === 'me' ? 'open' : old)))
  const open = async () => {
    if (name().trim() === '') return setProblem(w().nameFirst)
    try {
      await arrive(name().trim())
      const made = await ask('POST /api/matches', {
        body: {
          game: game.id,
          ...(withOwnBox() ? { box: box.room().components } : {}),
          options: options(),
          seats: wanted()
            .slice(0, count())
            .map(kind => (kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot' as const, bot: kind })),
          pace: pace(),
          visibility: shown() ? 'public' : 'link',
          takebacks: takebacks(),
          rated: rated(),
        },
      })
      keepKeys(made.match.id, made.keys)
      go({ page: 'table', id: made.match.id })
    } catch (error) {
      setProblem(refusedSentence(refusedOf(error)))
    }
    return undefined
  }
  const counts = Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  return (
    <div class="pg-setup on-invite">
      <div class="first">
        <section class="card seats" aria-labelledby="seats-title">
          <header>
            <h2 id="seats-title">{w().seats}</h2>
            <Segmented
              label={w().seats}
              options={counts.map(id => ({ id, label: id }))}
              value={String(count())}
              onChange={id => setCount(Number(id))}
            />
          </header>
          <NameField label={w().yourName} value={name()} onInput={setName} hint={onlineWords().join.noAccount} />
          <ol>
            <Index each={wanted().slice(0, count())}>
              {(kind, seat) => (
                <li>
                  <SeatBadge seat={COLOURS[seat]} size={26} label={words().setup.colours[COLOURS[seat]]} />
                  <span>{w().seat(seat + 1)}</span>
                  <select
                    class="field"
                    aria-label={w().who(seat + 1)}
                    onChange={event => want(seat, event.currentTarget.value as Wanted)}
                  >
                    <For each={kinds()}>
                      {one => (
                        <option value={one} selected={kind() === one}>
                          {wordOf(one)}
                        </option>
                      )}
                    </For>
                  </select>
                </li>
              )}
            </Index>
          </ol>
        </section>
        <Show when={problem()}>
          <p class="problem" role="alert">
            {problem()}
          </p>
        </Show>
        <div class="pg-begin">
          <Button label={w().open} look="primary" onPress={() => void open()} />
        </div>
      </div>
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
        <Show when={(Object.keys(game.declared.options).length > 0 || box.own()) && spoken.latest}>
          {said => (
            <section class="card options" aria-labelledby="options-title">
              <h2 id="options-title">{words().setup.options}</h2>
              <BoxField choice={box} />
              <For each={Object.entries(game.declared.options)}>
                {([option, declared]) => (
                  <OptionField
                    option={declared}
                    words={said().options[option] ?? { name: option, about: '' }}
                    value={options()[option] ?? declared.default}
                    onChange={(value: OptionValue) => setOptions({ ...options(), [option]: value })}
                  />
                )}
              </For>
            </section>
          )}
        </Show>
      </div>
    </div>
  )
}
