import { vocabulary } from '../words/nl.ts'
import { guideIn } from './guide.ts'
import { phrases } from './phrases.nl.ts'

export const guide = guideIn(vocabulary, phrases)
