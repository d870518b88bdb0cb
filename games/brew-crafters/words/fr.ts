import { french } from './fr/index.ts'
import { speak } from './shared/speak.ts'

export const words = speak(french)
