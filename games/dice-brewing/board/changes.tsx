/** What an event changed, as chips in the log. */
import type { LogChange } from '@taproom/board'
import type { Language } from '@taproom/engine'
import type { JSX } from 'solid-js'
import { Coin, IngredientPiece, KindTile, Mastery, SeedPiece, TokenPiece } from './art/index.ts'
import type { Colour } from './kinds.ts'
import type { BoardEvent } from './reading.ts'
import { boardWords } from './words.ts'

const chip = (amount: number, art: JSX.Element, name: string): LogChange[] =>
  amount === 0 ? [] : [{ amount, art, name }]

export function changes(event: BoardEvent, language: Language): readonly LogChange[] {
  const words = boardWords[language]
  const gold = (amount: number) => chip(amount, <Coin />, words.gold(Math.abs(amount)))
  const mastery = (amount: number) => chip(amount, <Mastery />, words.mastery(amount))
  const seeds = (amount: number) => chip(amount, <SeedPiece />, words.seeds(Math.abs(amount)))
  const die = (amount: number, colour: Colour) => chip(amount, <KindTile colour={colour} />, words.colours[colour])
  switch (event.kind) {
    case 'gold-gained':
      return gold(event.amount)
    case 'seeds-gained':
      return seeds(event.amount)
    case 'seed-taken':
      return seeds(1)
    case 'die-gained':
      return die(1, event.die.colour)
    case 'ingredient-bought':
      return [
        ...gold(-event.coins),
        ...chip(1, <IngredientPiece kind={event.ingredient} />, words.ingredients[event.ingredient]),
      ]
    case 'action-token-bought':
      return [...gold(-event.coins), ...chip(1, <TokenPiece kind={event.token} />, words.myTokens)]
    case 'recipe-brewed':
      return [...mastery(event.mastery), ...gold(event.gold)]
    case 'reward-token-gained':
      return chip(1, <TokenPiece kind={event.token} />, event.token ? words.tokens[event.token] : '')
    case 'exchange-done':
      return [...seeds(event.received.seeds ?? 0), ...gold(event.received.gold ?? 0)]
    case 'dice-returned':
      return event.to === 'supply' ? event.dice.flatMap(({ colour }) => die(-1, colour)) : []
    default:
      return []
  }
}
