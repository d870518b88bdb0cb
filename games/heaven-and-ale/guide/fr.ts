import { vocabulary } from '../words/fr.ts'
import { guideIn } from './guide.ts'
import { phrases } from './phrases.fr.ts'

export const guide = guideIn(vocabulary, phrases)
