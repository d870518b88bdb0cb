/** Rules 7.4: installing a building or equipment. */
import { among } from '@taproom/engine'
import { TILES } from '../components/names.ts'
import { effectsOn, giveEffect, works } from './effects.ts'
import { cubeCounts, now } from './events.ts'
import { move } from './move.ts'
import { P } from './prompts.ts'
import { refuse } from './refusals.ts'
import { addCubes, type BrewCrafters, tilesInstalled } from './table.ts'

const FREE = 1

/** BC-7.49: an impossible benefit is skipped. */
export function openFreeInstall(t: BrewCrafters, seat: number): void {
  if (tilesInstalled(t.seats[seat]) < TILES.length) t.prompts.push(P.install, seat, FREE)
}

/** Whether the tile asked for is the lab's optional benefit. */
export const isFreeInstall = (t: BrewCrafters): boolean => t.prompts.kind === P.install && t.prompts.a === FREE

/** D-17: five copies of each kind are enough for all seats (BC-2.37); a kind that the seat does not have (BC-7.50); nothing is paid now (BC-7.51). Position has no effect (BC-2.39). */
export const install = move(
  'install',
  { tile: among(TILES) },
  {
    at: ['install'],
    exact: true,
    candidates(t, seat, offer) {
      for (let tile = 0; tile < TILES.length; tile++) if (!t.seats[seat].tiles[tile]) offer(tile)
    },
    refusal: (t, seat, { tile }) => (t.seats[seat].tiles[tile] ? refuse['tile-owned'].with(tile) : undefined), // BC-2.38
    play(t, seat, { tile }, log) {
      const me = t.seats[seat]
      const free = isFreeInstall(t)
      t.prompts.pop()
      me.tiles[tile] = 1 // before the gift is checked (BC-5.33)
      const gift = t.box.tables.tileGift[tile]
      const money = t.box.tables.tileGiftMoney[tile]
      addCubes(me.arriving, gift) // BC-7.52
      me.money += money
      log?.add(
        now(t, { kind: 'install', seat, rule: 'BC-7.50', tile: TILES[tile], cubes: cubeCounts(gift), money, free }),
      )
      if (free) return // its storage check is the one of the lab (BC-2.42)
      t.prompts.push(P.store, seat)
      const effects = effectsOn(t)['install-action']
      for (let i = 0; i < effects.length; i++) if (works(t, seat, effects[i])) giveEffect(t, seat, effects[i], log)
    },
  },
)
