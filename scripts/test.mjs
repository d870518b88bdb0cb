// npm test: install, check types and style, run all tests; closes with one plain line.
// npm test -- engine cli: the same for the tests of these rooms alone (the browser's belong to web).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { install, project, run } from './install.mjs'

install()

const rooms = process.argv.slice(2)
let passed = 0
let failed = 0

function suite(name, config) {
  const report = join(project, '.build', `${name}.json`)
  const status = run('npx', [
    '--no-install',
    'vitest',
    'run',
    ...rooms.map(room => `${room}/`),
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    // A file that cannot even be loaded has no tests that could fail, so the exit code counts too.
    failed += numFailedTests || (status === 0 ? 0 : 1)
  } catch {
    failed++
  }
}

const { passed: proven, failed: broken } = await checks()
passed += proven
failed += broken
suite('unit', 'vitest.config.ts')
if (rooms.length === 0 || rooms.includes('web')) suite('browser', 'vitest.browser.config.ts')

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
