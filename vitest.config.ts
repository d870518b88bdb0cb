import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Boards are drawn into text here, as a server would draw them.
  plugins: [solid({ ssr: true })],
  test: {
    include: ['{engine,board,protocol,games,bots,server,web,cli,bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    testTimeout: 120_000,
  },
})
