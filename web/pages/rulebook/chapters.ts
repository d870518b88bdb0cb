import type { Rulebook } from '@taproom/engine'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
  readonly examples: readonly { readonly id: string; readonly text: string; readonly rules: readonly string[] }[]
}

/** `HA-6.4` → `6`. */
const sectionOf = (rule: string): string => /-(\d+)/.exec(rule)?.[1] ?? ''

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The sections of a rulebook in their order, with the rules (and the examples of those) that have all the words. */
export function chapters(book: Rulebook, wanted: string): readonly Chapter[] {
  const needles = plain(wanted).split(/\s+/).filter(Boolean)
  const has = (text: string) => needles.every(needle => plain(text).includes(needle))
  const titles = Object.keys(book.sections)
  // A rulebook may number its rules finer than its sections: a rule belongs to the last section that begins before it.
  const home = (rule: string): string => {
    const own = Number(sectionOf(rule))
    return titles.filter(title => Number(title) <= own).at(-1) ?? titles[0] ?? ''
  }
  const rules = Object.entries(book.rules).map(([id, text]) => ({ id, text }))
  const examples = Object.entries(book.examples).map(([id, example]) => ({ id, ...example }))
  return Object.entries(book.sections)
    .map(([id, title]) => {
      const own = rules.filter(rule => home(rule.id) === id)
      const illustrating = examples.filter(example => home(example.rules[0] ?? '') === id)
      return {
        id,
        title,
        rules: own.filter(rule => has(`${rule.id} ${title} ${rule.text}`)),
        examples: illustrating.filter(example =>
          has(`${example.id} ${example.rules.join(' ')} ${title} ${example.text}`),
        ),
      }
    })
    .filter(chapter => chapter.rules.length + chapter.examples.length > 0)
}
