import { expect, test } from 'vitest'
import { namedIn } from './naming.ts'

const THINGS = new Map([
  ['Sun site 1', ['sun-1']],
  ['Sun site 12', ['sun-12']],
  ['Hiring Hall', ['space/hall', 'hall/card']],
  ['Porter', ['recipe/porter']],
  ['Pleasantly Porter', ['recipe/pleasantly']],
  ['malt', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
])

test.each([
  ['Ada plants hops 3 on sun site 12.', ['sun-12']],
  ['On sun site 1, or on sun site 12', ['sun-12', 'sun-1']],
  ['Bert places a worker on Hiring Hall.', ['space/hall', 'hall/card']],
  ['Brew Pleasantly Porter', ['recipe/pleasantly']],
  ['The porters of the hiring halls', []],
  ['takes 3 malt', []],
])('%s', (text, things) => expect(namedIn(text, THINGS)).toEqual(things))
