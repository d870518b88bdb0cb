import type { Description, MatchStanding } from '@taproom/protocol'
import { BOT_NAMES, BOTS, COLOURS, type PlayerKind, type SeatedPlayer } from '../table/ctrl/players.ts'

const kindOf = (bot: string): PlayerKind => BOTS.find(player => player === bot) ?? 'greedy'

/** Who sits at a table of the server; a bot that plays on for somebody keeps their name. */
export function playersOf(
  description: Description | undefined,
  standing: MatchStanding | undefined,
): readonly SeatedPlayer[] {
  return (description?.seats ?? []).map(({ seat, person, bot, name }) => {
    const playing = standing?.bots[seat] ?? bot
    return {
      name: name ?? (person ? '?' : BOT_NAMES[seat % BOT_NAMES.length]),
      colour: COLOURS[seat],
      player: playing ? kindOf(playing) : 'person',
    }
  })
}

/** Every line of the log asks who sits where: it should not be told again with every move. */
export const samePlayers = (a: readonly SeatedPlayer[] | undefined, b: readonly SeatedPlayer[]): boolean =>
  a?.length === b.length && a.every(({ name, player }, seat) => name === b[seat].name && player === b[seat].player)
