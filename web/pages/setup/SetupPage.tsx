import type { AnyRoom, ChosenValues } from '@taproom/engine'
import { createSignal, Show } from 'solid-js'
import { Button, SeatBadge, Select } from '../../design/index.ts'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { BOTS, botName, COLOURS, colourOf, type PlayerKind, type SeatedPlayer } from '../../table/ctrl/players.ts'
import { beginMatch } from '../../table/open.ts'
import { words } from '../../words/index.ts'
import { createGameWords, Game } from '../Game.tsx'
import { Page } from '../Page.tsx'
import { createBoxChoice } from './BoxField.tsx'
import { OptionsCard } from './OptionsCard.tsx'
import { withSeats } from './offered.ts'
import { SeatsForm, usualCount } from './SeatsForm.tsx'

export default function SetupPage(props: { game: string }) {
  return <Game id={props.game}>{room => <Setup room={room} />}</Game>
}

const PLAYERS: readonly PlayerKind[] = ['person', ...BOTS]

const playsLike = ({ player }: SeatedPlayer): string =>
  player === 'person' || player === 'greedy' ? '' : words().setup.playsLike[player]

const nameFor = (seat: number, player: PlayerKind): string => {
  if (player !== 'person') return botName(seat)
  return seat === 0 && preferences().name ? preferences().name : words().setup.player1(seat + 1)
}

function Setup(props: { room: AnyRoom }) {
  const { game } = props.room
  const { seats } = game.declared
  const w = () => words().setup
  const gameWords = createGameWords(props.room)
  // Every seat that could be taken keeps what was said about it, however often the number of seats changes.
  const [players, setPlayers] = createSignal<readonly SeatedPlayer[]>(
    Array.from({ length: seats.to }, (_, seat) => ({
      name: nameFor(seat, 'person'),
      colour: colourOf(seat),
      player: 'person',
    })),
  )
  const [count, setCount] = createSignal(usualCount(seats))
  const [options, setOptions] = createSignal<ChosenValues>({})
  const [problem, setProblem] = createSignal('')
  const change = (seat: number, changes: Partial<SeatedPlayer>) =>
    setPlayers(players().map((seated, i) => (i === seat ? { ...seated, ...changes } : seated)))
  const changePlayer = (seat: number, player: PlayerKind) => {
    const before = players()[seat]
    const untouched = before !== undefined && before.name === nameFor(seat, before.player)
    change(seat, { player, ...(untouched ? { name: nameFor(seat, player) } : {}) })
  }
  /** Whoever has the wanted colour takes the one that becomes free. */
  const changeColour = (seat: number, colour: SeatedPlayer['colour']) => {
    const free = players()[seat]?.colour ?? colour
    setPlayers(
      players().map((seated, i) =>
        i === seat ? { ...seated, colour } : seated.colour === colour ? { ...seated, colour: free } : seated,
      ),
    )
  }
  const box = createBoxChoice(props.room)
  const begin = async () => {
    const taken = players()
      .slice(0, count())
      .map((seated, seat) => ({ ...seated, name: seated.name.trim() || nameFor(seat, seated.player) }))
    const begun = await beginMatch(box.room(), taken, withSeats(options(), count()))
    if (typeof begun === 'string') go({ page: 'match', id: begun })
    else setProblem(begun.problem)
  }
  const row = (seated: () => SeatedPlayer, seat: number) => (
    <>
      <span class="colour">
        <SeatBadge seat={seated().colour} size={26} />
        <Select
          class=""
          label={w().colourOf(seated().name)}
          values={COLOURS}
          value={seated().colour}
          wordOf={colour => w().colours[colour]}
          onChange={colour => changeColour(seat, colour)}
        />
      </span>
      <input
        class="field name"
        maxlength="24"
        aria-label={w().nameOf(seat + 1)}
        value={seated().name}
        onInput={event => change(seat, { name: event.currentTarget.value })}
      />
      <Select
        label={w().playerOf(seated().name)}
        describedBy={`like-${seat}`}
        values={PLAYERS}
        value={seated().player}
        wordOf={player => w().players[player]}
        onChange={player => changePlayer(seat, player)}
      />
      <small class="like" id={`like-${seat}`}>
        {playsLike(seated())}
      </small>
    </>
  )
  const toRules = () => go({ page: 'rules', game: game.id })
  return (
    <Show when={gameWords()}>
      {said => (
        <Page
          title={w().title(said().name)}
          lead={<p class="lead">{w().intro}</p>}
          aside={<Button label={words().front.rules} icon="book" look="quiet" onPress={toRules} />}
        >
          <div class="pg-setup">
            <SeatsForm
              seats={seats}
              count={count()}
              onCount={setCount}
              players={players()}
              row={row}
              problem={problem()}
              startLabel={w().start}
              onStart={() => void begin()}
            />
            <OptionsCard
              room={props.room}
              box={box}
              words={said().options}
              values={options()}
              seats={count()}
              onChange={setOptions}
            />
          </div>
        </Page>
      )}
    </Show>
  )
}
