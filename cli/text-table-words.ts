/** What the text table itself says; everything of a game comes from the game's own words. */
import type { Language } from '@taproom/engine'

interface TableWords {
  readonly help: string
  readonly you: string
  readonly bot: (seat: number) => string
  readonly choose: string
  readonly legalAfterAll: string
  readonly noMove: (line: string, sentence: string) => string
  readonly undone: string
  readonly cannotUndo: string
  readonly nothingYet: string
  readonly over: string
  readonly saved: (file: string) => string
  readonly seedHash: (hash: string) => string
  readonly seed: (seed: string) => string
  readonly rule: (rule: string, text: string) => string
  readonly bye: string
  readonly notNow: string
}

export const tableWords: { readonly [L in Language]: TableWords } = {
  en: {
    help: `A number plays that move. Or:
  table         the whole table          log [n]       the last lines of the log
  why <move>    why a move is not legal  moves         the list again
  undo, redo    take a step back, again  restart       take the turn back
  score         the points now           rule <id>     a rule in words
  save <file>   the record so far        quit          leave
A move can also be typed as it is written in brackets.`,
    you: 'You',
    bot: seat => `Seat ${seat + 1}`,
    choose: 'Your choice:',
    legalAfterAll: 'That move is legal: play it.',
    noMove: (line, sentence) => `"${line}" is no move here: ${sentence}.`,
    undone: 'Taken back.',
    cannotUndo: 'There is nothing that can be taken back: something hidden became known, or another seat has acted.',
    nothingYet: 'Nothing has happened yet.',
    over: 'The match is over.',
    saved: file => `Saved as ${file}.`,
    seedHash: hash => `The seed is fixed; its SHA-256 is ${hash}.`,
    seed: seed => `The seed was ${seed}.`,
    rule: (rule, text) => `${rule}: ${text}`,
    bye: 'Good bye.',
    notNow: 'Say a number, a move or "help".',
  },
  fr: {
    help: `Un numéro joue le coup. Ou bien :
  table         toute la table             log [n]       les dernières lignes du journal
  why <coup>    pourquoi un coup est refusé  moves        la liste à nouveau
  undo, redo    annuler, rétablir          restart       reprendre le tour
  score         les points actuels         rule <id>     une règle en clair
  save <fichier> la partie jusqu’ici       quit          quitter
Un coup peut aussi s’écrire comme entre crochets.`,
    you: 'Vous',
    bot: seat => `Place ${seat + 1}`,
    choose: 'Votre choix :',
    legalAfterAll: 'Ce coup est permis : jouez-le.',
    noMove: (line, sentence) => `« ${line} » n’est pas un coup : ${sentence}.`,
    undone: 'Annulé.',
    cannotUndo: 'Rien ne peut être annulé : une information cachée a été révélée ou un autre joueur a agi.',
    nothingYet: 'Il ne s’est encore rien passé.',
    over: 'La partie est terminée.',
    saved: file => `Enregistré dans ${file}.`,
    seedHash: hash => `La graine est fixée ; son SHA-256 est ${hash}.`,
    seed: seed => `La graine était ${seed}.`,
    rule: (rule, text) => `${rule} : ${text}`,
    bye: 'Au revoir.',
    notNow: 'Donnez un numéro, un coup ou « help ».',
  },
  nl: {
    help: `Een nummer speelt die zet. Of:
  table         de hele tafel              log [n]       de laatste regels van het logboek
  why <zet>     waarom een zet niet mag    moves         de lijst opnieuw
  undo, redo    stap terug, opnieuw        restart       de beurt terugnemen
  score         de punten nu               rule <id>     een regel in woorden
  save <bestand> de partij tot nu toe      quit          stoppen
Je kunt een zet ook typen zoals hij tussen haken staat.`,
    you: 'Jij',
    bot: seat => `Plaats ${seat + 1}`,
    choose: 'Je keuze:',
    legalAfterAll: 'Die zet mag: speel hem.',
    noMove: (line, sentence) => `"${line}" is geen zet: ${sentence}.`,
    undone: 'Teruggenomen.',
    cannotUndo:
      'Er valt niets terug te nemen: er is iets verborgens bekend geworden of een andere speler is aan zet geweest.',
    nothingYet: 'Er is nog niets gebeurd.',
    over: 'De partij is afgelopen.',
    saved: file => `Opgeslagen als ${file}.`,
    seedHash: hash => `De seed ligt vast; de SHA-256 ervan is ${hash}.`,
    seed: seed => `De seed was ${seed}.`,
    rule: (rule, text) => `${rule}: ${text}`,
    bye: 'Tot ziens.',
    notNow: 'Geef een nummer, een zet of "help".',
  },
}
