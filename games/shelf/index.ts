/** The shelf with the boxes: which games there are, in the order of the front page. Each is loaded when somebody opens it. */
import type { Shelf } from '@taproom/engine'

export const shelf: Shelf = {
  'heaven-and-ale': () => import('@taproom/heaven-and-ale').then(({ room }) => room),
  'dice-brewing': () => import('@taproom/dice-brewing').then(({ room }) => room),
  'brew-crafters': () => import('@taproom/brew-crafters').then(({ room }) => room),
}
