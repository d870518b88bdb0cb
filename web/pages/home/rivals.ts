import { preferences } from '../../store/preferences.ts'

/** How many sit against one at a table of this game: as many as one likes, where it has room for them. */
export const rivalsFor = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(to, Math.max(from, preferences().rivals + 1)) - 1
