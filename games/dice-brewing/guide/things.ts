/** Everything that has a name on the table. */
import { FIELDS, FIELDS_OF } from '../components/board.ts'
import { BUILDINGS, COLOURS, INGREDIENTS, LEVELS, TOKENS, ZONES } from '../components/names.ts'
import { type DiceBrewingView, PHASES } from '../rules/table.ts'
import { allDice } from './asking.ts'

const seatsFrom = ({ viewer, seatCount }: DiceBrewingView): number[] =>
  Array.from({ length: seatCount }, (_, i) => (Math.max(0, viewer) + i) % seatCount)

/** The face-up recipes with what improves them, slot by slot. */
const cards = (view: DiceBrewingView): string[] =>
  [...view.row].slice(0, view.box.players[view.seatCount].recipeSlots).flatMap(number => {
    if (number === 0) return ['slot']
    const { id, skillMin, ingredientBonus } = view.box.recipes[number - 1]
    return [
      `recipe:${id}`,
      ...(skillMin <= 6 ? [`enhance:${id}:skill`] : []),
      ...INGREDIENTS.filter((_, kind) => ingredientBonus[kind]).map(kind => `enhance:${id}:${kind}`),
    ]
  })

/** One's own buildings with their fields. */
const yard = (view: DiceBrewingView, seat: number): string[] =>
  BUILDINGS.flatMap((building, i) => [
    `building:${seat}:${building}`,
    ...(view.round < view.box.opens[i] || view.seats[seat].closed & (1 << i) ? [`lock:${building}`] : []),
    ...FIELDS.flatMap((field, number) => {
      if (!(FIELDS_OF[i] & (1 << number))) return []
      const accelerator = view.box.fields[number].accelerateMin > 0 ? [`accelerator:${field}`] : []
      return [`input:${field}`, ...accelerator, `users:${field}`]
    }),
  ])

const panel = (view: DiceBrewingView, seat: number): string[] => [
  ...['seat', 'points', 'mastery', 'gold', 'brewed'].map(what => `${what}:${seat}`),
  ...[...allDice(view.seats[seat].active), ...allDice(view.seats[seat].storage)].map(die => `die:${die}`),
]

/** What lies on this table, in the order in which one would tell of it. */
export function thingsOn(view: DiceBrewingView): string[] {
  const [me, ...others] = seatsFrom(view)
  const own = view.seats[me]
  return [
    ...['round', 'season', 'order', 'bottles', ...PHASES.map(phase => `phase:${phase}`)],
    ...cards(view),
    ...['market', ...INGREDIENTS.map(kind => `buy:${kind}`)],
    ...['black-market', ...TOKENS.map(kind => `buy:${kind}`)],
    ...yard(view, me),
    ...ZONES.map(zone => `zone:${zone}`),
    ...panel(view, me),
    ...(view.onesAsGold ? [`ones:${me}`] : []),
    ...(own.seeds > 0 ? ['seed'] : []),
    ...INGREDIENTS.filter((_, kind) => own.ingredients[kind] > 0).map(kind => `ingredient:${kind}`),
    ...(view.viewer >= 0 || !view.hiddenTokens ? TOKENS.filter((_, kind) => own.tokens[kind] > 0) : []).map(
      kind => `token:${kind}`,
    ),
    ...others.flatMap(seat => panel(view, seat)),
    ...[...COLOURS.map(colour => `supply:${colour}`), 'supply:seeds', 'deck'],
  ]
}

/** The same with what only some moments show: what can be asked about at all. */
export const everything = (view: DiceBrewingView): string[] => [
  ...thingsOn(view),
  ...Array.from({ length: view.faces.length }, (_, die) => `die:${die}`),
  ...['seed', 'roll', 'slot', 'tokens', 'token:face-down', 'window', ...LEVELS.map(level => `level:${level}`)],
  ...FIELDS.map(field => `accelerator:${field}`),
  ...BUILDINGS.flatMap(building => [
    `lock:${building}`,
    ...seatsFrom(view).map(seat => `building:${seat}:${building}`),
  ]),
  ...[...INGREDIENTS.map(kind => `ingredient:${kind}`), ...TOKENS.map(kind => `token:${kind}`)],
  ...[...COLOURS.map(colour => `colour:${colour}`), ...seatsFrom(view).map(seat => `ones:${seat}`)],
]
