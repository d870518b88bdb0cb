import { afterAll, beforeAll, expect, test } from 'vitest'
import { Copy, commands } from './guide.ts'

/** The copy is linked when it is made, and the browser's test opens it. */
const ELSEWHERE = ['npm install', 'npm start']

let copy: Copy
beforeAll(() => {
  copy = new Copy()
})
afterAll(() => copy.remove())

test('the guide says what to type', () => {
  expect(commands).toEqual(expect.arrayContaining(ELSEWHERE))
})

test.each(commands.filter(command => !ELSEWHERE.includes(command)))('%s', async command => {
  await copy.run(command)
})
