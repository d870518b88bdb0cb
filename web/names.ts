/** The names around a table as a part of an address; the match itself is coded without them. */

const MOST_NAMES = 8
const NAME_LENGTH = 24
/** Room for names in an address; where they need more, the match travels without them. */
const PART_LENGTH = 200

const SEPARATOR = '~'

// By characters, not by halves of them: half a character cannot be coded.
const plain = (name: string): string => [...name.replaceAll(SEPARATOR, '').trim()].slice(0, NAME_LENGTH).join('').trim()

export function namesPart(names: readonly string[]): string | undefined {
  const part = names.slice(0, MOST_NAMES).map(plain).join(SEPARATOR)
  return part === '' || encodeURIComponent(part).length > PART_LENGTH ? undefined : part
}

/** Never more or longer names than we would write; a name may be empty where it is not told. */
export const namesOf = (part: string): readonly string[] => part.split(SEPARATOR).slice(0, MOST_NAMES).map(plain)
