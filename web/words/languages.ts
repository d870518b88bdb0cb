import type { Language } from '@taproom/engine'

/** Languages call themselves by their own names. */
export const LANGUAGE_NAMES: { readonly [L in Language]: { readonly label: string; readonly short: string } } = {
  en: { label: 'English', short: 'EN' },
  fr: { label: 'Français', short: 'FR' },
  nl: { label: 'Nederlands', short: 'NL' },
}
