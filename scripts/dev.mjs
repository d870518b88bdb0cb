// npm run dev: the web with hot reload, and beside it a server that starts anew when one of its sources changes.
// One address: the web's. PORT is the server's (8080), WEB_PORT the web's (5173).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleOnChange } from '../server/build.mjs'
import { install, project } from './install.mjs'

install()
process.env.PORT ??= '8080'
// What is tried out here stays apart from what `npm start` keeps.
process.env.TAPROOM_DATA ??= join(project, '.taproom', 'dev')

let running
/** The old server is closed before the new one opens: both want the same port. */
async function restart(script) {
  const old = running
  running = undefined
  if (old && old.exitCode === null) {
    old.kill()
    await once(old, 'exit')
    console.log('server: starting anew')
  }
  running = spawn(process.execPath, [script], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
}
process.on('exit', () => running?.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

let last = Promise.resolve()
await bundleOnChange(
  'serve.ts',
  'dev',
  script => {
    last = last.then(() => restart(script))
  },
  error => console.error(`server: ${error.message}`),
)

const { createServer } = await import('vite')
const web = await createServer({
  configFile: join(project, 'web', 'vite.config.ts'),
  server: { port: Number(process.env.WEB_PORT ?? 5173) },
})
await web.listen()
web.printUrls()
