import { FINAL, RECIPES, SECTIONS, TILES, TRACKS_PER_SIDE } from '../../components/names.ts'
import { COLLABORATION_SEATS } from '../../rules/collaboration.ts'
import type { BrewCrafters } from '../../rules/table.ts'
import { shortfall } from '../aid.ts'
import type { Ready } from '../plans.ts'
import { sectionPayable } from './cards.ts'
import { familyOf, isUnlocked, knownSecrets, priceFor } from './recipes.ts'
import { cubesOf } from './table.ts'

/** Whether the next batch of this seat can be of this recipe: it is there, its family is known and its price lies in storage. */
function brewable(t: BrewCrafters, seat: number, recipe: number): boolean {
  if (t.box.tables.tier[recipe] === 1 && !isUnlocked(t, seat, familyOf(t, recipe))) return false
  return shortfall(priceFor(t, seat, recipe), cubesOf(t.seats[seat].cubes)).readiness === 'ready'
}

/** What a crew of the seat could do with what lies in its brewery now. */
export function readyFor(t: BrewCrafters, seat: number): Ready {
  const me = t.seats[seat]
  const secrets = knownSecrets(t, seat)
  const indices = (names: readonly string[]) => names.map((_name, i) => i)
  return {
    recipes: indices(RECIPES).filter(
      recipe => (t.recipes[recipe] || secrets.includes(recipe)) && brewable(t, seat, recipe),
    ),
    sections:
      t.seatCount < COLLABORATION_SEATS
        ? []
        : indices(SECTIONS).filter(section => !t.sections[section] && sectionPayable(t, seat, section)),
    tracks: Array.from({ length: TRACKS_PER_SIDE }, (_, track) => track)
      .filter(track => me.lab[track] < FINAL)
      .map(track => t.labSide * TRACKS_PER_SIDE + track),
    tiles: indices(TILES).filter(tile => !me.tiles[tile]),
  }
}
