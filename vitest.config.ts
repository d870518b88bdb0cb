import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,board,protocol,games,bots,server,web,cli,bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    testTimeout: 120_000,
  },
})
