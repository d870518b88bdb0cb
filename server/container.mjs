// Builds the server for a container: the same bundle that `npm start` makes, without starting it.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const house = join(dirname(fileURLToPath(import.meta.url)), '..')
const outfile = join(house, '.build', 'server', 'build.js')
mkdirSync(dirname(outfile), { recursive: true })
await build({
  entryPoints: [join(house, 'server', 'build.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
})
const { bundle } = await import(pathToFileURL(outfile).href)
console.log(await bundle('serve.ts', 'serve'))
