export { type FuzzResult, type FuzzWishes, fuzzMatch, randomOptions } from './fuzz.ts'
export { recordedFile } from './recorded-file.ts'
