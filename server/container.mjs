// Builds the server for a container: the same bundle that `npm start` makes, without starting it.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outfile = join(root, '.build', 'server', 'build.js')
mkdirSync(dirname(outfile), { recursive: true })
await build({
  entryPoints: [join(root, 'server', 'build.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
})
const { bundle } = await import(pathToFileURL(outfile).href)
console.log(await bundle('serve.ts', 'serve'))
