/** What a game's drawn board and the table shell agree on, and what every board needs. See docs/adding-a-board.md. */
export { type Choices, createChoices, createPlaces, type Places } from './choices.ts'
export type {
  BoardModule,
  BoardOf,
  BoardParts,
  BoardProps,
  Choice,
  FrontCard,
  LogChange,
  Preview,
  SeatColour,
  Step,
  WebEntry,
} from './contract.ts'
export { createFit, type Fit } from './fit.ts'
export { afterPaint, afterwards, beforePaint, type Glance, glance } from './frame.ts'
export { createLate, createPassing, createSteady, settle } from './steady.ts'
export { walk } from './walk.ts'
