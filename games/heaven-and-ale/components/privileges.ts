/**
 * The privilege cards. Source: rulebook p. 8 (table T9 of the spec).
 * One record per card: the rules, the bots, the picture and the words all follow from it.
 */

/** The numbers printed on cards, as an owner of the box may correct them. */
export const PRIVILEGE_NUMBERS = { ducats: 12, brewmaster: 5, perBarrel: 1 } // HA-9.8, HA-9.9, HA-10.26
export type PrivilegeNumbers = { readonly [N in keyof typeof PRIVILEGE_NUMBERS]: number }

/** What a card does: something at once, steps after a question, or points in the end (HA-9.4). */
export type PrivilegeEffect = 'ducats' | 'brewmaster' | 'colour' | 'rearmost' | 'barrels'

interface PrivilegeRecord {
  /** Also the key of its words. */
  readonly id: string
  readonly effect: PrivilegeEffect
  /** What is drawn on it; markers of all colours where nothing is said. */
  readonly glyph?: string
  /** What is printed on it; n is a number that only the table knows. */
  readonly face: (numbers: PrivilegeNumbers) => string
}

/** Every seat has these five (HA-2.30). */
export const PRIVILEGE_RECORDS = [
  { id: 'priv-ducats', effect: 'ducats', glyph: 'ducat', face: ({ ducats }) => `${ducats}` },
  { id: 'priv-brewmaster', effect: 'brewmaster', glyph: 'brewmaster', face: ({ brewmaster }) => `+${brewmaster}` },
  { id: 'priv-colour', effect: 'colour', glyph: undefined, face: () => '×n' },
  { id: 'priv-rearmost', effect: 'rearmost', glyph: 'rearmost', face: () => '+n' },
  { id: 'priv-barrels', effect: 'barrels', glyph: 'barrel', face: ({ perBarrel }) => `+${perBarrel}` },
] as const satisfies readonly PrivilegeRecord[]

export type Card = (typeof PRIVILEGE_RECORDS)[number]['id']
export const CARDS: readonly Card[] = PRIVILEGE_RECORDS.map(card => card.id)

/** By card, so that rules need not look into the records. */
export const PRIVILEGE_EFFECTS: readonly PrivilegeEffect[] = PRIVILEGE_RECORDS.map(card => card.effect)
