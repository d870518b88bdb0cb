import type { FrontTexts } from '../words.ts'

export const nl: FrontTexts = {
  words: {
    brand: 'Taproom',
    headline: 'Schuif aan, de ketel staat op',
    promise: 'Drie brouwspellen aan één tafel, met vrienden of tegen een bot met verstand van mout. Zonder account.',
    playNow: 'Nu spelen',
    hotSeat: 'Op één scherm',
    rules: 'Spelregels',
    openRecord: 'Een verslag openen',
    settings: 'Instellingen',
    language: 'Taal',
    toDay: 'Daglicht',
    toCellar: 'Kelderlicht',
    yourTurn: 'Jij bent aan de beurt',
    continueMatch: 'Verder spelen',
    games: 'Spellen',
  },
  games: {
    'heaven-and-ale': {
      title: 'Heaven & Ale',
      about: 'Wandel door het klooster, plant in zon en schaduw en houd alle vijf grondstoffen in balans.',
      size: '2 tot 4 spelers, ongeveer 60 minuten',
    },
    'dice-brewing': {
      title: 'Dice Brewing',
      about: 'Gooi mout, hop en vakmanschap, zet de dobbelstenen aan het werk en wees de anderen voor.',
      size: '2 tot 4 spelers, ongeveer 45 minuten',
    },
    'brew-crafters': {
      title: 'Brew Crafters',
      about: 'Drie jaar vol seizoenen, van de eerste tank tot de vrachtwagen met jouw etiket.',
      size: '2 tot 5 spelers, ongeveer 90 minuten',
    },
  },
}
