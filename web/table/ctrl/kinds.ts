import type { AnyRoom, AnySchema, Box, ForcedEvent, GameEvent, Guide, Stamped, View, Words } from '@taproom/engine'

/** The engine's types for a shell that knows no game in particular. */
export type AnyView = View<AnySchema, Box>
export type AnyEvent = Stamped<GameEvent | ForcedEvent>
export type AnyWords = Words<AnyView, AnyEvent>
export type AnyGame = AnyRoom['game']
export type AnyGuide = Guide<AnyView>
