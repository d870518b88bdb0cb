import { readConfig } from './config.ts'
import { openServer, portOf } from './server.ts'
import { outerAddresses } from './wire/nearby.ts'

/** Opens the server as the environment says, and says where it is. */
export async function start(botScript: URL): Promise<void> {
  const config = readConfig(process.env)
  const server = await openServer({ ...config, botScript })
  await server.listen({ port: config.port, host: config.host })
  const port = portOf(server) ?? config.port

  console.log(`Taproom is open: ${config.origin ?? `http://localhost:${port}`}`)
  if (!config.origin)
    for (const { address } of outerAddresses()) console.log(`In this network:  http://${address}:${port}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
}
