import { LANGUAGES, type Language } from '@taproom/engine'
import type { NoticeKind } from '@taproom/protocol'

/** What a notice tells: the game by its name, and who else sits there. */
export interface Telling {
  readonly game: string
  readonly others: readonly string[]
}

type NoticeWords = { readonly [K in NoticeKind]: (told: Telling) => string } & {
  bot: string
  somebody: string
  test: string
  codeTitle: string
  code(code: string): string
  /** About being rid of notices. The label is plain ASCII: it stands in headers too. */
  off: { readonly [text in 'label' | 'ask' | 'button' | 'done' | 'wrong']: string }
}

const listOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

const WORDS: { readonly [L in Language]: NoticeWords } = {
  en: {
    turn: ({ game, others }) => `It is your turn: ${game} with ${listOf('en', others)}.`,
    begin: ({ game, others }) => `Your match has begun: ${game} with ${listOf('en', others)}.`,
    proposal: ({ game, others }) => `Something is proposed and you are asked: ${game} with ${listOf('en', others)}.`,
    end: ({ game, others }) => `Your match is over: ${game} with ${listOf('en', others)}.`,
    bot: 'a bot',
    somebody: 'somebody',
    test: 'This is a test: notices arrive here.',
    codeTitle: 'your code',
    code: code => `The code for notices to this address is ${code}. Nobody asked for it? Then nothing more will come.`,
    off: {
      label: 'No more of these notices',
      ask: 'Shall Taproom send no more notices this way?',
      button: 'Send no more',
      done: 'No more notices come this way. You can turn them on again in the settings of Taproom.',
      wrong: 'This link is not, or no longer, good. You can turn notices off in the settings of Taproom.',
    },
  },
  fr: {
    turn: ({ game, others }) => `C’est votre tour : ${game} avec ${listOf('fr', others)}.`,
    begin: ({ game, others }) => `Votre partie a commencé : ${game} avec ${listOf('fr', others)}.`,
    proposal: ({ game, others }) => `Une proposition attend votre réponse : ${game} avec ${listOf('fr', others)}.`,
    end: ({ game, others }) => `Votre partie est terminée : ${game} avec ${listOf('fr', others)}.`,
    bot: 'un robot',
    somebody: 'quelqu’un',
    test: 'Ceci est un essai : les avis arrivent ici.',
    codeTitle: 'votre code',
    code: code =>
      `Le code pour recevoir des avis à cette adresse est ${code}. Personne ne l’a demandé ? Alors rien d’autre ne viendra.`,
    off: {
      label: 'Ne plus recevoir ces avis',
      ask: 'Taproom doit-il cesser d’envoyer des avis par cette voie ?',
      button: 'Ne plus en envoyer',
      done: 'Plus aucun avis ne viendra par cette voie. Vous pouvez les rétablir dans les réglages de Taproom.',
      wrong: 'Ce lien n’est pas, ou n’est plus, valable. Les avis se désactivent dans les réglages de Taproom.',
    },
  },
  nl: {
    turn: ({ game, others }) => `Je bent aan de beurt: ${game} met ${listOf('nl', others)}.`,
    begin: ({ game, others }) => `Je partij is begonnen: ${game} met ${listOf('nl', others)}.`,
    proposal: ({ game, others }) =>
      `Er is iets voorgesteld en jij wordt gevraagd: ${game} met ${listOf('nl', others)}.`,
    end: ({ game, others }) => `Je partij is afgelopen: ${game} met ${listOf('nl', others)}.`,
    bot: 'een bot',
    somebody: 'iemand',
    test: 'Dit is een test: berichten komen hier aan.',
    codeTitle: 'je code',
    code: code =>
      `De code voor berichten aan dit adres is ${code}. Heeft niemand erom gevraagd? Dan komt er niets meer.`,
    off: {
      label: 'Geen berichten meer',
      ask: 'Moet Taproom langs deze weg geen berichten meer sturen?',
      button: 'Stuur er geen meer',
      done: 'Langs deze weg komen geen berichten meer. In de instellingen van Taproom zet je ze weer aan.',
      wrong: 'Deze link klopt niet, of niet meer. In de instellingen van Taproom zet je berichten uit.',
    },
  },
}

export const languageOf = (text: string): Language => LANGUAGES.find(language => language === text) ?? 'en'

export const noticeWords = (language: string): NoticeWords => WORDS[languageOf(language)]
