import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { offline } from './offline/plugin.ts'
import { precompress } from './precompress.ts'
import { thoughtless } from './thoughtless.ts'

const beside = `http://localhost:${process.env.PORT ?? 8080}`
const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const web = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: web,
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [thoughtless(), solid(), offline(web), precompress()],
  build: {
    outDir: process.env.TAPROOM_DIST ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      // All that the first page needs is one file, whoever else uses parts of it.
      output: { codeSplitting: { groups: [{ name: 'first', test: /\/web\/main\.tsx$/ }] } },
      // On a busy machine `npm start` would explain at length which plugin took how long.
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es' },
  // While developing (npm run dev), matches online are played on a server beside it.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/join/', '/match/', '/healthz'].map(path => [path, { target: beside, ws: path === '/api' }]),
    ),
  },
})
