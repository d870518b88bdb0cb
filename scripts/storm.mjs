// npm run storm -- <kind>: what server/storm/index.ts lists.
import { pathToFileURL } from 'node:url'
import { bundle } from '../server/build.mjs'

await import(pathToFileURL(await bundle('storm/index.ts', 'storm')).href)
