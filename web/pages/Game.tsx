import type { AnyRoom } from '@taproom/engine'
import { createResource, type JSX, Show } from 'solid-js'
import { rooms } from '../rooms.ts'
import { preferences } from '../store/preferences.ts'
import { words } from '../words/index.ts'
import { Sentence } from './Sentence.tsx'

/** A page about one game, once that is loaded. */
export function Game(props: { id: string; children: (room: AnyRoom) => JSX.Element }) {
  const [room] = createResource(
    () => props.id,
    async id => (await rooms[id]?.()) ?? null,
  )
  return (
    <Show when={room.state === 'ready'}>
      <Show when={room()} keyed fallback={<Sentence title={words().trouble.noGame} text={words().trouble.noPage} />}>
        {props.children}
      </Show>
    </Show>
  )
}

/** A game's own words in the language of the person; undefined until they are loaded. */
export function createGameWords(room: AnyRoom) {
  const [spoken] = createResource(
    () => preferences().language,
    language => room.words[language](),
  )
  return () => spoken.latest
}
