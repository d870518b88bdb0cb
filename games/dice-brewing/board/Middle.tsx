/** What all share: the round, the recipes, the markets. */
import { createLate, createSteady } from '@taproom/board'
import { BlackMarket, Market } from './Markets.tsx'
import type { Play } from './play.ts'
import { Recipes } from './Recipe.tsx'
import { Round } from './Round.tsx'
import { readRecipes, readRound, readStalls, readTokenStalls } from './reading.ts'

export function WhichRound(props: { play: Play; pocket: boolean }) {
  const { play } = props
  const view = () => play.props.view
  const round = createSteady(() => readRound(view(), play.props.colour))
  return (
    <Round
      pocket={props.pocket}
      round={round()}
      number={view().round}
      words={play.words()}
      label={play.passages()[0].lines.join(' ')}
    />
  )
}

export function Cards(props: { play: Play; brief?: boolean; pocket?: boolean }) {
  const { play } = props
  const recipes = createSteady(() => readRecipes(play.looking(), play.words()))
  return <Recipes recipes={recipes()} words={play.words()} brief={props.brief} pocket={props.pocket} />
}

export function Stalls(props: { play: Play }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const shut = (opens: number) => (view().round < opens ? play.words().fromRound(opens) : undefined)
  const bought = (done: number) => (done ? play.words().bought : undefined)
  // Discounts follow the dice that allow them.
  const now = createSteady(() => readStalls(play.looking()))
  const stalls = createLate(now)
  const tokens = createSteady(() => readTokenStalls(view()))
  return (
    <div class="db-markets">
      <Market
        title={play.words().market}
        stalls={stalls()}
        word={kind => play.words().ingredients[kind]}
        shut={shut(view().box.marketOpens)}
        note={bought(me().boughtIngredient)}
      />
      <BlackMarket
        title={play.words().blackMarket}
        stalls={tokens()}
        word={kind => play.words().tokens[kind]}
        shut={shut(view().box.blackMarketOpens)}
        note={bought(me().boughtToken)}
      />
    </div>
  )
}
