import { networkInterfaces } from 'node:os'
import { readConfig } from './config.ts'
import { openServer, portOf } from './server.ts'

/** Opens the server as the environment says, and says where it is. */
export async function start(botScript: URL): Promise<void> {
  const config = readConfig(process.env)
  const server = await openServer({ ...config, botScript })
  await server.listen({ port: config.port, host: config.host })
  const port = portOf(server) ?? config.port

  console.log(`Taproom is open: ${config.origin ?? `http://localhost:${port}`}`)
  for (const address of Object.values(networkInterfaces()).flat())
    if (!config.origin && address?.family === 'IPv4' && !address.internal)
      console.log(`In this network:  http://${address.address}:${port}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
}
