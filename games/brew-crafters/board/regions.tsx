/** What all breweries share, drawn from the match: season, market, recipes, offers, collaboration, rivals. */
import { createSteady, type Fit } from '@taproom/board'
import { createMemo, Index, Show } from 'solid-js'
import {
  CASH,
  FAMILIES,
  KINDS,
  OPTIONS,
  PIECES,
  PLACES,
  SPACES,
  SPECIALTIES,
  TAKE,
  USE,
  WORKER,
} from '../components/names.ts'
import { COLLABORATION_SEATS } from '../rules/collaboration.ts'
import { SECRET_MODULE } from '../rules/table.ts'
import { capital, placeAt } from '../words/shared/amounts.ts'
import { onSpace } from '../words/shared/move.ts'
import { Collaboration } from './Collaboration.tsx'
import { optionId, stallId } from './choices.ts'
import { countIn, type Family, type SignLine } from './kinds.ts'
import { seasonLabel, seatLabel } from './labels.ts'
import { Market, type MarketProps } from './Market.tsx'
import { Offers } from './Offers.tsx'
import type { Play } from './play.ts'
import { bonusesOf, moreIn } from './previews.ts'
import { BrewAid, Recipes } from './Recipes.tsx'
import { RivalAtAGlance, SeatChip } from './Rivals.tsx'
import { readHead, readRival } from './read/brewery.ts'
import { readPartners, readPlaces, readSections } from './read/cards.ts'
import { readMarket } from './read/market.ts'
import { isUnlocked, NO_SHOPPING, readRecipes, readSecrets, type Shopping } from './read/recipes.ts'
import { readSeason } from './read/season.ts'
import { cubeSigns } from './read/signs.ts'
import { cubesOf, seatsOf } from './read/table.ts'
import { readWinter } from './read/winter.ts'
import { SeasonBoard } from './SeasonBoard.tsx'
import { Secrets } from './Secrets.tsx'
import { Winter } from './Winter.tsx'

interface RegionProps {
  play: Play
  fit: Fit
}

export function Season(props: RegionProps) {
  const { play } = props
  const season = createSteady(() => readSeason(play.table(), play.words(), play.props.colour))
  return <SeasonBoard {...season()} words={play.words()} label={seasonLabel(play)} strip={props.fit !== 'wide'} />
}

const OPTION_SIGNS: { readonly [option: string]: SignLine } = { hire: 'worker', partner: 'hands', crew: 'crew' }

/** What the chosen place leaves to decide: its option, who does it, or the specialty of a stall. */
function bubbleOf(play: Play): MarketProps['bubble'] {
  const { decision, a, hand } = play.asked()
  const t = play.table()
  const { lexicon } = play.words()
  if (decision === 'stall')
    return {
      space: SPACES[a],
      title: lexicon.names.space[SPACES[a]],
      options: SPECIALTIES.map((kind, i) => ({
        id: stallId(i),
        signs: cubeSigns(cubesOf(t.box.tables.spaces[a].taken[KINDS.indexOf(kind)])),
        text: capital(lexicon.names.kind[kind]),
      })),
    }
  const { place } = hand
  if (place === undefined) return undefined
  const ways = play.props.choices.filter(({ data }) => data.kind === 'place' && data.place === place)
  const pieces = [...new Set(ways.map(({ data }) => Number(data.piece)))]
  const space = place < SPACES.length ? t.box.tables.spaces[place] : undefined
  const optionText = (option: number, piece: number) => {
    const what = space ? onSpace(lexicon, play.props.view, place, option) : placeAt(lexicon, place)
    return capital(piece === WORKER ? what : `${what} (${lexicon.names.piece[PIECES[piece]]})`)
  }
  const signs = (option: number) => {
    if (option === CASH) return `${space?.money} coin`
    return option === TAKE ? cubeSigns(cubesOf(t.spaces[place].cubes)) : (OPTION_SIGNS[OPTIONS[option]] ?? '')
  }
  return {
    space: PLACES[place],
    title: placeAt(lexicon, place),
    options: (space?.choices ?? [USE]).flatMap(option =>
      pieces.map(piece => ({
        id: optionId(place, option, piece),
        signs: signs(option),
        text: optionText(option, piece),
      })),
    ),
  }
}

export function MarketPlace(props: RegionProps) {
  const { play } = props
  const bonuses = createSteady(() => (play.asked().decision ? bonusesOf(play.props.choices, play.props.preview) : {}))
  const spaces = createSteady(() => readMarket(play.table(), play.words(), play.props.colour, bonuses()))
  const bubble = createSteady(() => bubbleOf(play))
  return <Market words={play.words()} spaces={spaces()} narrow={props.fit !== 'wide'} bubble={bubble()} />
}

/** What the move under consideration would bring to the storehouse, and what can be brewed as things stand. */
export function createShopping(play: Play): () => Shopping {
  return createMemo(() => {
    const { decision } = play.asked()
    const active = play.active()
    const after = play.forecast()
    const { cubes } = play.table().seats[play.own()]
    const gain = after && active?.data.kind !== 'brew' ? moreIn(cubes, after.view.seats[play.own()].cubes) : {}
    const from = active?.data.kind === 'place' ? PLACES[Number(active.data.place)] : undefined
    if (decision !== 'brew' && countIn(gain) === 0) return NO_SHOPPING
    const brews = play.props.choices.filter(({ data }) => data.kind === 'brew').map(({ data }) => Number(data.recipe))
    return { gain, from: from ? play.words().short[from] : '', brewable: new Set(decision === 'brew' ? brews : []) }
  })
}

