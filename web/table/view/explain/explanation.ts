import type { Explanation } from '@taproom/engine'
import { type Accessor, createMemo } from 'solid-js'
import type { TableContext } from '../context.ts'

/** What is said of a thing in the shown position; where a game's guide knows nothing, the name that screen readers hear. */
export function explanationOf(context: TableContext, thing: string, element?: Element): Explanation | undefined {
  const { match } = context
  const guide = context.guide()
  // It is on its way; a name alone would only flash.
  if (!guide && match.room.guide) return undefined
  const told = guide?.explain(match.snapshot().view, thing, match.who)
  if (told) return told
  const name = element?.getAttribute('aria-label') ?? (thing === '' ? element?.textContent : undefined)
  return name ? { name, about: [], now: [], rules: [] } : undefined
}

/** The same for what is asked about now. */
export const createExplanation = (context: TableContext): Accessor<Explanation | undefined> =>
  createMemo(() => {
    const asked = context.asking.asked()
    return asked && explanationOf(context, asked.thing, asked.element)
  })

/** An explanation as one text, for who hears it. */
export const spoken = ({ name, about, now }: Explanation): string =>
  [name, ...about, ...now].map(sentence => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
