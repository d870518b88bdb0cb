import { networkInterfaces } from 'node:os'
import { openServer } from './server.ts'

const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? '0.0.0.0'

const server = await openServer({ web: process.env.TAPROOM_WEB ?? 'web/dist' })
await server.listen({ port, host })

console.log(`Taproom is open: http://localhost:${port}`)
for (const address of Object.values(networkInterfaces()).flat())
  if (address?.family === 'IPv4' && !address.internal)
    console.log(`In this network:  http://${address.address}:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server.close().then(() => process.exit(0))
  })
