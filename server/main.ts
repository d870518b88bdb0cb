/** What `npm start` runs: builds the server as it is now and opens it. A container runs the built file itself. */
import { pathToFileURL } from 'node:url'
import { bundle } from './build.ts'

await import(pathToFileURL(await bundle('serve.ts', 'serve')).href)
