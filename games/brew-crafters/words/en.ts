import { english } from './en/index.ts'
import { speak } from './shared/speak.ts'

export const words = speak(english)
