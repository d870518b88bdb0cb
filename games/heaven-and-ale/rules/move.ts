import { moves } from '@taproom/engine'
import type { HeavenAndAleEvent } from './events.ts'
import type { HeavenAndAle } from './table.ts'

/** Declares a kind of move of this game. */
export const move = moves<HeavenAndAle, HeavenAndAleEvent>()
