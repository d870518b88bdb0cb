// npm start: install, build the web and the server, serve, print the address.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house, install, run } from './install.mjs'

install()
if (run('npx', ['--no-install', 'vite', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn']) !== 0)
  process.exit(1)
// Only now: on a fresh machine esbuild is there after the install.
const { build } = await import('esbuild')
const outfile = join(house, '.build', 'server.js')
await build({
  entryPoints: [join(house, 'server', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {},
  logLevel: 'error',
  plugins: [
    {
      // Our own rooms are bundled, packages from npm are not.
      name: 'rooms',
      setup(at) {
        at.onResolve({ filter: /^@taproom\// }, async ({ path, resolveDir, kind, pluginData }) => {
          if (pluginData === 'resolving') return undefined
          const { path: found } = await at.resolve(path, { resolveDir, kind, pluginData: 'resolving' })
          return found ? { path: found } : undefined
        })
      },
    },
  ],
})
process.env.TAPROOM_WEB ??= join(house, 'web', 'dist')
await import(pathToFileURL(outfile).href)
