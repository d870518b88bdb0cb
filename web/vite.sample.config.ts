import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

/** Development only: every drawing with made-up props, to look at and to photograph. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid()],
  server: { port: 5199, open: false },
  build: {
    outDir: '.build/sample',
    rollupOptions: { input: fileURLToPath(new URL('design/sample.html', import.meta.url)) },
  },
})
