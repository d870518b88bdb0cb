import type { OwnMatch } from '@taproom/protocol'
import { titleOf } from '../../pages/online/games.ts'
import { go } from '../../route.ts'
import { onlineWords } from '../../words/online/index.ts'
import { me } from '../me.ts'
import type { Bar } from './Bars.tsx'

/** Another match that waits for us: offered, never more; `later` is the one that was put off. */
export function another(
  next: OwnMatch | undefined,
  later: string | undefined,
  putOff: (id: string) => void,
): readonly Bar[] {
  if (!next || next.id === later) return []
  const w = onlineWords().another
  const names = next.seats.flatMap(({ person, name }) => (person !== me()?.id && name ? [name] : []))
  const text = next.rematch === undefined ? w.turn(titleOf(next.game), names) : w.rematch(titleOf(next.game), names)
  return [
    {
      id: 'another',
      icon: 'play',
      text,
      ways: [
        { label: w.later, onPress: () => putOff(next.id) },
        { label: w.there, onPress: () => go({ page: 'table', id: next.id }) },
      ],
    },
  ]
}
