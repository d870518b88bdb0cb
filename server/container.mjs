// Builds the server for a container: the same bundle that `npm start` makes, without starting it.
import { bundle } from './build.mjs'

console.log(await bundle('serve.ts', 'serve'))
