import { PLAYERS, playerNamed } from '@taproom/bots'
import type { AnyRoom } from '@taproom/engine'

/** The bots that can play this game. */
export const botsFor = (room: AnyRoom): readonly string[] =>
  PLAYERS.filter(name => typeof playerNamed(name, room) !== 'string')

/** Why there is no such bot for this game; undefined when there is. */
export function botTrouble(name: string, room: AnyRoom): string | undefined {
  const bots = botsFor(room)
  return bots.includes(name)
    ? undefined
    : `there is no bot "${name}" for ${room.game.id} (there are: ${bots.join(', ')})`
}

/** The best player at hand for a seat whose person is gone. */
export function substituteFor(room: AnyRoom): string {
  const bots = botsFor(room)
  return ['master', 'greedy'].find(name => bots.includes(name)) ?? 'random'
}
