import * as v from 'valibot'

/** Controls, formats, private and unassigned letters, and what is a letter by right but drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u
/** Something to see: not only marks that sit on other letters. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

const NOT_SEEN = 'a name has letters, digits or signs that everybody can see, and nothing invisible'

/** One form of each name: wide and ligated letters as the plain ones, one space between words. */
export const PersonName = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.transform(name => name.replace(/\s+/gu, ' ').trim()),
  v.string(),
  v.minLength(1, 'a name is not empty'),
  v.maxLength(30, 'a name has at most 30 letters'),
  v.check(name => !UNSEEN.test(name) && SEEN.test(name), NOT_SEEN),
)

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The name of one more at a table where these sit: two of one name get a number, so that nobody is taken for another. */
export function nameBeside(name: string, others: readonly (string | null)[]): string {
  const taken = new Set(others.map(other => folded(other ?? '')))
  if (!taken.has(folded(name))) return name
  for (let number = 2; ; number++) if (!taken.has(folded(`${name} (${number})`))) return `${name} (${number})`
}
