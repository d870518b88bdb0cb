export { Board } from './Board.tsx'
export { button } from './buttons.ts'
export { changes } from './changes.tsx'
export { wordsIn as speak } from './words.ts'
