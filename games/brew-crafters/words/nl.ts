import { dutch } from './nl/index.ts'
import { speak } from './shared/speak.ts'

export const words = speak(dutch)
