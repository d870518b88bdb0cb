/** What must hold between two tables: the journal accounts for every cube, dollar and token (INV numbers of the rules). */
import { KINDS, RECIPES, SPACES, WINTER } from '../components/names.ts'
import type { BrewCraftersEvent, CubeCounts } from './events.ts'
import { capacity } from './storage.ts'
import { type BrewCrafters, batchesBrewed, countCubes, seasonOf } from './table.ts'

function must(holds: boolean, invariant: string, sentence: string): void {
  if (!holds) throw new Error(`${invariant}: ${sentence}`)
}

interface Account {
  readonly cubes: number[]
  money: number
  rep: number
  loans: number
  crews: number
  labSteps: number
}

/** What the journal says that each seat gained and lost. */
class JournalTotals {
  readonly seats: readonly Account[]
  readonly spaces = SPACES.map(() => ({ cubes: KINDS.map(() => 0), money: 0 }))

  readonly loanValue: number

  constructor(seats: number, loanValue: number) {
    this.loanValue = loanValue
    this.seats = Array.from({ length: seats }, () => ({
      cubes: KINDS.map(() => 0),
      money: 0,
      rep: 0,
      loans: 0,
      crews: 0,
      labSteps: 0,
    }))
  }

  cubes(seat: number, cubes: CubeCounts, sign = 1): void {
    KINDS.forEach((kind, i) => {
      this.seats[seat].cubes[i] += sign * (cubes[kind] ?? 0)
    })
  }

  gain(seat: number, gained: { readonly cubes?: CubeCounts; readonly money?: number; readonly rep?: number }): void {
    this.cubes(seat, gained.cubes ?? {})
    this.seats[seat].money += gained.money ?? 0
    this.seats[seat].rep += gained.rep ?? 0
  }

  write(event: BrewCraftersEvent): void {
    switch (event.kind) {
      case 'supply':
      case 'take':
        this.#market(event)
        break
      case 'benefit':
      case 'bonus':
      case 'install':
      case 'sell':
      case 'compensation':
        this.gain(event.seat, event)
        break
      case 'secret-paid':
        this.gain(event.seat, { rep: event.rep })
        break
      case 'collab-sold':
        for (const reward of event.rewards) this.gain(reward.seat, reward)
        return
      case 'market-place':
        this.gain(event.seat, { money: -event.queueJump })
        break
      case 'hire-worker':
      case 'temp-book':
        this.gain(event.seat, { money: -event.paid })
        break
      case 'bill':
        must(event.loans === 0 || event.money < this.loanValue, 'INV-13', 'a loan more than the gap needs')
        this.seats[event.seat].loans += event.loans
        this.gain(event.seat, { money: event.loans * this.loanValue - event.total })
        break
      case 'hire-crew':
        this.seats[event.seat].crews++
        return
      case 'lab':
        this.seats[event.seat].labSteps++
        return
      default:
        this.#storage(event)
        break
    }
  }

  #market(event: Extract<BrewCraftersEvent, { kind: 'supply' | 'take' }>): void {
    const space = this.spaces[SPACES.indexOf(event.kind === 'supply' ? event.space : event.from)]
    const sign = event.kind === 'supply' ? 1 : -1
    KINDS.forEach((kind, i) => {
      space.cubes[i] += sign * (event.cubes[kind] ?? 0)
    })
    space.money += sign * event.money
    if (event.kind === 'supply') return
    this.gain(event.seat, event)
    for (const bonus of event.bonuses) this.gain(event.seat, bonus)
  }

  #storage(event: BrewCraftersEvent): void {
    if (event.kind === 'overflow') this.cubes(event.seat, event.discarded, -1)
    else if (event.kind === 'brew' || event.kind === 'collab-section') this.cubes(event.seat, event.paid, -1)
    else if (event.kind === 'partner-trade') {
      this.cubes(event.seat, event.paid, -1)
      this.cubes(event.seat, event.taken)
    } else if (event.kind === 'exchange') {
      if (event.given === 'money') this.gain(event.seat, { money: -event.count })
      else this.cubes(event.seat, { [event.given]: event.count }, -1)
      this.cubes(event.seat, event.received)
    } else if (event.kind === 'farm-plant') this.cubes(event.seat, { [event.plant]: 1 }, -1)
    else if (event.kind === 'farm-pick') this.cubes(event.seat, { [event.pick]: 1 })
    else if (event.kind === 'farm-harvest') for (const share of event.shares) this.cubes(share.seat, share.cubes)
    else if (event.kind === 'farm-tile') {
      if (event.planted) this.cubes(event.seat, { [event.planted]: 1 }, -1)
      if (event.harvested) this.cubes(event.seat, event.harvested)
    }
  }
}

