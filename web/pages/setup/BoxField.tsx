import type { AnyRoom } from '@taproom/engine'
import { type Accessor, createMemo, createSignal, Show } from 'solid-js'
import { ownRoom } from '../../store/boxes.ts'
import { words } from '../../words/index.ts'
import { SegmentedRow } from './Row.tsx'

export interface BoxChoice {
  /** The room with the owner's own components, where there are any. */
  readonly own: Accessor<AnyRoom | undefined>
  /** The one that is chosen. */
  readonly room: Accessor<AnyRoom>
  choose(ours: boolean): void
}

/** Whoever put in components of their own plays with them, unless they say otherwise. */
export function createBoxChoice(room: AnyRoom): BoxChoice {
  const own = createMemo(() => ownRoom(room))
  const [ours, choose] = createSignal(false)
  return { own, room: () => (ours() ? room : (own() ?? room)), choose }
}

export function BoxField(props: { choice: BoxChoice }) {
  const w = () => words().setup
  return (
    <Show when={props.choice.own()}>
      {own => (
        <SegmentedRow
          label={w().components}
          about={w().componentsAbout}
          options={[
            { id: 'own', label: `${w().ownBox} (${own().game.box.id})` },
            { id: 'ours', label: w().ourBox },
          ]}
          value={props.choice.room() === own() ? 'own' : 'ours'}
          onChange={id => props.choice.choose(id === 'ours')}
        />
      )}
    </Show>
  )
}
