import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { offline } from './offline/plugin.ts'

const beside = `http://localhost:${process.env.PORT ?? 8080}`
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const web = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: web,
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [solid(), offline(web)],
  build: {
    outDir: process.env.TAPROOM_DIST ?? 'dist',
    emptyOutDir: true,
    // All that the first page needs is one file, whoever else uses parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/web\/main\.tsx$/ }] } } },
  },
  worker: { format: 'es' },
  // While developing (npm run dev), matches online are played on a server beside it.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/join/', '/match/', '/healthz'].map(path => [path, { target: beside, ws: path === '/api' }]),
    ),
  },
})
