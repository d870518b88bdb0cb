// npm start: install, build the web, build and open the server, print the address.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house, install, run } from './install.mjs'

install()
if (run('npx', ['--no-install', 'vite', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn']) !== 0)
  process.exit(1)
// Only now: on a fresh machine esbuild is there after the install.
const { build } = await import('esbuild')
const outfile = join(house, '.build', 'server', 'start.js')
await build({
  entryPoints: [join(house, 'server', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
})
process.env.TAPROOM_WEB ??= join(house, 'web', 'dist')
await import(pathToFileURL(outfile).href)
