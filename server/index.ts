export type { ServerOptions } from './config.ts'
export { openServer } from './server.ts'