const createCards = (play: Play, shopping: () => Shopping) =>
  createSteady(() => readRecipes(play.table(), play.own(), play.words(), play.props.colour, shopping()))

export function RecipeColumns(props: RegionProps & { shopping: () => Shopping }) {
  const { play } = props
  const cards = createCards(play, props.shopping)
  const families = () => play.words().lexicon.names.family
  const each = <T,>(tell: (family: Family) => T) =>
    Object.fromEntries(FAMILIES.map(family => [family, tell(family)])) as Record<Family, T>
  return (
    <Recipes
      name={play.words().tabs.recipes}
      recipes={cards()}
      labelPoints={play.table().box.constants.goldLabelRep}
      familyWords={each(family => capital(families()[family]))}
      familyNotes={each(family => {
        const open = isUnlocked(play.table(), play.own(), family)
        return { open, text: open ? play.words().unlocked : play.words().advancedLocked }
      })}
    />
  )
}

export function Aid(props: RegionProps & { shopping: () => Shopping }) {
  const { play } = props
  const cards = createCards(play, props.shopping)
  const count = (readiness: string) => cards().filter(card => card.readiness === readiness).length
  return (
    <BrewAid
      name={play.words().whatCanIBrew}
      recipes={cards()}
      labelPoints={play.table().box.constants.goldLabelRep}
      note={play.words().aidNote(count('ready'), count('soon'), props.shopping().from)}
    />
  )
}

export function OnOffer(props: RegionProps) {
  const { play } = props
  const atStart = createMemo(() => play.props.journal.find(event => event.kind === 'game-start'))
  const workers = createSteady(() => {
    const start = atStart()
    return readPlaces(
      play.table(),
      play.words(),
      start?.kind === 'game-start' ? start.workers : undefined,
      play.props.colour,
    )
  })
  const partners = createSteady(() => readPartners(play.table(), play.words()))
  return (
    <Offers
      words={play.words()}
      workers={workers()}
      partners={partners()}
      broad={!hasCommon(play)}
      spacious={props.fit !== 'wide'}
    />
  )
}

export const hasCommon = (play: Play): boolean =>
  play.table().seatCount >= COLLABORATION_SEATS || play.table().modules[SECRET_MODULE] === 1

/** Collaboration and secret recipes, where they are in play. */
export function Common(props: RegionProps & { shopping: () => Shopping }) {
  const { play } = props
  const sections = createSteady(() => readSections(play.table(), play.own(), play.words(), play.props.colour))
  const secrets = createSteady(() =>
    readSecrets(play.table(), play.own(), play.words(), play.props.colour, props.shopping()),
  )
  const secret = () => play.table().modules[SECRET_MODULE] === 1
  return (
    <>
      <Show when={play.table().seatCount >= COLLABORATION_SEATS}>
        <Collaboration
          name={play.words().lexicon.sheet.collaboration}
          sections={sections()}
          dense={secret() && props.fit === 'wide'}
        />
      </Show>
      <Show when={secret()}>
        <Secrets {...secrets()} words={play.words()} take={play.legal().moves.has('secret-recipe')} />
      </Show>
    </>
  )
}

const others = (play: Play): number[] => {
  const { seatCount } = play.table()
  const from = play.props.seat >= 0 ? play.own() : -1
  return from < 0 ? seatsOf(play.table()) : Array.from({ length: seatCount - 1 }, (_, i) => (from + 1 + i) % seatCount)
}

/** What the Winter that has just ended cost everybody. */
export function WinterPaid(props: { play: Play }) {
  const { play } = props
  const winter = createSteady(() =>
    readWinter(play.props.view, play.props.journal, play.own(), play.words(), play.props),
  )
  return <Show when={winter()}>{paid => <Winter {...paid()} words={play.words()} />}</Show>
}

/** The other breweries at a glance; a press looks at one of them closely. */
export function Rivals(
  props: RegionProps & { onShow: () => void /** In few lines, wherever it stands. */; close?: boolean },
) {
  const { play } = props
  const dense = () => props.close || (props.fit === 'wide' && play.table().seatCount > 4)
  return (
    <Index each={others(play)}>
      {seat => {
        const rival = createSteady(() => readRival(play.table(), seat(), play.words()))
        return (
          <RivalAtAGlance
            {...rival()}
            label={seatLabel(play, seat())}
            self={`seat/${seat()}`}
            seat={play.props.colour(seat())}
            name={play.props.who(seat())}
            first={play.table().firstPlayer === seat() ? play.words().first : undefined}
            acting={play.table().prompts.seat === seat()}
            dense={dense()}
            spacious={props.fit !== 'wide' && !props.close}
            onPress={() => {
              play.show(seat())
              props.onShow()
            }}
          />
        )
      }}
    </Index>
  )
}

export function Chips(props: { play: Play; onShow: () => void }) {
  const { play } = props
  return (
    <div class="bc-chips">
      <Index each={seatsOf(play.table())}>
        {seat => (
          <SeatChip
            {...readHead(play.table(), seat())}
            label={seatLabel(play, seat())}
            self={`seat/${seat()}`}
            seat={play.props.colour(seat())}
            first={play.table().firstPlayer === seat()}
            acting={play.table().prompts.seat === seat()}
            onPress={() => {
              play.show(seat())
              props.onShow()
            }}
          />
        )}
      </Index>
    </div>
  )
}
