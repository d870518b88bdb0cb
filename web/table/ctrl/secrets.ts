import { Layout, type Table } from '@taproom/engine'

/** Whether seats keep things from each other at this table, so that one screen needs a curtain between them. */
export function keepsSecrets(table: Table): boolean {
  return table.game.declared.layout.veils.some(veil => veil.owner >= 0 && Layout.drawn(veil, table.state.cells))
}
