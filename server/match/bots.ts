import { PLAYERS, playerNamed } from '@taproom/bots'
import { type AnyRoom, LEVELS } from '@taproom/engine'

/** Whom people may ask to their tables. The others of `PLAYERS` are for measuring: they think long and play badly. */
const OFFERED: readonly string[] = ['random', ...LEVELS]

const canPlay = (name: string, room: AnyRoom): boolean => typeof playerNamed(name, room) !== 'string'

/** The bots that people can play this game with. */
export const botsFor = (room: AnyRoom): readonly string[] => OFFERED.filter(name => canPlay(name, room))

/** Why there is no such bot for this game; undefined when there is. */
export function botTrouble(name: string, room: AnyRoom): string | undefined {
  const bots = botsFor(room)
  return bots.includes(name)
    ? undefined
    : `there is no bot "${name}" for ${room.game.id} (there are: ${bots.join(', ')})`
}

/** The best player at hand for a seat whose person is gone. */
export function substituteFor(room: AnyRoom): string {
  return ['master', 'greedy'].find(name => PLAYERS.includes(name) && canPlay(name, room)) ?? 'random'
}
