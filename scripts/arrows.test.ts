import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Which rooms a room may know. The arrows point one way; see docs/architecture.md. */
const ARROWS: { readonly [room: string]: readonly string[] } = {
  engine: [],
  board: ['engine'],
  protocol: ['engine'],
  'games/*': ['engine', 'board'],
  'games/shelf': ['engine', 'board', 'games/*'],
  bots: ['engine', 'games/*', 'games/shelf'],
  server: ['engine', 'protocol', 'games/*', 'games/shelf', 'bots'],
  web: ['engine', 'board', 'protocol', 'games/*', 'games/shelf', 'bots'],
  // The browser tests drive the real server.
  'web/e2e': ['engine', 'board', 'protocol', 'games/*', 'games/shelf', 'bots', 'server'],
  bench: ['engine', 'games/*', 'games/shelf', 'bots', 'server', 'web'],
  cli: ['engine', 'games/*', 'games/shelf', 'bots', 'server', 'bench'],
}

const project = fileURLToPath(new URL('..', import.meta.url))
const GAMES = readdirSync(join(project, 'games'))

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'fixtures'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const roomOf = (path: string): string => {
  const [first, second] = relative(project, path).split(sep)
  if (first === 'web' && second === 'e2e') return 'web/e2e'
  return first === 'games' ? `games/${second}` : first
}

/** The room a package of ours stands for. */
const roomOfPackage = (name: string): string => (GAMES.includes(name) ? `games/${name}` : name)

const general = (room: string): string => (room.startsWith('games/') && room !== 'games/shelf' ? 'games/*' : room)

function mistakes(path: string): string[] {
  const room = roomOf(path)
  const allowed = ARROWS[general(room)] ?? []
  const imports = [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    match => match[1],
  )
  return imports.flatMap(target => {
    const here = `${relative(project, path)} imports ${target}`
    if (target.startsWith('.')) {
      const reached = roomOf(resolve(dirname(path), target))
      const atHome = reached === room || (room === 'web/e2e' && reached === 'web')
      return atHome ? [] : [`${here}: it reaches into the room ${reached}`]
    }
    if (!target.startsWith('@taproom/')) return []
    const reached = roomOfPackage(target.split('/')[1])
    // A game never knows another game.
    const fits = allowed.includes(reached) || (reached !== room && allowed.includes(general(reached)))
    return fits ? [] : [`${here}: ${room} may not know ${reached}`]
  })
}

describe('the arrows between the rooms', () => {
  const rooms = ['engine', 'board', 'protocol', 'games', 'bots', 'server', 'web', 'cli', 'bench'].map(room =>
    join(project, room),
  )

  test('point one way, and nobody reaches into another room’s files', () => {
    expect(rooms.flatMap(room => [...sources(room)]).flatMap(mistakes)).toEqual([])
  })

  test('the check finds a wrong one', () => {
    const wrong = join(project, 'engine', 'wrong.ts')
    expect(ARROWS[general(roomOf(wrong))]).toEqual([])
    expect(general('games/heaven-and-ale')).toBe('games/*')
    expect(roomOf(resolve(join(project, 'games', 'dice-brewing', 'rules'), '../../heaven-and-ale/index.ts'))).toBe(
      'games/heaven-and-ale',
    )
  })
})
