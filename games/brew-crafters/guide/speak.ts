/** The guide of Brew Crafters in one language: the structure is the same in each. */
import type { Explanation, Guide, Who } from '@taproom/engine'
import type { BoardWords } from '../board/words.ts'
import type { BrewCraftersView } from '../rules/table.ts'
import { brewery, wholeBrewery } from './brewery.ts'
import { cards } from './cards.ts'
import { market } from './market.ts'
import { reasonFor } from './reason.ts'
import { recipes } from './recipes.ts'
import { scoringOf } from './scoring.ts'
import { table } from './table.ts'
import { type Chapter, type Phrases, told, viewerOf } from './told.ts'

/** In the order in which a name is looked for. */
const CHAPTERS: readonly Chapter[] = [cards, recipes, market, brewery, table]

/** `seat/2` is a brewery, `seat/2/mash-tun` a thing in it; without it is the brewery of the seat that looks. */
const OF_A_SEAT = /^seat\/(\d+)(?:\/(.+))?$/

export function speakGuide(words: BoardWords, phrases: Phrases): Guide<BrewCraftersView> {
  const explain = (view: BrewCraftersView, thing: string, who: Who): Explanation | undefined => {
    const own = viewerOf(view)
    const [, place, rest] = OF_A_SEAT.exec(thing) ?? []
    const seat = place === undefined ? own : Number(place)
    if (seat >= view.seatCount) return undefined
    const here = told(words, phrases, view, seat, who)
    if (place !== undefined && rest === undefined) return wholeBrewery(here, seat === view.viewer)
    for (const chapter of CHAPTERS) {
      const found = chapter(here, rest ?? thing)
      if (!found) continue
      return seat === own ? found : { ...found, name: phrases.of(found.name, who(seat)) }
    }
    return undefined
  }
  return {
    explain,
    scoring: (view, who) => scoringOf(told(words, phrases, view, viewerOf(view), who)),
    reason: (view, move, who) => reasonFor(told(words, phrases, view, viewerOf(view), who), move),
  }
}
