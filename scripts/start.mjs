// npm start: install, build the web, build and open the server, print the address.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../server/build.mjs'
import { install, project, run } from './install.mjs'

install()
if (run('npx', ['--no-install', 'vite', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn']) !== 0)
  process.exit(1)
process.env.TAPROOM_WEB ??= join(project, 'web', 'dist')
await import(pathToFileURL(await bundle('serve.ts', 'serve')).href)
