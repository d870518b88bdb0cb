import { LANGUAGES, type Language } from '@taproom/engine'

/** What a notice tells: the game by its name, and who else sits there. */
export interface Telling {
  readonly game: string
  readonly others: readonly string[]
}

interface NoticeWords {
  turn(told: Telling): string
  bot: string
  somebody: string
  test: string
  codeTitle: string
  code(code: string): string
}

const listOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

const WORDS: { readonly [L in Language]: NoticeWords } = {
  en: {
    turn: ({ game, others }) => `It is your turn: ${game} with ${listOf('en', others)}.`,
    bot: 'a bot',
    somebody: 'somebody',
    test: 'This is a test: notices arrive here.',
    codeTitle: 'your code',
    code: code => `The code for notices to this address is ${code}. Nobody asked for it? Then nothing more will come.`,
  },
  fr: {
    turn: ({ game, others }) => `C’est votre tour : ${game} avec ${listOf('fr', others)}.`,
    bot: 'un robot',
    somebody: 'quelqu’un',
    test: 'Ceci est un essai : les avis arrivent ici.',
    codeTitle: 'votre code',
    code: code =>
      `Le code pour recevoir des avis à cette adresse est ${code}. Personne ne l’a demandé ? Alors rien d’autre ne viendra.`,
  },
  nl: {
    turn: ({ game, others }) => `Je bent aan de beurt: ${game} met ${listOf('nl', others)}.`,
    bot: 'een bot',
    somebody: 'iemand',
    test: 'Dit is een test: berichten komen hier aan.',
    codeTitle: 'je code',
    code: code =>
      `De code voor berichten aan dit adres is ${code}. Heeft niemand erom gevraagd? Dan komt er niets meer.`,
  },
}

export const languageOf = (text: string): Language => LANGUAGES.find(language => language === text) ?? 'en'

export const noticeWords = (language: string): NoticeWords => WORDS[languageOf(language)]
