import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, from wherever this runs: as source, or inside a bundle under .build/. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'server', 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('this is not run inside the folder of Taproom')
    folder = above
  }
  return folder
}

/** Packages of hundreds of small files: inside the bundle the server starts in half the time. */
const INSIDE = ['kysely', 'openskill', 'valibot']

/** One of the server's files as a script that plain Node runs: our own rooms inside, packages from npm outside. */
export async function bundle(source: string, name: string): Promise<string> {
  const services = projectFolder()
  const outdir = join(services, '.build', 'server', name)
  mkdirSync(outdir, { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(join(services, 'server', 'package.json'), 'utf8'))
  // Not a plain import: this file is itself bundled by others, and esbuild must not be.
  const { build } = createRequire(join(services, 'server', 'build.ts'))('esbuild') as typeof import('esbuild')
  await build({
    entryPoints: [{ in: join(services, 'server', source), out: 'main' }],
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(dependencies).filter(name => !name.startsWith('@taproom/') && !INSIDE.includes(name)),
    logLevel: 'error',
  })
  return join(outdir, 'main.js')
}
