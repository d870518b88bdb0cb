/** What the web shows of Heaven & Ale. Apart from the room: the front page loads no rules, and a server nothing that is drawn. */
import type { WebEntry } from '@taproom/board'
import { front } from './front.tsx'

export const web: WebEntry = { front, board: () => import('./board/index.ts') }
