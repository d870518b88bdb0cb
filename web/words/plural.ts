import type { Language } from '@taproom/engine'

type Forms = { readonly one: string; readonly other: string }

/** `count(3, { one: 'move', other: 'moves' })` → "3 moves", with the language's own rules and figures. */
export function counting(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const figures = new Intl.NumberFormat(language)
  return (n, forms) => `${figures.format(n)} ${rules.select(n) === 'one' ? forms.one : forms.other}`
}

/** "Ann, Ben and Cy" in the language's own way. */
export function listing(language: Language): (names: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return names => list.format(names)
}
