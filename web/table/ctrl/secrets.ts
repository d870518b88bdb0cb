import { Layout, type Table } from '@taproom/engine'

/** Whether a seat holds something now that others may not see, so that one screen needs a curtain between them. */
export function keepsSecrets(table: Table): boolean {
  const { cells } = table.state
  return table.game.declared.layout.veils.some(
    veil =>
      veil.owner >= 0 && Layout.drawn(veil, cells) && cells.subarray(veil.start, veil.end).some(held => held !== 0),
  )
}
