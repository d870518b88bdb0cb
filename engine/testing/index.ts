export { type FuzzResult, type FuzzWishes, fuzzMatch, randomOptions } from './fuzz.ts'
