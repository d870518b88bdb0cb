/** What just happened, told by pieces that travel. */
import { createFlights, type Flight, flight, placeElement, seatElement } from '@taproom/board'
import { RECIPES, type Recipe } from '../components/names.ts'
import type { CubeCounts } from '../rules/events.ts'
import { Cap, Coin, Cube, GoldLabel, Peg } from './art/index.ts'
import { KINDS } from './kinds.ts'
import type { Play } from './play.ts'
import type { BoardEvent } from './previews.ts'
import { batchOf } from './read/recipes.ts'

/** Pieces that leave together follow each other closely. */
const BEHIND_MS = 45

export function createMotion(play: Play) {
  const at = (...places: readonly string[]) => placeElement(play.screen.root, ...places)
  /** In the brewery that is shown, or with the seat as a whole. */
  const home = (seat: number, ...places: readonly string[]) =>
    (seat === play.shown() ? (at(...places) ?? store()) : undefined) ??
    seatElement(play.screen.root, play.props.colour(seat))
  const store = () => play.screen.root?.querySelector('.bc-store') ?? undefined

  const cubesTo = (seat: number, cubes: CubeCounts, from: Element | undefined): Flight[] =>
    KINDS.filter(kind => cubes[kind]).flatMap((kind, i) =>
      flight(() => <Cube of={kind} size={22} />, from, home(seat, kind), { delay: i * BEHIND_MS }),
    )
  const cap = (recipe: Recipe) => () => <Cap batch={batchOf(play.table(), RECIPES.indexOf(recipe))} size={32} />

  const flightsOf = (event: BoardEvent): Flight[] => {
    switch (event.kind) {
      case 'market-place':
        return flight(() => <Peg seat={play.props.colour(event.seat)} size={28} />, home(event.seat), at(event.place))
      case 'take':
        return [
          ...cubesTo(event.seat, event.cubes, at(event.from)),
          ...(event.money ? flight(() => <Coin size={24} />, at(event.from), home(event.seat)) : []),
        ]
      case 'brew':
        return flight(cap(event.recipe), at(event.recipe), home(event.seat, event.tank === 'pub' ? 'pub' : 'line'))
      case 'sell':
        return flight(
          () => <Coin size={24} />,
          home(event.seat, event.slot === 'pub' ? 'pub' : 'line'),
          home(event.seat),
          { delay: 120 },
        )
      case 'label':
        return flight(
          () => <GoldLabel points={play.table().box.constants.goldLabelRep} size={30} />,
          at(event.recipe),
          home(event.seat),
          { delay: 160 },
        )
      case 'install':
        return cubesTo(event.seat, event.cubes, home(event.seat, event.tile))
      case 'hire-worker':
        return flight(() => <Peg seat={play.props.colour(event.seat)} size={24} />, at(event.worker), home(event.seat))
      default:
        return []
    }
  }
  return createFlights(play.props, flightsOf)
}
