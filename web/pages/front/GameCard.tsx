import type { FrontCard } from '@taproom/board'
import type { Language } from '@taproom/engine'
import { Face, type FaceOf } from '../../design/Face.tsx'
import { Button, Icon } from '../../design/index.ts'
import type { ShellWords } from '../../words/index.ts'

export interface GameCardProps {
  words: ShellWords['front']
  card: FrontCard
  language: Language
  /** Pointer or focus arrives at the card. */
  onReach?: () => void
  onPlayNow: () => void
  /** Against whom: said beside "Play now", and changed there. */
  against: { readonly level: FaceOf; readonly text: string; readonly label: string; readonly onPress: () => void }
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
        <button type="button" class="against" aria-label={props.against.label} onClick={() => props.against.onPress()}>
          <Face of={props.against.level} size={30} />
          <span>{props.against.text}</span>
          <Icon of="pencil" size={15} />
        </button>
        <div class="ways">
          <Button
            label={props.words.playNow}
            name={`${props.words.playNow}: ${title}`}
            look="primary"
            onPress={props.onPlayNow}
          />
          <Button label={props.words.hotSeat} name={`${props.words.hotSeat}: ${title}`} onPress={props.onHotSeat} />
          <Button label={`${props.words.rules}: ${title}`} icon="book" iconOnly look="quiet" onPress={props.onRules} />
        </div>
      </div>
    </article>
  )
}
