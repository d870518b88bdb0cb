/** The built web, served, and a Chromium to visit it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'

export interface ServedWeb {
  readonly browser: Browser
  readonly address: string
  close(): Promise<void>
}

/** The folder that holds `web`, from wherever this is run: as a source or inside the bundled command. */
function top(folder = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(folder, 'web', 'vite.config.ts'))) return folder
  if (dirname(folder) === folder) throw new Error('the sources of the web are not here')
  return top(dirname(folder))
}

const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu']

export async function serveWeb(): Promise<ServedWeb> {
  const { build, preview } = await import('vite')
  const { chromium } = await import('playwright-core')
  const { default: packed } = await import('@sparticuz/chromium')
  const web = join(top(), 'web')
  const outDir = join(top(), '.build', 'bench-web')
  process.env.TAPROOM_DIST = outDir
  process.env.NODE_ENV = 'production'
  const common = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' } as const
  await build(common)
  // Without a server behind it: what the page asks of one is answered with an error, and it goes on alone.
  const server = await preview({
    ...common,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 4271, host: '127.0.0.1' },
  })
  const executablePath = await packed.executablePath()
  const browser = await chromium.launch({ executablePath, args: ARGS })
  return {
    browser,
    address: server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4271/',
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
