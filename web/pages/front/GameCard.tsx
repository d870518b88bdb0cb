import type { FrontCard } from '@taproom/board'
import type { Language } from '@taproom/engine'
import { Button } from '../../design/index.ts'
import type { ShellWords } from '../../words/index.ts'

export interface GameCardProps {
  words: ShellWords['front']
  card: FrontCard
  language: Language
  /** Pointer or focus arrives at the card. */
  onReach?: () => void
  onPlayNow: () => void
  onHotSeat: () => void
  onRules: () => void
}

export function GameCard(props: GameCardProps) {
  const { title, about, seats, minutes, Art } = props.card
  return (
    <article class="game-card card" onPointerEnter={() => props.onReach?.()} onFocusIn={() => props.onReach?.()}>
      <div class="art">
        <Art />
      </div>
      <div class="body">
        <h2>{title}</h2>
        <p>{about[props.language]}</p>
        <p class="size">{props.words.size(seats.from, seats.to, minutes)}</p>
        <div class="ways">
          <Button label={props.words.playNow} look="primary" onPress={props.onPlayNow} />
          <Button label={props.words.hotSeat} onPress={props.onHotSeat} />
          <Button label={`${props.words.rules}: ${title}`} icon="book" iconOnly look="quiet" onPress={props.onRules} />
        </div>
      </div>
    </article>
  )
}
