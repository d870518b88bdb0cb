import { vocabulary } from '../words/en.ts'
import { guideIn } from './guide.ts'
import { phrases } from './phrases.en.ts'

export const guide = guideIn(vocabulary, phrases)
