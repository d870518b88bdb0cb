import { afterPaint } from '@taproom/board'
import type { AnyRoom } from '@taproom/engine'
import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import { preferences } from '../../../store/preferences.ts'
import type { AnyGuide } from '../../ctrl/kinds.ts'

/** What a game tells of its things, in the language of the person: fetched when the table can be seen, because playing needs none of it. */
export function createGuide(room: AnyRoom): Accessor<AnyGuide | undefined> {
  const [guide, setGuide] = createSignal<AnyGuide>()
  createEffect(
    on(
      () => preferences().language,
      language =>
        afterPaint(async () => {
          const found = await room.guide?.[language]().catch(() => undefined)
          if (language === preferences().language) setGuide(() => found)
        }),
    ),
  )
  return guide
}
