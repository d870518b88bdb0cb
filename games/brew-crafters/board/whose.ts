import { thing } from '@taproom/board'
import { createContext, useContext } from 'solid-js'

/** The brewery that is drawn, as the names of its things begin: `seat/2/` for a rival's, nothing for one's own. */
export const Whose = createContext<() => string>(() => '')

/** Names the things of the brewery that is drawn. */
export function useWhose() {
  const whose = useContext(Whose)
  return {
    /** For what cannot be chosen. */
    thing: (name: string, label?: string) => thing(whose() + name, label),
    /** For drawings that are no stop for the keyboard. */
    name: (name: string) => whose() + name,
  }
}
