/** What must be true on every table, whatever happened (INV numbers of the rules). */
import {
  FINAL,
  LAST_SEASON,
  MAX_CREWS,
  RECIPES,
  SKILLED_WORKERS,
  SPACES,
  WORKERS_PER_SEAT,
} from '../components/names.ts'
import { effectsOn, hasOperation } from './effects.ts'
import { UNUSED } from './modules/labour-agency.ts'
import { P } from './prompts.ts'
import { capacity } from './storage.ts'
import { type BrewCrafters, countCubes, ON_OFFER } from './table.ts'

function must(holds: boolean, invariant: string, sentence: string): void {
  if (!holds) throw new Error(`${invariant}: ${sentence}`)
}

export function invariants(t: BrewCrafters): void {
  must(t.season >= 1 && t.season <= LAST_SEASON, 'INV-1', `season ${t.season}`)
  must(t.firstPlayer >= 0 && t.firstPlayer < t.seatCount, 'INV-25', `First Player ${t.firstPlayer}`)
  for (let seat = 0; seat < t.seatCount; seat++) {
    pieces(t, seat)
    storage(t, seat)
    beers(t, seat)
  }
  for (let seat = t.seatCount; seat < t.seats.length; seat++)
    must(countCubes(t.seats[seat].cubes) + t.seats[seat].money === 0, 'INV-2', `seat ${seat} is not in this game`)
  market(t)
  cards(t)
  labels(t)
  temps(t)
  farm(t)
  secrets(t)
}

function pieces(t: BrewCrafters, seat: number): void {
  const me = t.seats[seat]
  must(me.placed >= 0 && me.placed <= WORKERS_PER_SEAT, 'INV-2', `seat ${seat} has placed ${me.placed} workers`)
  must(me.crews >= 1 && me.crews <= MAX_CREWS, 'INV-3', `seat ${seat} has ${me.crews} crews`)
  must(me.money >= 0, 'INV-6', `seat ${seat} has $${me.money}`)
  me.lab.forEach(position => {
    must(position >= 0 && position <= FINAL, 'INV-18', `a marker of seat ${seat} is on ${position}`)
  })
  me.tiles.forEach(tile => {
    must(tile === 0 || tile === 1, 'INV-19', `seat ${seat} has ${tile} tiles of a kind`)
  })
}

function storage(t: BrewCrafters, seat: number): void {
  const me = t.seats[seat]
  const overflowing =
    (t.prompts.kind === P.overflow || t.prompts.kind === P['overflow-rest']) && t.prompts.seat === seat
  const room = capacity(t, seat)
  const cubes = countCubes(me.cubes)
  must(overflowing ? cubes > room : cubes <= room, 'INV-5', `seat ${seat} stores ${cubes} of ${room}`)
  for (const kind of [...me.cubes, ...me.arriving]) must(kind >= 0, 'INV-5', `seat ${seat} has ${kind} cubes of a kind`)
}

function beers(t: BrewCrafters, seat: number): void {
  const me = t.seats[seat]
  const { tier, family, basicOf } = t.box.tables
  const tokens = [...me.tanks, ...me.bottles, me.pub]
  RECIPES.forEach((name, recipe) => {
    const onBoard = tokens.filter(token => token === recipe + 1).length
    must(me.brewed[recipe] === onBoard + me.sold[recipe], 'INV-8', `seat ${seat} has lost a batch of ${name}`)
    if (me.brewed[recipe] === 0) return
    must(
      tier[recipe] === 0 || me.brewed[basicOf[family[recipe]]] > 0,
      'INV-10',
      `seat ${seat} brewed ${name} too early`,
    )
    must(t.recipes[recipe] === 1 || t.shown.includes(recipe + 1), 'INV-10', `${name} is not in this game`)
  })
  const double = hasOperation(t, seat, effectsOn(t).passive, 'line-slots')
  const pub = hasOperation(t, seat, effectsOn(t).passive, 'pub-tank')
  must(double || (me.tanks[1] === 0 && me.bottles[1] === 0), 'INV-9', `seat ${seat} has no second tank`)
  must(pub || me.pub === 0, 'INV-9', `seat ${seat} has no pub`)
}

