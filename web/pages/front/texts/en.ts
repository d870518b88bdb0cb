import type { FrontTexts } from '../words.ts'

export const en: FrontTexts = {
  words: {
    brand: 'Taproom',
    headline: 'Pull up a chair, the kettle is on',
    promise: 'Three brewing games at one table, with friends or against a bot that knows its malt. No account needed.',
    playNow: 'Play now',
    hotSeat: 'On one screen',
    rules: 'Rules',
    openRecord: 'Open a record',
    settings: 'Settings',
    language: 'Language',
    toDay: 'Daylight',
    toCellar: 'Cellar light',
    yourTurn: 'Your turn',
    continueMatch: 'Continue',
    games: 'Games',
  },
  games: {
    'heaven-and-ale': {
      title: 'Heaven & Ale',
      about: 'Walk the cloister, plant in sun and shade, and brew all five resources level.',
      size: '2 to 4 seats, about 60 minutes',
    },
    'dice-brewing': {
      title: 'Dice Brewing',
      about: 'Roll malt, hops and skill, put the dice to work, claim the recipe before others do.',
      size: '2 to 4 seats, about 45 minutes',
    },
    'brew-crafters': {
      title: 'Brew Crafters',
      about: 'Three years of seasons, from the first tank to the truck that carries your label.',
      size: '2 to 5 seats, about 90 minutes',
    },
  },
}
