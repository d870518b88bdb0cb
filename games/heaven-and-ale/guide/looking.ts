/** Who looks at what: the table as it stands, the board that the thing lies on, and the words for it. */
import type { Explanation, Who } from '@taproom/engine'
import { COLOURS, HOME, SHED_NEIGHBOURS } from '../components/index.ts'
import { lowestMarker } from '../rules/privileges.ts'
import { fertilitySum } from '../rules/sheds.ts'
import type { HeavenAndAleView, SeatView } from '../rules/table.ts'
import { cell, type Speech } from '../words/speech.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { GuideWords } from './phrases.en.ts'

export interface Looking {
  readonly view: HeavenAndAleView
  /** The board it lies on. */
  readonly seat: number
  readonly me: SeatView
  /** It is the board of the seat that looks. */
  readonly isOwn: boolean
  readonly who: Who
  readonly v: Vocabulary
  readonly say: Speech
  readonly g: GuideWords
}

/** As it comes from the phrases, before it is typeset. */
export type Told = Explanation

/** Whose board is meant where a thing does not say: the viewer's, for a spectator that of the seat that is asked. */
export const lookerOf = (view: HeavenAndAleView): number =>
  view.viewer >= 0 ? view.viewer : Math.max(0, view.prompts.seat)

/** The place of a name that is only known to be a word. */
export const indexIn = (names: readonly string[], name: string): number => names.indexOf(name)

export const seatsOf = (view: HeavenAndAleView): number[] => Array.from({ length: view.seatCount }, (_, seat) => seat)

export const tileName = ({ view, say }: Looking, tile: number): string => say.tile(view.box.lookup.tileIds[tile])

/** Colours of the markers on the lowest cell. */
export function rearmost(markers: ArrayLike<number>): number[] {
  const lowest = Math.min(...Array.from(markers))
  return COLOURS.map((_, colour) => colour).filter(colour => markers[colour] === lowest)
}

export const rearmostNames = ({ me, say }: Looking): string =>
  say.list(rearmost(me.markers).map(colour => say.colour(colour)))

export const lowestCell = ({ me }: Looking): string => cell(lowestMarker(me.markers))

/** How a shed site stands: sites filled, their sum, and the sites that are missing. */
export function shedState(look: Looking, shed: number) {
  const around = [...SHED_NEIGHBOURS[shed]]
  const missing = around.filter(site => look.me.sites[site] === 0)
  return {
    filled: around.length - missing.length,
    missing,
    sum: fertilitySum(look.view.box.lookup.number, look.me, shed),
  }
}

/** Where a space lies from the figure: what it takes to come there, or that it is too late. */
export function distanceTo({ g, me }: Looking, index: number): string[] {
  if (me.at === HOME) return []
  if (index === me.at) return [g.now.onIt]
  return index < me.at ? [g.now.passed] : [g.now.ahead(index - me.at)]
}
