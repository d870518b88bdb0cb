import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { offline } from './offline/plugin.ts'

const web = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: web,
  base: './',
  plugins: [solid(), offline(web)],
  build: {
    outDir: process.env.TAPROOM_DIST ?? 'dist',
    emptyOutDir: true,
    // All that the first page needs is one file, whoever else uses parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/web\/main\.tsx$/ }] } } },
  },
  worker: { format: 'es' },
  // While developing, matches online are played on a server beside it.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
})
