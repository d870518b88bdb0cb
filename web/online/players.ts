import type { Description, MatchStanding, SeatDescription } from '@taproom/protocol'
import { BOTS, botName, colourOf, type PlayerKind, type SeatedPlayer } from '../table/ctrl/players.ts'

const kindOf = (bot: string): PlayerKind => BOTS.find(player => player === bot) ?? 'greedy'

/** Who sits on a seat of the server; a bot that plays on for somebody keeps their name. */
export function playerOn({ seat, person, bot, name }: SeatDescription, standing?: MatchStanding): SeatedPlayer {
  const playing = standing?.bots[seat] ?? bot
  return {
    name: name ?? (person ? '?' : botName(seat)),
    colour: colourOf(seat),
    player: playing ? kindOf(playing) : 'person',
  }
}

export const playersOf = (
  description: Description | undefined,
  standing: MatchStanding | undefined,
): readonly SeatedPlayer[] => (description?.seats ?? []).map(seat => playerOn(seat, standing))

/** Every line of the log asks who sits where: it should not be told again with every move. */
export const samePlayers = (a: readonly SeatedPlayer[] | undefined, b: readonly SeatedPlayer[]): boolean =>
  a?.length === b.length && a.every(({ name, player }, seat) => name === b[seat]?.name && player === b[seat]?.player)
