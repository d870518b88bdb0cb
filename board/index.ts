/** What a game's drawn board and the table shell agree on. See docs/adding-a-board.md. */
export type { BoardModule, BoardParts, BoardProps, Choice, LogChange, Preview, SeatColour, Step } from './contract.ts'
