/** The engine's example game: small, with dice, hidden hands and an interrupt. */
export { room as exampleRoom } from '@taproom/engine/example'
export { exampleShelf } from '@taproom/engine/example/shelf'
