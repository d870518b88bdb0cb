// npm run storm -- <kind>: outages, kills, a full disk, a clock that jumps, while people play. See server/storm.
import { pathToFileURL } from 'node:url'
import { bundle } from '../server/build.mjs'

await import(pathToFileURL(await bundle('storm/main.ts', 'storm')).href)
