import { Chance, type ChosenValues, MoveBuffer, seedFrom, Table } from '@taproom/engine'
import { describe, expect, test } from 'vitest'
import { shelf } from './index.ts'

/** Whether there are secrets at every point of a random match, as the table and all its views say. */
async function secretsAlong(game: string, options: ChosenValues): Promise<readonly boolean[]> {
  const room = await shelf[game]()
  const table = Table.open(room.game, { seats: 3, seed: seedFrom('secrets'), options })
  if (typeof table === 'string') throw new Error(table)
  const { layout } = room.game.declared
  const chance = new Chance()
  chance.seed(seedFrom('moves'))
  const moves = new MoveBuffer()
  const said: boolean[] = []
  for (;;) {
    const secrets = layout.keepsSecrets(table.state)
    for (const seat of [-1, 0, 1, 2]) expect(layout.keepsSecrets(table.view(seat))).toBe(secrets)
    said.push(secrets)
    if (table.over) return said
    room.game.legal(table.state, table.waitingFor, moves)
    table.play(table.waitingFor, moves.list[chance.below(moves.length)])
  }
}

describe('whether seats keep secrets is the same on one screen and online', () => {
  test.each([
    ['heaven-and-ale', {}, [false]],
    ['brew-crafters', {}, [false]],
    ['brew-crafters', { secretRecipe: true }, [false, true]],
    ['brew-crafters', { labourAgency: true }, [false, true]],
    ['dice-brewing', {}, [false]],
    ['dice-brewing', { hiddenTokens: true }, [false, true]],
  ])('%s %j', async (game, options, expected) => {
    expect([...new Set(await secretsAlong(game, options))].sort()).toEqual(expected)
  })
})