function market(t: BrewCrafters): void {
  const inPlay = t.box.tables.spacesFor[t.seatCount]
  const onMarket = Array.from({ length: t.seatCount }, () => 0)
  const pairs = Array.from({ length: t.seatCount }, () => 0)
  SPACES.forEach((name, space) => {
    const { worker, jumper, cubes, money } = t.spaces[space]
    must(inPlay.includes(space) || worker + jumper + money + countCubes(cubes) === 0, 'INV-16', `${name} is covered`)
    must(jumper === 0 || worker > 0, 'INV-16', `somebody jumped the queue on the empty ${name}`)
    if (worker > 0) onMarket[worker - 1]++
    if (jumper > 0) {
      onMarket[jumper - 1]++
      pairs[jumper - 1]++
    }
  })
  for (const user of t.used) if (user > 0) onMarket[user - 1]++
  for (let seat = 0; seat < t.seatCount; seat++) {
    const me = t.seats[seat]
    must(pairs[seat] === me.jumped, 'INV-16', `seat ${seat} jumped the queue ${pairs[seat]} times`)
    const placed = me.placed + me.brokered + me.tempsSpent
    must(onMarket[seat] <= placed, 'INV-2', `seat ${seat} has ${onMarket[seat]} pieces on the market`)
  }
}

function cards(t: BrewCrafters): void {
  const offer = t.workers.filter(place => place === ON_OFFER).length
  const held = t.workers.filter(place => place > ON_OFFER).length
  const wanted = t.box.constants.skilledWorkersInPlay
  const agency = t.modules[2] === 1
  must(
    agency ? offer <= wanted && offer + held >= wanted : offer + held === wanted,
    'INV-17',
    `${offer} + ${held} workers`,
  )
  const filled = t.sections.filter(owner => owner > 0).length
  must(filled < t.sections.length, 'INV-20', 'a complete collaboration was not sold')
  must(t.seatCount > 2 || filled === 0, 'INV-20', 'two seats cannot collaborate')
}

function labels(t: BrewCrafters): void {
  RECIPES.forEach((name, recipe) => {
    const owner = t.labels[recipe] - 1
    if (owner >= 0) must(t.seats[owner].sold[recipe] > 0, 'INV-12', `seat ${owner} never sold ${name}`)
    else if (t.recipes[recipe] && t.box.tables.tier[recipe] === 1)
      must(
        t.seats.every(seat => seat.sold[recipe] === 0),
        'INV-12',
        `nobody has the label of ${name}`,
      )
  })
}

function temps(t: BrewCrafters): void {
  let all = t.temps
  for (const me of t.seats) all += me.temps + me.tempsSpent + me.booked[0] + me.booked[1]
  must(all === (t.modules[0] ? t.seatCount : 0), 'INV-21', `${all} temps`)
  must(
    t.used.every((user, module) => user === 0 || t.modules[module] === 1),
    'INV-21',
    'a module is used that is not in play',
  )
}

function farm(t: BrewCrafters): void {
  const planted = t.planted.reduce((sum, n) => sum + n, 0)
  const harvesting = t.prompts.kind === P['harvest-pick'] || t.prompts.kindBelow(1) === P['farm-store']
  must(harvesting || planted === t.tokens.length, 'INV-22', `${planted} kinds planted, ${t.tokens.length} tokens taken`)
}

/** Every take is one card of one seat; who looked knows exactly what was missing. */
function secrets(t: BrewCrafters): void {
  const cards: number[] = []
  for (let seat = 0; seat < t.seatCount; seat++)
    t.seats[seat].secrets.forEach((take, recipe) => {
      if (take === 0) return
      must(t.takes.at(take - 1) === seat && cards[take - 1] === undefined, 'INV-23', `take ${take} is confused`)
      must(t.recipes[recipe] === 0 && t.box.tables.tier[recipe] === 1, 'INV-23', `${RECIPES[recipe]} cannot be secret`)
      cards[take - 1] = recipe
    })
  must(cards.length === t.takes.length && new Set(cards).size === cards.length, 'INV-23', 'a secret card is lost')
  cards.forEach((recipe, take) => {
    const owner = t.takes.at(take)
    const shown = t.seats[owner].brewed[recipe] > 0 ? recipe + 1 : 0
    must(t.shown[take] === shown, 'INV-23', `${RECIPES[recipe]} is shown or hidden wrongly`)
    must(t.seats[owner].seen[recipe] === 0, 'INV-23', `seat ${owner} misses its own card`)
  })
  for (let seat = 0; seat < t.seatCount; seat++) {
    const drawn = t.seats[seat].drawn.toArray()
    const asked = t.prompts.kind === P.agency && t.prompts.seat === seat
    must(asked === drawn.length > 0, 'INV-23', `seat ${seat} holds cards of the agency`)
    must(new Set(drawn).size === drawn.length, 'INV-23', 'a card was drawn twice')
    for (const worker of drawn)
      must(t.workers[worker] === UNUSED, 'INV-17', `${SKILLED_WORKERS[worker]} is not in the unused deck`)
  }
}
