/** What a tile on a site is worth to a seat. Its garden is surveyed once per decision; then every tile and site is a quick sum. */
import {
  type Counted,
  FIRST_OF_TYPE,
  GOAL_RECORDS,
  type GoalRecord,
  HALF,
  HIGHEST_NUMBER,
  isSunny,
  SHED_NEIGHBOURS,
  SHED_SITES,
  SHEDS_BESIDE,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { barrelPoints, needed, progress } from '../rules/barrels.ts'
import { selectedSites, shedTypeFor } from '../rules/sheds.ts'
import type { HeavenAndAle, Seat } from '../rules/table.ts'
import type { Outlook } from './outlook.ts'

const goalThatCounts = (counted: Counted): number => GOAL_RECORDS.findIndex(goal => goal.counts === counted)
const ONES = goalThatCounts('ones')
const FIVES = goalThatCounts('fives')
const SUNNY = goalThatCounts('sunny-tiles')
const SHADY = goalThatCounts('shady-tiles')
const POWER = GOAL_RECORDS.map((goal: GoalRecord) => goal.power)

/** The highest fertility sum around a shed. */
const HIGHEST_SUM = 30
/** Fertility numbers, 0 for monks. */
const NUMBERS = HIGHEST_NUMBER + 1
/** `lookup.face` stays below this. */
const FACES = 128

export class Planting {
  readonly #out: Outlook
  #t: HeavenAndAle | undefined
  #me: Seat | undefined
  /** By tile site: how often monks beside it may activate it, and what a monk there would activate. */
  readonly #monksBeside = new Float64Array(TILE_SITES)
  readonly #incomeBeside = new Float64Array(TILE_SITES)
  /** By shed site: how many of its six sites are filled, their sum and their income, and what it is worth as it is. */
  readonly #filled = new Int8Array(SHED_SITES)
  readonly #sum = new Int8Array(SHED_SITES)
  readonly #income = new Float64Array(SHED_SITES)
  readonly #hope = new Float64Array(SHED_SITES)
  /** By shed site and fertility number: what a tile there adds for certain, and for each point of its own income. */
  readonly #added = new Float64Array(SHED_SITES * NUMBERS)
  readonly #perIncome = new Float64Array(SHED_SITES * NUMBERS)
  /** Where the next tile encloses the shed: its best activations without the new tile, and with it its own income left out. */
  readonly #without = new Float64Array(SHED_SITES * NUMBERS)
  readonly #with = new Float64Array(SHED_SITES * NUMBERS)
  /** By face: the best site in the sun and in the shade, as far as it was asked for since the survey. */
  readonly #bestSun = new Float64Array(FACES)
  readonly #bestShade = new Float64Array(FACES)
  readonly #asked = new Int32Array(FACES)
  #surveys = 0
  #onesGoal = 0
  #fivesGoal = 0
  #sunGoal = 0
  #shadeGoal = 0

  constructor(out: Outlook) {
    this.#out = out
  }

  survey(t: HeavenAndAle, seat: number): void {
    this.#t = t
    this.#me = t.seats[seat]
    for (let shed = 0; shed < SHED_SITES; shed++) this.#surveyShed(t, t.seats[seat], shed)
    this.#surveys++
  }

  /** After a survey, before single tiles are asked for. */
  prepare(): void {
    const t = this.#t
    const me = this.#me
    if (!t || !me) return
    this.#onesGoal = this.#worthOfProgress(t, me, ONES)
    this.#fivesGoal = this.#worthOfProgress(t, me, FIVES)
    this.#sunGoal = this.#worthOfProgress(t, me, SUNNY)
    this.#shadeGoal = this.#worthOfProgress(t, me, SHADY)
    for (let site = 0; site < TILE_SITES; site++) if (!me.sites[site]) this.#surveySite(t, me, site)
    for (let shed = 0; shed < SHED_SITES; shed++) {
      const filled = this.#filled[shed]
      if (filled === 6) continue
      for (let number = 0; number < NUMBERS; number++)
        if (filled === 5) this.#prepareLast(t, me, shed, number)
        else this.#prepareNext(t, shed, number)
    }
  }

  /** A monk pays by what lies around it, and by what may come to lie there. */
  #surveySite(t: HeavenAndAle, me: Seat, site: number): void {
    const out = this.#out
    const { monk } = t.box.lookup
    const hope = 3 * out.weights.monkHope * Math.min(1, out.left)
    const beside = TILE_NEIGHBOURS[site]
    const toCome = out.weights.monkToCome * out.left
    let monks = 0
    let income = 0
    for (let i = 0; i < beside.length; i++) {
      const tile = me.sites[beside[i]]
      if (!tile) {
        income += hope * (isSunny(beside[i]) ? out.meanStep : out.ducat)
        monks += toCome
      } else {
        income += out.income(t, beside[i], tile)
        if (monk[tile] >= 0) monks += out.monkUse[monk[tile]]
      }
    }
    this.#monksBeside[site] = monks
    this.#incomeBeside[site] = income
  }

  #surveyShed(t: HeavenAndAle, me: Seat, shed: number): void {
    const { number } = t.box.lookup
    const around = SHED_NEIGHBOURS[shed]
    let filled = 0
    let sum = 0
    let income = 0
    for (let i = 0; i < around.length; i++) {
      const tile = me.sites[around[i]]
      if (!tile) continue
      filled++
      sum += number[tile]
      income += this.#out.income(t, around[i], tile)
    }
    this.#filled[shed] = filled
    this.#sum[shed] = sum
    this.#income[shed] = income
    this.#hope[shed] = this.#hopeFor(t, filled, sum, income)
  }

  /** What a shed site may become worth: late in the match only what is nearly enclosed will be enclosed. */
  #hopeFor(t: HeavenAndAle, filled: number, sum: number, income: number): number {
    if (filled === 0) return 0
    const { weights, brew } = this.#out
    const chance = this.#chance(filled)
    if (chance <= 0) return 0
    const type = shedTypeFor(t.box.sheds, Math.min(HIGHEST_SUM, Math.round((sum / filled) * 6)))
    const { brewmaster, activates } = t.box.sheds[type]
    return chance * (brewmaster * brew + (income / filled) * activates * weights.shedTiles)
  }

  #chance(filled: number): number {
    const { weights, left } = this.#out
    return Math.max(0, weights.shedChance[filled] * Math.min(1, left + filled / 6 - weights.shedTime))
  }

  /** What one more tile of this number makes of the hope, apart from its own income and for each point of it. */
  #prepareNext(t: HeavenAndAle, shed: number, number: number): void {
    const at = shed * NUMBERS + number
    const filled = this.#filled[shed] + 1
    const sum = this.#sum[shed] + number
    const type = shedTypeFor(t.box.sheds, Math.min(HIGHEST_SUM, Math.round((sum / filled) * 6)))
    this.#added[at] = this.#hopeFor(t, filled, sum, this.#income[shed]) - this.#hope[shed]
    this.#perIncome[at] = (this.#chance(filled) * t.box.sheds[type].activates * this.#out.weights.shedTiles) / filled
  }

  /** The last tile of this number encloses the shed: its steps and the best of its selections. */
  #prepareLast(t: HeavenAndAle, me: Seat, shed: number, number: number): void {
    const out = this.#out
    const at = shed * NUMBERS + number
    const type = shedTypeFor(t.box.sheds, this.#sum[shed] + number)
    let without = 0
    let withIt = 0
    for (let i = FIRST_OF_TYPE[type]; i < FIRST_OF_TYPE[type + 1]; i++) {
      const sites = selectedSites(shed, i)
      let income = 0
      let isIn = false
      for (let k = 0; k < sites.length; k++) {
        const tile = me.sites[sites[k]]
        if (tile) income += out.income(t, sites[k], tile)
        else isIn = true
      }
      if (isIn) withIt = Math.max(withIt, income)
      else without = Math.max(without, income)
    }
    this.#added[at] = t.box.sheds[type].brewmaster * out.brew - this.#hope[shed]
    this.#without[at] = without
    this.#with[at] = type === 0 ? Number.NEGATIVE_INFINITY : withIt
  }

  /** Progress counts more the nearer the goal is. */
  #worthOfProgress(t: HeavenAndAle, me: Seat, goal: number): number {
    if (me.barrels[goal] || t.barrels[goal] === 0) return 0
    const is = progress(me, goal)
    const all = needed(goal)
    if (is >= all) return 0
    const before = (is / all) ** 2 * (is / all)
    const after = ((is + 1) / all) ** 2 * ((is + 1) / all)
    const gain = POWER[goal] === 6 ? after * after - before * before : after - before
    return barrelPoints(t, t.barrels[goal]) * this.#out.weights.goal * gain
  }

  /** What the sheds may become worth that are not yet enclosed. */
  hopes(): number {
    let hopes = 0
    for (let shed = 0; shed < SHED_SITES; shed++) if (this.#filled[shed] < 6) hopes += this.#hope[shed]
    return hopes
  }

  /** Points that the tile may bring there, its price left out. */
  worth(tile: number, site: number): number {
    const t = this.#t
    if (!t) return 0
    const { colour, number, monk } = t.box.lookup
    if (monk[tile] >= 0) return this.#worthOfMonk(site, monk[tile])
    return this.#worthOfResource(site, colour[tile], number[tile])
  }

  #worthOfMonk(site: number, type: number): number {
    const out = this.#out
    const own = out.monkUse[type] * this.#incomeBeside[site] + out.brew * this.#monksBeside[site]
    return own + this.#worthToSheds(site, 0, out.brew) + (isSunny(site) ? this.#sunGoal : this.#shadeGoal)
  }

  #worthOfResource(site: number, colour: number, number: number): number {
    const out = this.#out
    const income = number * (isSunny(site) ? out.step[colour] : out.ducat)
    const uses = this.#monksBeside[site] + out.colourUse[colour] + out.numberUse[number]
    const goal = number === 1 ? this.#onesGoal : number === HIGHEST_NUMBER ? this.#fivesGoal : 0
    return (
      income * uses +
      this.#worthToSheds(site, number, income) +
      goal +
      (isSunny(site) ? this.#sunGoal : this.#shadeGoal)
    )
  }

  #worthToSheds(site: number, number: number, income: number): number {
    const sheds = SHEDS_BESIDE[site]
    let worth = 0
    for (let i = 0; i < sheds.length; i++) {
      const at = sheds[i] * NUMBERS + number
      worth += this.#added[at]
      worth +=
        this.#filled[sheds[i]] === 5
          ? Math.max(this.#without[at], this.#with[at] + income)
          : this.#perIncome[at] * income
    }
    return worth
  }

  /** The same on the best free site of the sun, −∞ when it is full; and of the shade. */
  bestInSun(tile: number): number {
    this.#askFor(tile)
    return this.#bestSun[this.#t?.box.lookup.face[tile] ?? 0]
  }

  bestInShade(tile: number): number {
    this.#askFor(tile)
    return this.#bestShade[this.#t?.box.lookup.face[tile] ?? 0]
  }

  #askFor(tile: number): void {
    const t = this.#t
    const me = this.#me
    if (!t || !me) return
    const face = t.box.lookup.face[tile]
    if (this.#asked[face] === this.#surveys) return
    this.#asked[face] = this.#surveys
    this.#bestSun[face] = this.#bestOf(me, tile, 0, HALF)
    this.#bestShade[face] = this.#bestOf(me, tile, HALF, TILE_SITES)
  }

  #bestOf(me: Seat, tile: number, from: number, to: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let site = from; site < to; site++) if (!me.sites[site]) best = Math.max(best, this.worth(tile, site))
    return best
  }
}
