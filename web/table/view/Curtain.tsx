import { onMount } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import './curtain.css'

/** Between two people with secrets: nothing of either is on the screen until the next one says so. */
export function Curtain(props: { context: TableContext; seat: number }) {
  const { match } = props.context
  let panel: HTMLDivElement | undefined
  onMount(() => panel?.querySelector('button')?.focus())
  const name = () => match.who(props.seat)
  return (
    <div class="tb-curtain" ref={panel}>
      <section class="card" aria-labelledby="curtain-title">
        <SeatBadge seat={props.context.colour(props.seat)} size={56} />
        <h1 id="curtain-title">{words().curtain.title(name())}</h1>
        <p>{words().curtain.about}</p>
        <Button label={words().curtain.lift(name())} look="primary" onPress={() => match.liftCurtain()} />
      </section>
    </div>
  )
}
