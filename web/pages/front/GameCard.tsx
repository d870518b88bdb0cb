import type { JSX } from 'solid-js'
import { Button } from '../../design/index.ts'
import type { FrontWords, GameCardWords } from './words.ts'

export interface GameCardProps {
  art: JSX.Element
  words: FrontWords
  game: GameCardWords
  /** Pointer or focus arrives at the card. */
  onReach?: () => void
  onPlayNow: () => void
  onHotSeat: () => void
  onRules: () => void
}

export function GameCard(props: GameCardProps) {
  return (
    <article class="game-card card" onPointerEnter={() => props.onReach?.()} onFocusIn={() => props.onReach?.()}>
      <div class="art">{props.art}</div>
      <div class="body">
        <h2>{props.game.title}</h2>
        <p>{props.game.about}</p>
        <p class="size">{props.game.size}</p>
        <div class="ways">
          <Button label={props.words.playNow} look="primary" onPress={props.onPlayNow} />
          <Button label={props.words.hotSeat} onPress={props.onHotSeat} />
          <Button
            label={`${props.words.rules}: ${props.game.title}`}
            icon="book"
            iconOnly
            look="quiet"
            onPress={props.onRules}
          />
        </div>
      </div>
    </article>
  )
}
