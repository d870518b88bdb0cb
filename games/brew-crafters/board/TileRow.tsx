import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { Glyph, type GlyphName } from './art/index.ts'
import type { Tile } from './kinds.ts'
import type { readTiles } from './read/cards.ts'
import { Signs } from './Signs.tsx'

export const TILE_GLYPH: Readonly<Record<Tile, GlyphName>> = {
  storehouse: 'store',
  'mash-tun': 'kettle',
  'yeast-lab': 'culture',
  'hop-infuser': 'hop',
  'oak-barrel-racks': 'barrel',
  'double-production-line': 'twin',
  'brew-pub': 'mug',
  'tasting-room': 'glass',
  farm: 'sprout',
  'loading-dock': 'truck',
}

/** A place for each of the ten kinds of tile: built ones stand in oak, the others are plots. */
export function TileRow(props: { name: string; tiles: ReturnType<typeof readTiles> }) {
  return (
    <section class="bc-tiles" aria-label={props.name}>
      <Index each={props.tiles}>
        {tile => (
          <Pick place={tile().id} class={`bc-tile ${tile().installed ? 'installed' : ''}`}>
            <Glyph of={TILE_GLYPH[tile().id]} size={22} />
            <span class="cost">{tile().winter}</span>
            <Show when={tile().planted}>
              {kind => (
                <span class="planted">
                  <Signs of={kind()} size={14} />
                </span>
              )}
            </Show>
          </Pick>
        )}
      </Index>
    </section>
  )
}
