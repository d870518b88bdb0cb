/** What a game's drawn board and the table shell agree on, and what every board is built with. See docs/adding-a-board.md. */
export { type Choices, type Places, useChoices } from './choices.ts'
export type {
  BoardModule,
  BoardOf,
  BoardParts,
  BoardProps,
  Change,
  Choice,
  FrontCard,
  LogChange,
  Preview,
  SeatColour,
  WebEntry,
} from './contract.ts'
export { createFit, createLow, createMedia, type Fit } from './fit.ts'
export { createFlights, type Flight, FlyingPieces, flight, quickMs, travel } from './flights.tsx'
export { afterPaint } from './frame.ts'
export { Pick, PickShape } from './Pick.tsx'
export { placeElement, seatElement, spotlight } from './places.ts'
export { type BasePlay, createChoices, createForecast, createPlay, type Described } from './play.ts'
export { SeatShape } from './seats.tsx'
export { createLate, createPassing, createSteady } from './steady.ts'
export { createFocus, Table } from './Table.tsx'
export { createTabs, type TabBar, TabRegion, Tabs } from './tabs.tsx'
export { thing, thingAround } from './thing.ts'
