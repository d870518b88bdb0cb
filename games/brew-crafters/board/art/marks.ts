/** A glyph is a few marks on 24×24: filled, cut out of the fill, or drawn as a line. */
export type Mark = readonly [how: 'fill' | 'hole' | 'cut' | 'line' | 'bold', d: string, transform?: string]
export type Drawing = readonly Mark[]

const round = (n: number) => Math.round(n * 100) / 100
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
export const disc = (x: number, y: number, r: number) => oval(x, y, r, r)
/** The same mark so many times around the middle. */
export const around = (times: number, how: Mark[0], d: string, x = 12, y = 12): Mark[] =>
  Array.from({ length: times }, (_, i) => [how, d, `rotate(${round((i * 360) / times)} ${x} ${y})`])
/** Round teeth on a circle, as one line: each begins at `from` on its rim and ends as far on the other side of its middle. */
export function teeth(times: number, middle: number, from: readonly [x: number, y: number], r: number): string {
  const [x, y] = [from[0] - middle, from[1] - middle]
  const turned = (side: number, angle: number) =>
    `${round(middle + side * x * Math.cos(angle) - y * Math.sin(angle))} ${round(middle + side * x * Math.sin(angle) + y * Math.cos(angle))}`
  return Array.from({ length: times }, (_, i) => {
    const angle = (2 * Math.PI * i) / times
    return `M${turned(1, angle)}A${r} ${r} 0 1 1 ${turned(-1, angle)}z`
  }).join('')
}
export const mirrored = (how: Mark[0], d: string): Mark[] => [
  [how, d],
  [how, d, 'matrix(-1 0 0 1 24 0)'],
]
