import { defineConfig } from 'vitest/config'

/** Real Chromium on the built web, served by the real server. The engine's example game joins the shelf here. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.browser.test.ts'],
    globalSetup: ['web/e2e/servers.ts'],
    env: { VITE_EXAMPLE: '1' },
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Two pages at a time keep two cores busy; more would make each other late.
    maxWorkers: 2,
    // The log and the labels follow the picture: what a test looks for may come a moment after its click.
    expect: { poll: { timeout: 5_000 } },
  },
})
