const hexes = new Map<string, string>()

/** A pointy-top hexagon, w from flat to flat, corners rounded by a share of the edge. */
export function hexPath(cx: number, cy: number, w: number, round = 0.14): string {
  // The same few hundred hexes are asked for with every change of the table.
  const key = `${cx} ${cy} ${w} ${round}`
  const known = hexes.get(key)
  if (known !== undefined) return known
  const path = drawHex(cx, cy, w, round)
  hexes.set(key, path)
  return path
}

function drawHex(cx: number, cy: number, w: number, round: number): string {
  const reach = w / Math.sqrt(3)
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]
  })
  const between = (p: number[], q: number[]) =>
    `${(p[0] + (q[0] - p[0]) * round).toFixed(2)} ${(p[1] + (q[1] - p[1]) * round).toFixed(2)}`
  return `${corners
    .map((p, i) => {
      const before = corners[(i + 5) % 6]
      const after = corners[(i + 1) % 6]
      return `${i ? 'L' : 'M'}${between(p, before)}Q${p[0].toFixed(2)} ${p[1].toFixed(2)} ${between(p, after)}`
    })
    .join('')}Z`
}

export const roundPath = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const boxPath = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
