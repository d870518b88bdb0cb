import { matchesOf } from './match.ts'

matchesOf('brew-crafters')
