/** The guides, followed to the letter: what they write goes into a copy of the project, and their commands run there. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('../..', import.meta.url))
const GUIDES = ['docs/adding-a-game.md', 'docs/adding-a-board.md']
const LEFT_OUT = ['.git', '.build', '.taproom', 'node_modules', 'dist', 'gallery']

const textOf = (...path: string[]): string => readFileSync(join(...path), 'utf8')

/** Blocks with a file name are that file, or what changes in it; the others are commands, or to be looked at. */
const blocks = GUIDES.flatMap(guide => [...textOf(HERE, guide).matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)]).map(
  ([, language, file, text]) => ({ language, file, text }),
)

/** What the guides tell to type, in their order. */
export const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'))

/** The file with the lines of a block that begin with + in place of those with −, behind those with a space. */
function changed(file: string, block: string): string {
  const lines = (marks: string) =>
    block.split(/(?<=\n)/).flatMap(line => (marks.includes(line.charAt(0)) ? [line.slice(1)] : []))
  const before = lines(' -').join('')
  if (!file.includes(before)) throw new Error(`the guide changes lines that are not there: ${before}`)
  return file.replace(before, () => lines(' +').join(''))
}

/** What `npm install` does when only rooms of our own are new: packages from npm are those of this project. */
function install(folder: string): void {
  const packages = join(HERE, 'node_modules')
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@taproom'), { recursive: true })
  cpSync(join(packages, '.bin'), join(modules, '.bin'), { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(packages))
    if (name !== '.bin' && name !== '@taproom') symlinkSync(join(packages, name), join(modules, name))
  const { workspaces }: { workspaces: string[] } = JSON.parse(textOf(folder, 'package.json'))
  const rooms = workspaces.flatMap(room =>
    room.endsWith('/*') ? readdirSync(join(folder, dirname(room))).map(name => join(dirname(room), name)) : [room],
  )
  for (const room of rooms)
    symlinkSync(join(folder, room), join(modules, JSON.parse(textOf(folder, room, 'package.json')).name))
}

// The test runner's own settings are not for what runs there.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE|VITEST|TEST|NODE_ENV|TAPROOM|npm_)/.test(name)),
)

export interface Running {
  /** What it said up to what was waited for. */
  readonly said: string
  /** Ends it, and what it started. */
  stop(): Promise<void>
}

/** A copy of the project with the game of the guides. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'taproom-guide-'))

  constructor() {
    cpSync(HERE, this.#folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: path => !LEFT_OUT.includes(basename(path)),
    })
    for (const { language, file, text } of blocks) {
      if (file === '') continue
      const path = join(this.#folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, language === 'diff' ? changed(textOf(path), text) : text)
    }
    install(this.#folder)
  }

  /** Runs a command until it ends, or has said what is waited for; a failure comes with what it said. */
  run(command: string, awaited?: RegExp, settings: NodeJS.ProcessEnv = {}): Promise<Running> {
    const child = spawn(command, { cwd: this.#folder, env: { ...env, ...settings }, shell: true, detached: true })
    const ended = new Promise<void>(done => child.on('close', () => done()))
    let said = ''
    return new Promise((resolve, reject) => {
      const stop = () => {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
        return ended
      }
      const hear = (data: Buffer) => {
        said += data
        if (awaited?.test(said)) resolve({ said, stop })
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('close', code =>
        code === 0 && !awaited ? resolve({ said, stop }) : reject(new Error(`${command}: exit code ${code}\n${said}`)),
      )
    })
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
