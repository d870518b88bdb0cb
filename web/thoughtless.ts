import type { Plugin } from 'vite'

/**
 * Leaves what bots believe out of the page: their worker thinks, the page need only know that a game has an adviser.
 * The worker has plugins of its own and keeps it.
 */
export const thoughtless = (): Plugin => ({
  name: 'taproom-thoughtless',
  apply: 'build',
  enforce: 'pre',
  load: id => (/\/games\/[^/]+\/bot\/adviser\.ts$/.test(id) ? 'export const adviser = Object.freeze({})' : null),
})
