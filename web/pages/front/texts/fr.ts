import type { FrontTexts } from '../words.ts'

export const fr: FrontTexts = {
  words: {
    brand: 'Taproom',
    headline: 'Prenez une chaise, la cuve chauffe',
    promise:
      'Trois jeux de brasserie à la même table, entre amis ou contre un robot qui connaît son malt. Sans compte.',
    playNow: 'Jouer',
    hotSeat: 'Sur un écran',
    rules: 'Règles',
    openRecord: 'Ouvrir une partie',
    settings: 'Réglages',
    language: 'Langue',
    toDay: 'Lumière du jour',
    toCellar: 'Lumière de cave',
    yourTurn: 'À vous de jouer',
    continueMatch: 'Reprendre',
    games: 'Jeux',
  },
  games: {
    'heaven-and-ale': {
      title: 'Heaven & Ale',
      about: 'Parcourez le cloître, plantez au soleil et à l’ombre, et gardez vos cinq ressources à niveau.',
      size: '2 à 4 joueurs, environ 60 minutes',
    },
    'dice-brewing': {
      title: 'Dice Brewing',
      about: 'Lancez malt, houblon et savoir-faire, mettez les dés au travail et devancez les autres.',
      size: '2 à 4 joueurs, environ 45 minutes',
    },
    'brew-crafters': {
      title: 'Brew Crafters',
      about: 'Trois années de saisons, de la première cuve au camion qui porte votre étiquette.',
      size: '2 à 5 joueurs, environ 90 minutes',
    },
  },
}
