import { encode } from 'uqr'

/** Light modules (the squares of a code) that a scanner needs around it. */
export const MARGIN = 4

/** The dark modules of a QR code as an SVG path, and how many modules it is wide with its margin. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
