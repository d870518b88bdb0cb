/** What an event changed, as chips in the log. */
import type { LogChange } from '@taproom/board'
import type { Words } from '@taproom/engine'
import type { JSX } from 'solid-js'
import type { DiceBrewingView } from '../rules/table.ts'
import { Coin, IngredientPiece, KindTile, Mastery, SeedPiece, TokenPiece } from './art/index.ts'
import type { Colour } from './kinds.ts'
import type { BoardEvent } from './reading.ts'
import { spokenHere } from './words.ts'

const chip = (amount: number, art: JSX.Element, name: string): LogChange[] =>
  amount === 0 ? [] : [{ amount, art, name }]

const gold = (amount: number): LogChange[] => chip(amount, <Coin />, spokenHere().gold(Math.abs(amount)))
const mastery = (amount: number): LogChange[] => chip(amount, <Mastery />, spokenHere().mastery(amount))
const seeds = (amount: number): LogChange[] => chip(amount, <SeedPiece />, spokenHere().seeds(Math.abs(amount)))
const die = (amount: number, colour: Colour): LogChange[] =>
  chip(amount, <KindTile colour={colour} />, spokenHere().colours[colour])

export function changes(event: BoardEvent, _words: Words<DiceBrewingView, BoardEvent>): readonly LogChange[] {
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
        ...chip(1, <IngredientPiece kind={event.ingredient} />, spokenHere().ingredients[event.ingredient]),
      ]
    case 'action-token-bought':
      return [...gold(-event.coins), ...chip(1, <TokenPiece kind={event.token} />, spokenHere().myTokens)]
    case 'recipe-brewed':
      return [...mastery(event.mastery), ...gold(event.gold)]
    case 'reward-token-gained':
      return chip(1, <TokenPiece kind={event.token} />, event.token ? spokenHere().tokens[event.token] : '')
    case 'exchange-done':
      return [...seeds(event.received.seeds ?? 0), ...gold(event.received.gold ?? 0)]
    case 'dice-returned':
      return event.to === 'supply' ? event.dice.flatMap(({ colour }) => die(-1, colour)) : []
    default:
      return []
  }
}
