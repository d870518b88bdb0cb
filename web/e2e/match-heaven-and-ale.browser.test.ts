import { matchesOf } from './match.ts'

matchesOf('heaven-and-ale')
