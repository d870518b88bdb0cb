import { parseArgs } from 'node:util'
import { SPSA_DEFAULTS } from '@taproom/bots'
import { optionsArg, roomNamed, wholeNumber } from '../arguments.ts'
import { tuneInstinct } from './tune-instinct.ts'
import { tuneNet } from './tune-net.ts'
import { tuneBeliefs } from './tune-weights.ts'

/** Fits what a game's adviser knows to how matches against itself end: beliefs, the instinct, or a net; see docs/bots.md. */
export async function tune(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      seed: { type: 'string' },
      resume: { type: 'boolean' },
      iterations: { type: 'string' },
      temperature: { type: 'string' },
      caution: { type: 'string' },
      check: { type: 'string' },
      instinct: { type: 'boolean' },
      loose: { type: 'boolean' },
      net: { type: 'boolean' },
      hidden: { type: 'string' },
      thinking: { type: 'string' },
      seats: { type: 'string' },
      pace: { type: 'string' },
      least: { type: 'string' },
      together: { type: 'string' },
      option: { type: 'string', multiple: true },
    },
  })
  const room = await roomNamed(positionals[0])
  if (values.instinct)
    return tuneInstinct(room, optionsArg(room, values.option), {
      pairs: wholeNumber(values.matches, 'matches', 40_000) / 2,
      seed: values.seed ?? 'instinct',
      check: wholeNumber(values.check, 'check', 1000) / 2,
      resume: values.resume ?? false,
      tuning: {
        seats: wholeNumber(values.seats, 'seats', SPSA_DEFAULTS.seats),
        pace: Number(values.pace ?? SPSA_DEFAULTS.pace),
        least: Number(values.least ?? SPSA_DEFAULTS.least),
        together: wholeNumber(values.together, 'together', SPSA_DEFAULTS.together),
      },
    })
  if (values.net) {
    const [first, second] = (values.hidden ?? '32,16').split(',').map(one => wholeNumber(one, 'hidden'))
    return tuneNet(room, {
      options: optionsArg(room, values.option),
      matches: wholeNumber(values.matches, 'matches', 200_000),
      seed: values.seed ?? 'net',
      hidden: [first, second ?? 16],
      thinking: wholeNumber(values.thinking, 'thinking', 0),
      resume: values.resume ?? false,
      check: wholeNumber(values.check, 'check', 100),
      iterations: wholeNumber(values.iterations, 'iterations', 100),
    })
  }
  return tuneBeliefs(room, {
    options: optionsArg(room, values.option),
    matches: wholeNumber(values.matches, 'matches', 1000),
    seed: values.seed ?? 'tune',
    resume: values.resume ?? false,
    iterations: wholeNumber(values.iterations, 'iterations', 60),
    temperature: Number(values.temperature ?? '0.5'),
    caution: Number(values.caution ?? '20'),
    check: wholeNumber(values.check, 'check', 100),
    seats: values.seats === undefined ? undefined : wholeNumber(values.seats, 'seats'),
    loose: values.loose ?? false,
  })
}
