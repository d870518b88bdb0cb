// What npm run check and npm test prove without running anything: types and style, side by side.
// Some 6 s of processor time, 16 s the first time: what was compiled is kept in .build/.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './install.mjs'

/** Where an index may miss: read as possibly undefined. Tests and what only tests use may take their own data as given. */
const INDEX_MAY_MISS = /^error|^(?!.*(\.test\.ts|\/testing\/|\/e2e\/))(board|protocol|server|web)\//

const everything = () => true

/** Compiles one project; `counts` tells which complaints are its own: what a project imports is compiled along with it. */
const types = (name, project, counts = everything) => ({
  name,
  command: 'tsc',
  args: ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', `.build/${name}.tsbuildinfo`],
  counts,
})

const CHECKS = [
  types('types', 'tsconfig.json'),
  types('types-without-dom', 'engine/tsconfig.json'),
  types('types-of-indexes', 'tsconfig.indexes.json', line => INDEX_MAY_MISS.test(line)),
  { name: 'style', command: 'biome', args: ['check', '.'], counts: everything },
]

function start({ name, command, args, counts }) {
  const began = Date.now()
  const child = spawn('npx', ['--no-install', command, ...args], { cwd: project, shell: process.platform === 'win32' })
  let said = ''
  child.stdout.on('data', data => (said += data))
  child.stderr.on('data', data => (said += data))
  return new Promise(done =>
    child.on('close', status => {
      const own = counts === everything ? said : said.split('\n').filter(counts).join('\n')
      const ok = status === 0 || (counts !== everything && own === '')
      if (!ok) console.log(own)
      console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
      done(ok)
    }),
  )
}

/** Runs them all at once; how many passed and failed. */
export async function checks() {
  mkdirSync(join(project, '.build'), { recursive: true })
  const results = await Promise.all(CHECKS.map(start))
  const passed = results.filter(ok => ok).length
  return { passed, failed: results.length - passed }
}
