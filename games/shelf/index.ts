/** The shelf with the boxes: which games there are. Each is loaded when somebody opens it. */
import type { AnyRoom } from '@taproom/engine'

export const shelf: { readonly [id: string]: () => Promise<AnyRoom> } = {
  'heaven-and-ale': () => import('@taproom/heaven-and-ale').then(({ room }) => room),
  'brew-crafters': () => import('@taproom/brew-crafters').then(({ room }) => room),
  'dice-brewing': () => import('@taproom/dice-brewing').then(({ room }) => room),
}
