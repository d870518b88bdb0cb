export type { ServerWishes } from './config.ts'
export { openServer } from './server.ts'
