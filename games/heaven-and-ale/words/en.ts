import { log } from './en.log.ts'
import { refusals } from './en.refusals.ts'
import { speak } from './speak.ts'
import type { Vocabulary } from './vocabulary.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const steps = (n: number): string => count(n, 'step', 'steps')
const points = (n: number): string => count(n, 'point', 'points')
const ducats = (n: number): string => count(n, 'ducat', 'ducats')

export const vocabulary: Vocabulary = {
  typeset: text => text,
  name: 'Heaven & Ale',
  tagline: 'Lead a monastery brewery: a garden in sun and shade, monks, and beer worthy of heaven.',
  options: {
    edition: {
      name: 'Edition',
      about: 'The editions differ in the order of choosing start spaces and in when cards may be sold.',
      values: {
        french: 'French: clockwise; sell cards at any time',
        english: 'English: counter-clockwise; sell cards on your own turn',
      },
    },
    firstPlayer: {
      name: 'First player',
      about: 'Who begins the match.',
      values: {
        random: 'Drawn at random',
        'seat-1': 'Seat 1',
        'seat-2': 'Seat 2',
        'seat-3': 'Seat 3',
        'seat-4': 'Seat 4',
      },
    },
    exchange: {
      name: 'Exchange',
      about: 'Whether the exchange of marker steps at final scoring must go on as long as it can.',
      values: { mandatory: 'Mandatory', optional: 'Optional' },
    },
    woodStart: { name: 'Wood start', about: 'The cell on which the wood marker starts; sources differ.' },
    brewmasterStart: { name: 'Brewmaster start', about: 'The cell on which the brewmaster starts; sources differ.' },
    brewmasterOverflow: {
      name: 'Brewmaster past 20',
      about: 'What a step of the brewmaster past cell 20 gives.',
      values: { none: 'Nothing', ducat: 'Ducats' },
    },
    numberMustBeOwned: {
      name: 'Number must be owned',
      about: 'With a disc on X you may name only a number that is on one of your tiles.',
    },
    isolatedMonkAllowed: {
      name: 'Isolated monk allowed',
      about: 'A monk spot may be used even if none of those monks is next to a tile.',
    },
    shedSupply: { name: 'Shed tiles', about: 'How many shed tiles there are.', values: { unlimited: 'Unlimited' } },
    bank: { name: 'Ducats in the reserve', about: 'How many ducats there are.', values: { unlimited: 'Unlimited' } },
  },
  parts: {
    production: 'Production',
    barrels: 'Barrels',
    barrelCard: 'Card “Barrels”',
    firstSpace: 'First-player space',
  },
  terms: {
    colours: { wood: 'wood', yeast: 'yeast', hops: 'hops', water: 'water', barley: 'barley' },
    monks: { cellarer: 'cellarer', gardener: 'gardener', scribe: 'scribe', bellringer: 'bellringer' },
    cards: {
      'priv-ducats': '“Ducats”',
      'priv-brewmaster': '“Brewmaster”',
      'priv-colour': '“Colour”',
      'priv-rearmost': '“Rearmost”',
      'priv-barrels': '“Barrels”',
    },
    goals: {
      'goal-brewmaster-1': 'brewmaster on 1 or higher',
      'goal-all-markers-1': 'all markers on 1 or higher',
      'goal-six-ones': 'six tiles of number 1',
      'goal-six-fives': 'six tiles of number 5',
      'goal-monk-spots': 'discs on all 4 monk spots',
      'goal-resource-spots': 'discs on all 5 resource spots',
      'goal-three-same-sheds': 'three sheds of one type',
      'goal-four-shed-types': 'four different shed types',
      'goal-marker-20': 'a marker on 20',
      'goal-three-privileges': 'three placed privilege cards',
      'goal-sun-full': 'all 15 sunny sites filled',
      'goal-shade-full': 'all 15 shady sites filled',
    },
    startSpaces: {
      'start-first': 'first-player space',
      'start-brewmaster': 'brewmaster space',
      'start-marker': 'marker space',
      'start-ducats': 'ducat space',
    },
    spaces: {
      start: 'the starting area',
      resource: n => `resource space ${n}`,
      monk: n => `monk space ${n}`,
      barrel: n => `barrel space ${n}`,
      disc: (letter, n) => `disc space ${letter}${n ? `, no. ${n}` : ''}`,
    },
    sites: { sun: n => `sunny site ${n}`, shade: n => `shady site ${n}`, shed: n => `shed site ${n}` },
    brewmaster: 'brewmaster',
    player: seat => `seat ${seat + 1}`,
    ducats,
    steps,
    points,
    tiles: n => count(n, 'tile', 'tiles'),
    discs: n => count(n, 'disc', 'discs'),
    nothing: 'nothing',
    none: 'none',
    and: 'and',
    colon: ': ',
  },
  prompts: {
    'setup-start': () => 'Choose a start space for your figure; you get its income at once.',
    marker: ({ steps: n }) => `Which resource marker moves ${steps(n)}?`,
    move: () => 'Move your figure clockwise: where to?',
    buy({ bought, mustSell, isMonkSpace, space }) {
      if (bought === 0 && mustSell)
        return `You must buy on ${space}, but your ducats are not enough: sell a card first.`
      if (bought === 0) return `Buy at least one ${isMonkSpace ? 'monk' : 'tile'} on ${space}: which one, and where to?`
      return `Buy another ${isMonkSpace ? 'monk' : 'tile'} on ${space}, or stop.`
    },
    shed: ({ shed, sum, activates }) =>
      `You enclosed ${shed} with sum ${sum}. Which ${activates === 1 ? 'tile does' : `${activates} tiles does`} it activate?`,
    spot: ({ letter }) => `You took a disc from ${letter}. Which scoring spot does it go on?`,
    number: () => 'Name a fertility number: all your resource tiles of that number are activated.',
    privilege: ({ pair }) => `You completed the pair ${pair}. Which privilege card do you place beside it?`,
    'priv-colour': () => 'Name a colour: its marker moves one step for each of your tiles of that colour.',
    'priv-rear': ({ steps: n }) => `Several markers are rearmost. Which one moves ${steps(n)}?`,
    home: () => 'You come home. Which start space does your figure go on?',
  },
  labels: {
    begins: 'you begin the next round',
    oneMarker: n => `one marker ${steps(n)}`,
    price: n => ducats(n),
    buy: (tile, site, price) => `${tile} to ${site} for ${ducats(price)}`,
    encloses: (shed, sum) => `encloses ${shed}, sum ${sum}`,
    stop: 'stop buying',
    aNumber: 'a fertility number of your choice',
    decline: 'place no card, now or later',
    cards: {
      'priv-ducats': ({ ducats: n }) => ducats(n),
      'priv-brewmaster': ({ steps: n }) => `brewmaster +${n}`,
      'priv-colour': () => 'steps for your tiles of one colour',
      'priv-rearmost': ({ discs }) => `rearmost marker +${discs}`,
      'priv-barrels': ({ points: n }) => `${points(n)} per barrel at the end`,
    },
    sell: (card, n) => `sell ${card} for ${ducats(n)}`,
    sellLater: (card, n) => `sell ${card} for ${ducats(n)} when this turn ends`,
    withdraw: card => `do not sell ${card} after all`,
  },
  table: {
    match: 'The match',
    over: 'The match is over.',
    round: (round, of) => `Round ${round} of ${of}.`,
    toMove: who => `To decide: ${who}.`,
    firstPlayer: who => `First in this round: ${who}.`,
    piles: (first, second, stacks) =>
      `Face down: ${first} resource tiles of set I, ${second} of set II, ${count(stacks, 'monk stack', 'monk stacks')}.`,
    track: 'Common track',
    empty: 'empty',
    figures: names => `here: ${names}`,
    barrels: 'Barrels in the middle',
    bothBarrels: 'large and small',
    smallBarrel: 'only the small one',
    noBarrel: 'both taken',
    purse: (n, points) => `${ducats(n)}; ${count(points, 'point', 'points')} if the match ended now.`,
    figure: where => `Figure: ${where}.`,
    isHome: where => `Home for this round: ${where}.`,
    production: cells => `Markers: ${cells}.`,
    zone: (cell, rate, multiplier) => `Brewmaster ${cell}: exchange ${rate}:1, multiplier ×${multiplier}.`,
    sun: tiles => `Sun: ${tiles}.`,
    shade: tiles => `Shade: ${tiles}.`,
    sheds: sheds => `Sheds: ${sheds}.`,
    shed: (name, type) => `${name} type ${type}`,
    openShed: (name, filled, sum) => `${name} open (${filled} of 6, sum ${sum})`,
    spots: spots => `Discs: ${spots}.`,
    cards: cards => `Cards in hand: ${cards}.`,
    placedCards: cards => `Cards placed: ${cards}.`,
    beside: (card, pair) => `${card} beside pair ${pair}`,
    queued: card => `${card} (for sale)`,
    ownBarrels: barrels => `Barrels: ${barrels}.`,
    large: goal => `large (${goal})`,
    small: goal => `small (${goal})`,
  },
  log,
  refusals,
}

export const words = speak(vocabulary)
