import { moves } from '@taproom/engine'
import type { BrewCraftersEvent } from './events.ts'
import type { BrewCrafters } from './table.ts'

/** `move('place', {…}, {…})` of this game. */
export const move = moves<BrewCrafters, BrewCraftersEvent>()
