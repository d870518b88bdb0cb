import { closeInTime } from './closing.ts'
import { type Config, readConfig } from './config.ts'
import { buildServer, portOf } from './server.ts'
import { sentenceOf } from './troubles.ts'
import { outerAddresses } from './wire/nearby.ts'

/** Opens the server as the environment says, and says where it is, or in a sentence why not. */
export async function start(botScript: URL): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    await open(config, botScript)
  } catch (error) {
    console.error(`Taproom cannot open: ${sentenceOf(error, config)}.`)
    if (config?.log === 'debug') console.error(error)
    process.exit(1)
  }
}

async function open(config: Config, botScript: URL): Promise<void> {
  let ending = false
  const end = async (seconds: number) => {
    const { server, drain } = await building
    if (seconds > 0 && !ending) {
      ending = true
      await drain(seconds * 1000)
    }
    process.exit((await closeInTime(server)) ? 0 : 1)
  }
  const askedToDrain = (seconds: number) => void end(seconds)
  const building = buildServer({ ...config, botScript, askedToDrain })
  const { server } = await building
  await server.listen({ port: config.port, host: config.host })
  const port = portOf(server) ?? config.port

  console.log(`Taproom is open: ${config.origin ?? `http://localhost:${port}`}`)
  if (!config.origin)
    for (const { address } of outerAddresses()) console.log(`In this network:  http://${address}:${port}`)

  // Asked a second time it does not wait for the others to take over.
  process.on('SIGTERM', () => void end(ending ? 0 : config.drain))
  process.on('SIGINT', () => void end(0))
  // A promise that nobody looked after is a mistake of ours, and no reason to leave everybody at their tables.
  process.on('unhandledRejection', error => server.log.error({ err: error }, 'unhandled'))
}
