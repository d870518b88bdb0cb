import type { AnyRoom } from '@taproom/engine'
import { type Accessor, createEffect, createSignal, untrack } from 'solid-js'
import { preferences } from '../../../store/preferences.ts'
import type { AnyGuide } from '../../ctrl/kinds.ts'

/** What a game tells of its things, in the language of the person: fetched when somebody asks for the first time, because playing needs none of it. */
export function createGuide(room: AnyRoom): Accessor<AnyGuide | undefined> {
  const [wanted, setWanted] = createSignal(false)
  const [guide, setGuide] = createSignal<AnyGuide>()
  createEffect(() => {
    const { language } = preferences()
    if (!wanted()) return
    void room.guide?.[language]().then(
      found => language === preferences().language && setGuide(() => found),
      // Without the network it is asked for again by the next question.
      () => setWanted(false),
    )
  })
  return () => {
    if (room.guide && !untrack(wanted)) queueMicrotask(() => setWanted(true))
    return guide()
  }
}
