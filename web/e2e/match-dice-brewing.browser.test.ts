import { matchesOf } from './match.ts'

matchesOf('dice-brewing')
