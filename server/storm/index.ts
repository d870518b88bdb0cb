/** `npm run storm -- <kind> [numbers]`: what lasts too long for `npm test`. Ends with 1 when something does not hold. */
import { crowd } from './crowd.ts'
import { disaster } from './disasters.ts'
import { hostile } from './hostile.ts'
import { idle } from './idle.ts'
import { webhook } from './webhook.ts'

const KINDS: { readonly [kind: string]: (wishes: readonly string[]) => Promise<boolean> } = {
  // [spectators] [idle sockets] [moves]
  crowd,
  // [--store sqlite|postgres] [--matches n]
  idle,
  // [--store sqlite|postgres] [--seconds n] [--addresses n]
  hostile,
  // [people whose webhook drips] [notices to others]
  webhook,
  // [--store sqlite|postgres] [--times n] [--tables n]
  kills: disaster('kills'),
  outage: disaster('outage'),
  disk: disaster('disk'),
  clock: disaster('clock'),
}

const [kind = '', ...wishes] = process.argv.slice(2)
const storm = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
if (!storm) console.error(`there is: ${Object.keys(KINDS).join(', ')}`)
process.exit(storm && (await storm(wishes)) ? 0 : 1)
