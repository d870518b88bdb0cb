import type { AnyRoom, ChosenValues, Option, OptionValue } from '@taproom/engine'
import { createResource, createSignal, For, Index, Show } from 'solid-js'
import { Button, SeatBadge, Segmented } from '../../design/index.ts'
import { rooms } from '../../rooms.ts'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { BOT_NAMES, BOTS, COLOURS, type PlayerKind, type Sitter } from '../../table/ctrl/sitters.ts'
import { beginMatch } from '../../table/open.ts'
import { words } from '../../words/index.ts'
import { Page } from '../Page.tsx'
import { Sentence } from '../Sentence.tsx'
import { BoxField, createBoxChoice } from './BoxField.tsx'
import { OptionField } from './OptionField.tsx'
import './setup.css'

export default function SetupPage(props: { game: string }) {
  const [room] = createResource(
    () => props.game,
    async game => (await rooms[game]?.()) ?? null,
  )
  return (
    <Show when={room.state === 'ready'}>
      <Show
        when={room()}
        keyed
        fallback={
          <Sentence title={words().trouble.noGame} text={words().trouble.noPage}>
            <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
          </Sentence>
        }
      >
        {found => <Setup room={found} />}
      </Show>
    </Show>
  )
}

const playsLike = ({ player }: Sitter): string =>
  player === 'person' || player === 'greedy' ? '' : words().setup.playsLike[player]

const nameFor = (seat: number, player: PlayerKind): string => {
  if (player !== 'person') return BOT_NAMES[seat]
  return seat === 0 && preferences().name ? preferences().name : words().setup.player1(seat + 1)
}

/** What has one value only is a fact of the box, not a choice. */
const isChoice = (option: Option): boolean => {
  if (option.kind === 'choice') return option.values.length > 1
  return option.kind === 'flag' || option.high > option.low
}

function Setup(props: { room: AnyRoom }) {
  const { game } = props.room
  const choices = Object.entries(game.declared.options).filter(([, option]) => isChoice(option))
  const { from, to } = game.declared.seats
  const w = () => words().setup
  const [spoken] = createResource(
    () => preferences().language,
    language => props.room.words[language](),
  )
  // Every seat that could be taken keeps what was said about it, however often the number of seats changes.
  const [sitters, setSitters] = createSignal<readonly Sitter[]>(
    Array.from({ length: to }, (_, seat) => ({
      name: nameFor(seat, 'person'),
      colour: COLOURS[seat],
      player: 'person',
    })),
  )
  const [count, setCount] = createSignal(Math.max(from, Math.min(2, to)))
  const [options, setOptions] = createSignal<ChosenValues>({})
  const [problem, setProblem] = createSignal('')
  const change = (seat: number, changes: Partial<Sitter>) =>
    setSitters(sitters().map((sitter, i) => (i === seat ? { ...sitter, ...changes } : sitter)))
  const changePlayer = (seat: number, player: PlayerKind) => {
    const untouched = sitters()[seat].name === nameFor(seat, sitters()[seat].player)
    change(seat, { player, ...(untouched ? { name: nameFor(seat, player) } : {}) })
  }
  /** Whoever has the wanted colour takes the one that becomes free. */
  const changeColour = (seat: number, colour: Sitter['colour']) => {
    const free = sitters()[seat].colour
    setSitters(
      sitters().map((sitter, i) =>
        i === seat ? { ...sitter, colour } : sitter.colour === colour ? { ...sitter, colour: free } : sitter,
      ),
    )
  }
  const box = createBoxChoice(props.room)
  const begin = async () => {
    const taken = sitters()
      .slice(0, count())
      .map((sitter, seat) => ({ ...sitter, name: sitter.name.trim() || nameFor(seat, sitter.player) }))
    const begun = await beginMatch(box.room(), taken, options())
    if (typeof begun === 'string') go({ page: 'match', id: begun })
    else setProblem(begun.problem)
  }
  const counts = Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  return (
    <Show when={spoken.latest}>
      {said => (
        <Page
          title={w().title(said().name)}
          lead={<p class="lead">{w().intro}</p>}
          aside={
            <Button
              label={words().front.rules}
              icon="book"
              look="quiet"
              onPress={() => go({ page: 'rules', game: game.id })}
            />
          }
        >
          <div class="pg-setup">
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
                <ol>
                  <Index each={sitters().slice(0, count())}>
                    {(sitter, seat) => (
                      <li>
                        <span class="colour">
                          <SeatBadge seat={sitter().colour} size={26} />
                          <select
                            aria-label={w().colourOf(sitter().name)}
                            onChange={event => changeColour(seat, event.currentTarget.value as Sitter['colour'])}
                          >
                            <For each={COLOURS}>
                              {colour => (
                                <option value={colour} selected={sitter().colour === colour}>
                                  {w().colours[colour]}
                                </option>
                              )}
                            </For>
                          </select>
                        </span>
                        <input
                          class="field name"
                          maxlength="24"
                          aria-label={w().nameOf(seat + 1)}
                          value={sitter().name}
                          onInput={event => change(seat, { name: event.currentTarget.value })}
                        />
                        <select
                          class="field"
                          aria-label={w().playerOf(sitter().name)}
                          aria-describedby={`like-${seat}`}
                          onChange={event => changePlayer(seat, event.currentTarget.value as PlayerKind)}
                        >
                          <For each={['person', ...BOTS] as const}>
                            {player => (
                              <option value={player} selected={sitter().player === player}>
                                {w().players[player]}
                              </option>
                            )}
                          </For>
                        </select>
                        <small class="like" id={`like-${seat}`}>
                          {playsLike(sitter())}
                        </small>
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
                <Button label={w().start} look="primary" onPress={begin} />
              </div>
            </div>
            <Show when={choices.length > 0 || box.own()}>
              <section class="card options" aria-labelledby="options-title">
                <h2 id="options-title">{w().options}</h2>
                <BoxField choice={box} />
                <For each={choices}>
                  {([name, option]) => (
                    <OptionField
                      option={option}
                      words={said().options[name] ?? { name, about: '' }}
                      value={options()[name] ?? option.default}
                      onChange={(value: OptionValue) => setOptions({ ...options(), [name]: value })}
                    />
                  )}
                </For>
              </section>
            </Show>
          </div>
        </Page>
      )}
    </Show>
  )
}
