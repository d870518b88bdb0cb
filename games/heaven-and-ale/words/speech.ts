/** Names of components in a language, found from ids and indices. */
import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  GOALS,
  type Goal,
  MONK_TYPES,
  SITES,
  SPOTS,
  START_SPACES,
  type StartSpace,
  spaceName,
} from '../components/index.ts'
import type { Effect } from './effects.ts'
import type { Terms } from './vocabulary.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Numbers as they are printed: a real minus sign. */
export const cell = (value: number): string => (value < 0 ? `−${-value}` : String(value))
export const signed = (value: number): string => (value < 0 ? cell(value) : `+${value}`)

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word)

const lastPart = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

export class Speech {
  readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
  }

  list(items: readonly string[]): string {
    if (items.length === 0) return this.terms.none
    if (items.length === 1) return items[0]
    return `${items.slice(0, -1).join(', ')} ${this.terms.and} ${items[items.length - 1]}`
  }

  labelled(name: string, what: string): string {
    return `${name}${this.terms.colon}${what}`
  }

  colour(colour: Colour | number): string {
    return this.terms.colours[typeof colour === 'number' ? COLOURS[colour] : colour]
  }

  /** `i-barley-3-a` is "barley 3", `ii-scribe-c` is "scribe". */
  tile(id: string): string {
    const [, kind, number] = id.split('-')
    if (isColour(kind)) return `${this.terms.colours[kind]} ${number}`
    const type = MONK_TYPES.find(monk => monk === kind)
    return type ? this.terms.monks[type] : id
  }

  isMonk(id: string): boolean {
    return !isColour(id.split('-')[1])
  }

  site(site: string | number): string {
    const id = typeof site === 'number' ? SITES[site] : site
    const number = lastPart(id)
    if (id.startsWith('sun')) return this.terms.sites.sun(number)
    return id.startsWith('shade') ? this.terms.sites.shade(number) : this.terms.sites.shed(number)
  }

  space(space: string | number): string {
    const id = typeof space === 'number' ? spaceName(space) : space
    const { spaces } = this.terms
    const number = lastPart(id)
    if (id.startsWith('resource')) return spaces.resource(number)
    if (id.startsWith('monk')) return spaces.monk(number)
    if (id.startsWith('barrel')) return spaces.barrel(number)
    if (id.startsWith('disc-abc')) return spaces.disc('A/B/C', number)
    return id.startsWith('disc') ? spaces.disc(number.toUpperCase()) : spaces.start
  }

  spot(spot: string | number): string {
    const kind = lastPart(typeof spot === 'number' ? SPOTS[spot] : spot)
    if (isColour(kind)) return this.terms.colours[kind]
    const type = MONK_TYPES.find(monk => monk === kind)
    return type ? this.terms.monks[type] : kind.toUpperCase()
  }

  card(card: Card | number): string {
    return this.terms.cards[typeof card === 'number' ? CARDS[card] : card]
  }

  goal(goal: Goal | number): string {
    return this.terms.goals[typeof goal === 'number' ? GOALS[goal] : goal]
  }

  start(space: StartSpace | number): string {
    return this.terms.startSpaces[typeof space === 'number' ? START_SPACES[space] : space]
  }

  /** `pair-2` is 2. */
  pairNumber(pair: string): string {
    return lastPart(pair)
  }

  /** What is gained: "barley +6, 3 ducats". */
  effect({ markers, ducats, brewmaster }: Effect): string {
    const parts = COLOURS.flatMap((colour, i) => (markers[i] ? [`${this.colour(colour)} ${signed(markers[i])}`] : []))
    if (brewmaster) parts.push(`${this.terms.brewmaster} ${signed(brewmaster)}`)
    if (ducats) parts.push(this.terms.ducats(ducats))
    return parts.length === 0 ? this.terms.nothing : parts.join(', ')
  }
}
