// Installs what is missing, and only then: both commands of the README begin with this.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))

const changed = path => statSync(join(project, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

export function run(command, args, options = {}) {
  return (
    spawnSync(command, args, { cwd: project, stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .status ?? 1
  )
}

export function install() {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return
  console.log('Installing what Taproom needs …')
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) process.exit(status)
}
