import { createUniqueId, For } from 'solid-js'
import { FACES, Face } from '../../design/Face.tsx'
import { Button, Dialog, Segmented } from '../../design/index.ts'
import { prefer, preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import './opposition.css'
import { rivalsFor } from './rivals.ts'

interface OppositionProps {
  readonly title: string
  readonly seats: { readonly from: number; readonly to: number }
  readonly open: boolean
  readonly onClose: () => void
  readonly onPlay: () => void
}

/** Against whom, and against how many: a ladder of people from the friendliest to the hardest. */
export default function Opposition(props: OppositionProps) {
  const w = () => words().opposition
  const group = createUniqueId()
  const counts = () =>
    Array.from({ length: props.seats.to - 1 }, (_, i) => i + 1).filter(n => n + 1 >= props.seats.from)
  return (
    <Dialog
      open={props.open}
      title={w().title}
      closeLabel={words().table.close}
      onClose={props.onClose}
      actions={<Button label={`${words().front.playNow}: ${props.title}`} look="primary" onPress={props.onPlay} />}
    >
      <div class="pg-opposition">
        <div class="count">
          <span>{w().howMany}</span>
          <Segmented
            label={w().howMany}
            options={counts().map(n => ({ id: String(n), label: String(n) }))}
            value={String(rivalsFor(props.seats))}
            onChange={id => prefer({ rivals: Number(id) })}
          />
        </div>
        <fieldset class="ladder">
          <legend class="unseen">{w().title}</legend>
          <For each={FACES}>
            {(level, rung) => (
              <label classList={{ chosen: preferences().level === level }}>
                <input
                  type="radio"
                  name={group}
                  checked={preferences().level === level}
                  onChange={() => prefer({ level })}
                />
                <Face of={level} size={44} />
                <span class="who">
                  <b>{w().persons[level]}</b>
                  <small>{words().setup.playsLike[level]}</small>
                </span>
                <span class="rung" aria-hidden="true">
                  <For each={FACES}>{(_, i) => <i classList={{ on: i() <= rung() }} />}</For>
                </span>
                <span class="unseen">{w().rung(rung() + 1, FACES.length)}</span>
              </label>
            )}
          </For>
        </fieldset>
      </div>
    </Dialog>
  )
}