export function transition(before: BrewCrafters, after: BrewCrafters, events: readonly BrewCraftersEvent[]): void {
  const totals = new JournalTotals(after.seatCount, after.box.constants.loanValue)
  for (const event of events) totals.write(event)
  spaces(before, after, totals)
  for (let seat = 0; seat < after.seatCount; seat++) {
    accounts(before, after, seat, totals.seats[seat])
    brewery(before, after, seat, events)
  }
  must(after.season >= before.season && after.season <= before.season + 1, 'INV-1', 'a season was left out')
  if (before.season === after.season && before.phase === after.phase)
    must(before.leader === after.leader, 'INV-25', 'the turn order changed within a phase')
  for (const event of events)
    if (event.kind === 'collab-sold')
      must(new Set(event.rewards.map(reward => reward.seat)).size > 1, 'INV-20', 'one seat collaborated with itself')
    else if (event.kind === 'farm-harvest')
      must(event.shares.length === event.planted.length, 'INV-22', 'a token is lost')
  RECIPES.forEach((name, recipe) => {
    const owner = before.labels[recipe]
    must(owner === 0 || after.labels[recipe] === owner, 'INV-12', `the label of ${name} changed hands`)
  })
}

/** INV-14 */
function spaces(before: BrewCrafters, after: BrewCrafters, totals: JournalTotals): void {
  SPACES.forEach((name, space) => {
    if (!after.box.tables.spaces[space].accumulates) return
    const journal = totals.spaces[space]
    KINDS.forEach((kind, i) => {
      const change = after.spaces[space].cubes[i] - before.spaces[space].cubes[i]
      must(
        change === journal.cubes[i],
        'INV-14',
        `${kind} of ${name} changed by ${change}, journal says ${journal.cubes[i]}`,
      )
    })
    must(after.spaces[space].money - before.spaces[space].money === journal.money, 'INV-14', `the money of ${name}`)
  })
}

/** INV-11, INV-13, INV-15: everything that came or went is in the journal. */
function accounts(before: BrewCrafters, after: BrewCrafters, seat: number, journal: Account): void {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  KINDS.forEach((kind, i) => {
    const change = is.cubes[i] + is.arriving[i] - was.cubes[i] - was.arriving[i]
    must(
      change === journal.cubes[i],
      'INV-15',
      `${kind} of seat ${seat} changed by ${change}, journal says ${journal.cubes[i]}`,
    )
  })
  const { money } = journal
  must(
    is.money - was.money === money,
    'INV-11',
    `money of seat ${seat} changed by ${is.money - was.money}, journal says ${money}`,
  )
  must(
    is.rep - was.rep === journal.rep,
    'INV-11',
    `tokens of seat ${seat} changed by ${is.rep - was.rep}, journal says ${journal.rep}`,
  )
  must(is.loans - was.loans === journal.loans, 'INV-13', `loans of seat ${seat}`)
  must(journal.loans === 0 || seasonOf(before) === WINTER, 'INV-13', 'a loan outside Winter')
}

function brewery(before: BrewCrafters, after: BrewCrafters, seat: number, events: readonly BrewCraftersEvent[]): void {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  must(capacity(after, seat) >= capacity(before, seat), 'INV-5', `seat ${seat} lost storage`)
  const hired = events.filter(event => event.kind === 'hire-crew' && event.seat === seat).length
  must(is.crews - was.crews === hired, 'INV-3', `seat ${seat} has ${is.crews} crews`)
  if (hired > 0)
    must(batchesBrewed(was) >= after.box.tables.crewNeeds[was.crews], 'INV-3', `seat ${seat} hired a crew too early`)
  const steps = countCubes([...is.lab, 0, 0]) - countCubes([...was.lab, 0, 0])
  const counted = events.filter(event => event.kind === 'lab' && event.seat === seat).length
  must(steps === counted, 'INV-18', `markers of seat ${seat} moved ${steps} steps`)
  was.lab.forEach((position, track) => {
    must(is.lab[track] >= position, 'INV-18', `a marker of seat ${seat} moved back`)
  })
  was.tiles.forEach((tile, i) => {
    must(is.tiles[i] >= tile, 'INV-19', `a tile of seat ${seat} disappeared`)
  })
  RECIPES.forEach((name, recipe) => {
    must(is.brewed[recipe] >= was.brewed[recipe], 'INV-7', `a batch of ${name} disappeared`)
    must(is.sold[recipe] >= was.sold[recipe], 'INV-7', `a batch of ${name} came back`)
  })
}
