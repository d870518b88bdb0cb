import { log } from './nl.log.ts'
import { refusals } from './nl.refusals.ts'
import { speak } from './speak.ts'
import type { Vocabulary } from './vocabulary.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const steps = (n: number): string => count(n, 'stap', 'stappen')
const points = (n: number): string => count(n, 'punt', 'punten')
const ducats = (n: number): string => count(n, 'dukaat', 'dukaten')

export const vocabulary: Vocabulary = {
  typeset: text => text,
  name: 'Heaven & Ale',
  tagline: 'Leid een kloosterbrouwerij: een tuin in zon en schaduw, monniken en hemels bier.',
  options: {
    edition: {
      name: 'Editie',
      about: 'De edities verschillen in de volgorde van de startvakken en in wanneer je kaarten mag verkopen.',
      values: {
        french: 'Frans: met de klok mee; kaarten altijd te verkopen',
        english: 'Engels: tegen de klok in; kaarten alleen in je eigen beurt te verkopen',
      },
    },
    firstPlayer: {
      name: 'Startspeler',
      about: 'Wie het spel begint.',
      values: {
        random: 'Geloot',
        'seat-1': 'Plaats 1',
        'seat-2': 'Plaats 2',
        'seat-3': 'Plaats 3',
        'seat-4': 'Plaats 4',
      },
    },
    exchange: {
      name: 'Wisselen',
      about: 'Of het wisselen van stappen bij de eindtelling door moet gaan zolang het kan.',
      values: { mandatory: 'Verplicht', optional: 'Vrijwillig' },
    },
    woodStart: { name: 'Start van het hout', about: 'Het vak waarop de houtmarker begint; bronnen verschillen.' },
    brewmasterStart: {
      name: 'Start van de brouwmeester',
      about: 'Het vak waarop de brouwmeester begint; bronnen verschillen.',
    },
    brewmasterOverflow: {
      name: 'Brouwmeester voorbij 20',
      about: 'Wat een stap van de brouwmeester voorbij vak 20 oplevert.',
      values: { none: 'Niets', ducat: 'Dukaten' },
    },
    numberMustBeOwned: {
      name: 'Alleen eigen getallen',
      about: 'Met een schijf op X noem je alleen een getal dat op een van je tegels staat.',
    },
    isolatedMonkAllowed: {
      name: 'Losse monnik toegestaan',
      about: 'Een activeringsvak voor monniken werkt ook als geen van die monniken aan een tegel grenst.',
    },
    shedSupply: { name: 'Schuurtegels', about: 'Hoeveel schuurtegels er zijn.', values: { unlimited: 'Onbeperkt' } },
    bank: { name: 'Dukaten in de voorraad', about: 'Hoeveel dukaten er zijn.', values: { unlimited: 'Onbeperkt' } },
  },
  parts: {
    production: 'Productie',
    barrels: 'Vaten',
    barrelCard: 'Kaart ‘Vaten’',
    firstSpace: 'Startspelersvak',
  },
  terms: {
    colours: { wood: 'hout', yeast: 'gist', hops: 'hop', water: 'water', barley: 'gerst' },
    monks: { cellarer: 'keldermeester', gardener: 'tuinman', scribe: 'kopiist', bellringer: 'klokkenluider' },
    cards: {
      'priv-ducats': '‘Dukaten’',
      'priv-brewmaster': '‘Brouwmeester’',
      'priv-colour': '‘Kleur’',
      'priv-rearmost': '‘Achterste marker’',
      'priv-barrels': '‘Vaten’',
    },
    goals: {
      'goal-brewmaster-1': 'brouwmeester op 1 of hoger',
      'goal-all-markers-1': 'alle markers op 1 of hoger',
      'goal-six-ones': 'zes tegels met getal 1',
      'goal-six-fives': 'zes tegels met getal 5',
      'goal-monk-spots': 'schijven op alle 4 activeringsvakken voor monniken',
      'goal-resource-spots': 'schijven op alle 5 activeringsvakken voor grondstoffen',
      'goal-three-same-sheds': 'drie schuren van één type',
      'goal-four-shed-types': 'vier verschillende schuurtypes',
      'goal-marker-20': 'een marker op 20',
      'goal-three-privileges': 'drie geplaatste privilegekaarten',
      'goal-sun-full': 'alle 15 zonnige plekken bezet',
      'goal-shade-full': 'alle 15 schaduwplekken bezet',
    },
    startSpaces: {
      'start-first': 'startspelersvak',
      'start-brewmaster': 'brouwmeestervak',
      'start-marker': 'markervak',
      'start-ducats': 'dukatenvak',
    },
    spaces: {
      start: 'het startgebied',
      resource: n => `grondstofvak ${n}`,
      monk: n => `monnikenvak ${n}`,
      barrel: n => `vatenvak ${n}`,
      disc: (letter, n) => `schijfvak ${letter}${n ? `, nr. ${n}` : ''}`,
    },
    sites: { sun: n => `zonnige plek ${n}`, shade: n => `schaduwplek ${n}`, shed: n => `schuurplek ${n}` },
    brewmaster: 'brouwmeester',
    player: seat => `speler ${seat + 1}`,
    ducats,
    steps,
    points,
    tiles: n => count(n, 'tegel', 'tegels'),
    discs: n => count(n, 'schijf', 'schijven'),
    nothing: 'niets',
    none: 'geen',
    and: 'en',
    colon: ': ',
  },
  prompts: {
    'setup-start': () => 'Kies een startvak voor je speelfiguur; je krijgt de opbrengst meteen.',
    marker: ({ steps: n }) => `Welke grondstofmarker gaat ${steps(n)} vooruit?`,
    move: () => 'Verplaats je speelfiguur met de klok mee: waarheen?',
    buy({ bought, mustSell, isMonkSpace, space }) {
      if (bought === 0 && mustSell)
        return `Je moet op ${space} kopen, maar je hebt niet genoeg dukaten: verkoop eerst een kaart.`
      if (bought === 0)
        return `Koop minstens één ${isMonkSpace ? 'monnik' : 'tegel'} op ${space}: welke, en voor welke plek?`
      return `Koop nog een ${isMonkSpace ? 'monnik' : 'tegel'} op ${space}, of stop.`
    },
    shed: ({ shed, sum, activates }) =>
      `Je hebt ${shed} omsloten met vruchtbaarheidssom ${sum}. ${activates === 1 ? 'Welke tegel' : `Welke ${activates} tegels`} activeert de schuur?`,
    spot: ({ letter }) => `Je hebt een schijf van ${letter} gepakt. Op welk activeringsvak leg je hem?`,
    number: () => 'Noem een vruchtbaarheidsgetal: al je grondstoftegels met dat getal worden geactiveerd.',
    privilege: ({ pair }) => `Je hebt het paar ${pair} voltooid. Welke privilegekaart leg je ernaast?`,
    'priv-colour': () => 'Noem een kleur: de marker gaat voor elke tegel van die kleur 1 stap vooruit.',
    'priv-rear': ({ steps: n }) => `Er staan meer markers achteraan. Welke gaat ${steps(n)} vooruit?`,
    home: () => 'Je komt thuis. Op welk startvak zet je je speelfiguur?',
  },
  labels: {
    begins: 'jij begint de volgende ronde',
    oneMarker: n => `één marker ${steps(n)}`,
    price: n => ducats(n),
    buy: (tile, site, price) => `${tile} op ${site} voor ${ducats(price)}`,
    encloses: (shed, sum) => `omsluit ${shed}, som ${sum}`,
    stop: 'stoppen met kopen',
    aNumber: 'een vruchtbaarheidsgetal naar keuze',
    decline: 'geen kaart plaatsen, nu niet en later niet',
    cards: {
      'priv-ducats': ({ ducats: n }) => ducats(n),
      'priv-brewmaster': ({ steps: n }) => `brouwmeester +${n}`,
      'priv-colour': () => 'stappen voor je tegels van één kleur',
      'priv-rearmost': ({ discs }) => `achterste marker +${discs}`,
      'priv-barrels': ({ points: n }) => `${points(n)} per vat aan het einde`,
    },
    sell: (card, n) => `${card} verkopen voor ${ducats(n)}`,
    sellLater: (card, n) => `${card} verkopen voor ${ducats(n)} zodra deze beurt eindigt`,
    withdraw: card => `${card} toch niet verkopen`,
  },
  table: {
    match: 'Het spel',
    over: 'Het spel is afgelopen.',
    round: (round, of) => `Ronde ${round} van ${of}.`,
    toMove: who => `Aan zet: ${who}.`,
    firstPlayer: who => `Startspeler van deze ronde: ${who}.`,
    piles: (first, second, stacks) =>
      `Gedekt: ${first} grondstoftegels van serie I, ${second} van serie II, ${count(stacks, 'monnikenstapel', 'monnikenstapels')}.`,
    track: 'Parcours',
    empty: 'leeg',
    figures: names => `hier: ${names}`,
    barrels: 'Vaten in het midden',
    bothBarrels: 'groot en klein',
    smallBarrel: 'alleen het kleine',
    noBarrel: 'allebei weg',
    purse: (n, points) => `${ducats(n)}; ${count(points, 'punt', 'punten')} als het spel nu afgelopen was.`,
    figure: where => `Speelfiguur: ${where}.`,
    isHome: where => `Thuis voor deze ronde: ${where}.`,
    production: cells => `Markers: ${cells}.`,
    zone: (cell, rate, multiplier) => `Brouwmeester ${cell}: wisselkoers ${rate}:1, vermenigvuldiger ×${multiplier}.`,
    sun: tiles => `Zon: ${tiles}.`,
    shade: tiles => `Schaduw: ${tiles}.`,
    sheds: sheds => `Schuren: ${sheds}.`,
    shed: (name, type) => `${name} type ${type}`,
    openShed: (name, filled, sum) => `${name} open (${filled} van 6, som ${sum})`,
    spots: spots => `Schijven: ${spots}.`,
    cards: cards => `Kaarten in de hand: ${cards}.`,
    placedCards: cards => `Geplaatste kaarten: ${cards}.`,
    beside: (card, pair) => `${card} naast paar ${pair}`,
    queued: card => `${card} (te koop)`,
    ownBarrels: barrels => `Vaten: ${barrels}.`,
    large: goal => `groot (${goal})`,
    small: goal => `klein (${goal})`,
  },
  log,
  refusals,
}

export const words = speak(vocabulary)
