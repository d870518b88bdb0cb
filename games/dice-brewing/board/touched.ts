import type { ForcedEvent, Stamped } from '@taproom/engine'
import type { DiceBrewingEvent } from '../rules/events.ts'
import { at } from './kinds.ts'

/** The places that an event is about: fields, recipes and stalls are everybody's. */
export function touched(event: Stamped<DiceBrewingEvent | ForcedEvent>): readonly string[] {
  switch (event.kind) {
    case 'piece-placed':
    case 'field-blocked':
      return [at.input(event.field)]
    case 'field-accelerated':
      return [at.accelerator(event.field)]
    case 'recipe-revealed':
    case 'recipe-blocked':
      return [at.recipe(event.recipe)]
    case 'ingredient-bought':
      return [at.stall(event.ingredient)]
    case 'action-token-bought':
      return event.token ? [at.stall(event.token)] : []
    default:
      return []
  }
}
