export * from './art/index.ts'
export { Board } from './Board.tsx'
export { button } from './buttons.ts'
export { changes } from './changes.tsx'
