import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export const LANGUAGES = [
  { id: 'en', label: 'English', short: 'EN' },
  { id: 'nl', label: 'Nederlands', short: 'NL' },
  { id: 'fr', label: 'Français', short: 'FR' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

export const TEXTS = { en, nl, fr }
