// npm run test:browser -- --times 20: the browser tests so many times in a row; closes with what failed, test by test.
// --load 2: with so many busy processes beside them. Anything else narrows to files or names, as vitest takes it.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, project, run } from './install.mjs'

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
    name: { type: 'string', short: 't' },
  },
  allowPositionals: true,
})
const times = Number(values.times)

install()
mkdirSync(join(project, '.build'), { recursive: true })
const report = join(project, '.build', 'browser.json')

const load = Array.from({ length: Number(values.load) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
process.on('exit', () => {
  for (const busy of load) busy.kill()
})

/** How often each test failed, and what it said. */
const failures = new Map()
let noted = 0
function note(test, message) {
  noted++
  failures.set(test, [...(failures.get(test) ?? []), message.split('\n')[0]])
}

function attempt() {
  rmSync(report, { force: true })
  const status = run('npx', [
    '--no-install',
    'vitest',
    'run',
    ...positionals,
    ...(values.name ? ['-t', values.name] : []),
    '--config',
    'vitest.browser.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const before = noted
  let passed = 0
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    passed = numPassedTests
    for (const { assertionResults, message, name, status } of testResults) {
      const failed = assertionResults.filter(one => one.status === 'failed')
      for (const one of failed) note(`${name.slice(project.length)}: ${one.fullName}`, one.failureMessages[0] ?? '')
      if (status === 'failed' && failed.length === 0) note(name.slice(project.length), message)
    }
  } catch {
    note('the run', 'there is no report')
  }
  if (status !== 0 && noted === before) note('the run', `exit code ${status}`)
  return { passed, ok: status === 0 && noted === before }
}

let green = 0
for (let i = 1; i <= times; i++) {
  const began = Date.now()
  const { passed, ok } = attempt()
  if (ok) green++
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(`run ${i} of ${times}: ${ok ? 'green' : 'RED'}, ${passed} passed, ${seconds} s`)
}
for (const [test, messages] of failures) {
  console.log(`\n${messages.length} × ${test}`)
  for (const message of new Set(messages)) console.log(`    ${message}`)
}
console.log(`\n${green} of ${times} runs green`)
process.exit(green === times ? 0 : 1)
