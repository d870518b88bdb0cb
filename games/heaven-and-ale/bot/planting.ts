/** What a tile on a site is worth to a seat. Its garden is surveyed once per decision; then every tile and site is a quick sum. */
import {
  GOALS,
  isSunny,
  SELECTIONS,
  SHED_NEIGHBOURS,
  SHED_SITES,
  SHEDS_BESIDE,
  TILE_NEIGHBOURS,
  TILE_SITES,
} from '../components/index.ts'
import { needed, progress } from '../rules/barrels.ts'
import { selectedSites, shedTypeFor } from '../rules/sheds.ts'
import type { HeavenAndAle, Seat } from '../rules/table.ts'
import type { Outlook } from './outlook.ts'

const SIX_ONES = GOALS.indexOf('goal-six-ones')
const SIX_FIVES = GOALS.indexOf('goal-six-fives')
const SUN_FULL = GOALS.indexOf('goal-sun-full')
const SHADE_FULL = GOALS.indexOf('goal-shade-full')

/** The highest fertility sum around a shed. */
const HIGHEST_SUM = 30

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
    for (let site = 0; site < TILE_SITES; site++) this.#surveySite(t, t.seats[seat], site)
    for (let shed = 0; shed < SHED_SITES; shed++) this.#surveyShed(t, t.seats[seat], shed)
    this.#onesGoal = this.#worthOfProgress(t, t.seats[seat], SIX_ONES, 3)
    this.#fivesGoal = this.#worthOfProgress(t, t.seats[seat], SIX_FIVES, 3)
    this.#sunGoal = this.#worthOfProgress(t, t.seats[seat], SUN_FULL, 6)
    this.#shadeGoal = this.#worthOfProgress(t, t.seats[seat], SHADE_FULL, 6)
  }

  /** A monk pays by what lies around it, and by what may come to lie there. */
  #surveySite(t: HeavenAndAle, me: Seat, site: number): void {
    const out = this.#out
    const { monk } = t.box.lookup
    const hope = 3 * out.weights.monkHope * Math.min(1, out.left)
    const beside = TILE_NEIGHBOURS[site]
    let monks = 0
    let income = 0
    for (let i = 0; i < beside.length; i++) {
      const tile = me.sites[beside[i]]
      if (!tile) income += hope * (isSunny(beside[i]) ? out.meanStep : out.ducat)
      else {
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
    const { weights, left, brew } = this.#out
    const chance = weights.shedChance[filled] * Math.min(1, left + filled / 6 - 0.5)
    if (chance <= 0) return 0
    const type = shedTypeFor(t.box.sheds, Math.min(HIGHEST_SUM, Math.round((sum / filled) * 6)))
    const { brewmaster, activates } = t.box.sheds[type]
    return chance * (brewmaster * brew + (income / filled) * activates * weights.shedTiles)
  }

  /** Progress counts more the nearer the goal is. */
  #worthOfProgress(t: HeavenAndAle, me: Seat, goal: number, power: number): number {
    if (me.barrels[goal] || t.barrels[goal] === 0) return 0
    const is = progress(me, goal)
    const all = needed(goal)
    if (is >= all) return 0
    const points = t.barrels[goal] === 2 ? t.box.barrels.large : t.box.barrels.small
    return points * this.#out.weights.goal * (((is + 1) / all) ** power - (is / all) ** power)
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
    const me = this.#me
    if (!t || !me) return 0
    const out = this.#out
    const { colour, number, monk } = t.box.lookup
    const income = out.income(t, site, tile)
    let uses = this.#monksBeside[site]
    let worth = isSunny(site) ? this.#sunGoal : this.#shadeGoal
    if (monk[tile] >= 0) worth += out.monkUse[monk[tile]] * this.#incomeBeside[site]
    else {
      uses += out.colourUse[colour[tile]] + out.numberUse[number[tile]]
      if (number[tile] === 1) worth += this.#onesGoal
      if (number[tile] === 5) worth += this.#fivesGoal
    }
    const sheds = SHEDS_BESIDE[site]
    for (let i = 0; i < sheds.length; i++) {
      const shed = sheds[i]
      const sum = this.#sum[shed] + number[tile]
      worth -= this.#hope[shed]
      if (this.#filled[shed] === 5) worth += this.#shedNow(t, me, shed, sum, tile, site)
      else worth += this.#hopeFor(t, this.#filled[shed] + 1, sum, this.#income[shed] + income)
    }
    return worth + income * uses
  }

  /** The shed that this tile encloses: its steps and the best of its selections. */
  #shedNow(t: HeavenAndAle, me: Seat, shed: number, sum: number, tile: number, site: number): number {
    const out = this.#out
    const type = shedTypeFor(t.box.sheds, sum)
    let best = 0
    for (let i = 0; i < SELECTIONS.length; i++) {
      if (SELECTIONS[i].type !== type) continue
      const sites = selectedSites(shed, i)
      let income = 0
      for (let k = 0; k < sites.length; k++)
        income += out.income(t, sites[k], sites[k] === site ? tile : me.sites[sites[k]])
      if (income > best) best = income
    }
    return t.box.sheds[type].brewmaster * out.brew + best
  }
}
