/** Which things a sentence names. Every thing has one name everywhere, so sentences need no marks of their own. */

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** More things than this under one name are a kind, not a thing: nothing is pointed at. */
const MOST = 6

/** The things named in a text, by their names; a longer name wins over one that is part of it. */
export function namedIn(text: string, things: ReadonlyMap<string, readonly string[]>): readonly string[] {
  let left = text.toLowerCase()
  const found: string[] = []
  const names = [...things.keys()].sort((a, b) => b.length - a.length)
  for (const name of names) {
    const wanted = name.toLowerCase()
    for (let at = left.indexOf(wanted); at >= 0; at = left.indexOf(wanted, at + 1)) {
      if (isWord(left[at - 1]) || isWord(left[at + wanted.length])) continue
      const here = things.get(name) ?? []
      if (here.length <= MOST) found.push(...here)
      left = left.slice(0, at) + '\n'.repeat(wanted.length) + left.slice(at + wanted.length)
    }
  }
  return [...new Set(found)]
}
