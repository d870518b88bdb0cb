import { Layout, type Table } from '@taproom/engine'

/** Whether a seat holds something now that others may not see, so that one screen needs a curtain between them. */
export function keepsSecrets(table: Table): boolean {
  const { cells } = table.state
  return table.game.declared.layout.secretRanges.some(
    range =>
      range.owner >= 0 && Layout.hides(range, cells) && cells.subarray(range.start, range.end).some(held => held !== 0),
  )
}
