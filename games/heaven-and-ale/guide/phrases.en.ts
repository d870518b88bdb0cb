import { things } from '../words/things.en.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const steps = (n: number): string => count(n, 'step', 'steps')
const points = (n: number): string => count(n, 'point', 'points')
const ducats = (n: number): string => count(n, 'ducat', 'ducats')

/** A language that lacks a phrase does not compile. */
export type GuideWords = typeof phrases

export const phrases = {
  names: things,
  about: {
    resource: [
      'Whoever stops here must buy at least one of the tiles and plants it in the garden.',
      'In the shade a tile costs its number, in the sun twice that.',
    ],
    monk: [
      'Whoever stops here must buy at least one of the monks and puts it in the garden.',
      'In the shade a monk costs the price on the space, in the sun twice that.',
    ],
    disc: {
      A: ['Whoever stops here takes a disc for the scoring spot X: all tiles of one number pay.'],
      B: ['Whoever stops here takes a disc for one of the four monk spots: the tiles beside those monks pay.'],
      C: ['Whoever stops here takes a disc for one of the five colours: all tiles of that colour pay.'],
      'A/B/C': ['Whoever stops here takes a disc for any scoring spot that is still open, and its tiles pay.'],
    },
    barrel: [
      'Whoever stops here takes one barrel of every goal that is reached: the large one while it is there, otherwise the small one.',
      'A goal that is reached brings nothing until one stops on a barrel space.',
    ],
    start: [
      'A figure may come home from anywhere. It takes a start space with its income and rests until the round is over.',
      'The round ends when all figures are home.',
    ],
    startSpaces: {
      'start-first': (n: number) => [
        `Whoever comes home here begins the next round. At the end of the match it is worth ${points(n)}.`,
      ],
      'start-brewmaster': (n: number) => [`Whoever comes home here moves the brewmaster ${steps(n)} at once.`],
      'start-marker': (n: number) => [`Whoever comes home here moves one marker of their choice ${steps(n)} at once.`],
      'start-ducats': (n: number) => [`Whoever comes home here gets ${ducats(n)} at once.`],
    },
    sunnySite: [
      'A tile here costs twice its price. Whenever it is activated, the marker of its colour moves forward by its number.',
    ],
    shadySite: ['A tile here costs its plain price. Whenever it is activated, it pays as many ducats as its number.'],
    sunnyTile: (colour: string, n: number) => [
      `Whenever this tile is activated, the ${colour} marker moves ${steps(n)} forward.`,
    ],
    shadyTile: (n: number) => [`Whenever this tile is activated, it pays ${ducats(n)}.`],
    monkTile: (spot: string) => [
      `A disc on the spot ${spot} makes this monk activate every tile beside him.`,
      'When he is activated himself, the brewmaster moves 1 step.',
    ],
    openShed: [
      'When all six sites around it hold a tile, a shed is built here at once.',
      'A low sum of their numbers moves the brewmaster far; a high sum activates many of the tiles around it.',
    ],
    builtShed: (moves: number, tiles: number) => [
      `It was built when its six sites were full: brewmaster +${moves}, ${count(tiles, 'tile', 'tiles')} activated. It does nothing more.`,
    ],
    spotX: ['A disc here activates all tiles of one number that you name. Each spot is used once in a match.'],
    colourSpot: (colour: string) => [
      `A disc here activates all ${colour} tiles: in the sun they move the marker, in the shade they pay ducats.`,
      'Each spot is used once in a match.',
    ],
    monkSpot: (monk: string) => [
      `A disc here makes every ${monk} activate the tiles beside him, monks included.`,
      'Each spot is used once in a match.',
    ],
    pair: ['When both spots of a pair have a disc, one privilege card may be placed beside it and takes effect.'],
    cards: {
      'priv-ducats': (n: number) => `Placed beside a completed pair it pays ${ducats(n)} at once.`,
      'priv-brewmaster': (n: number) => `Placed beside a completed pair it moves the brewmaster ${steps(n)} at once.`,
      'priv-colour': () =>
        'Placed beside a completed pair it moves one marker of your choice a step for each tile of its colour, in sun and shade.',
      'priv-rearmost': () =>
        'Placed beside a completed pair it moves the rearmost marker a step for each disc on your board.',
      'priv-barrels': (n: number) => `Placed beside a completed pair it adds ${points(n)} per barrel at the end.`,
    },
    sale: (n: number) => `A card that is not placed can be sold for ${ducats(n)}; then it is gone.`,
    marker: (colour: string) => [
      `The ${colour} marker moves when sunny ${colour} tiles are activated.`,
      'At the end only the lowest of the five markers counts, times the multiplier of the brewmaster.',
    ],
    brewmaster: [
      'The zone of the brewmaster decides two things at the end: the multiplier of the lowest marker, and how many steps back lift a marker one step.',
    ],
    zone: (rate: number, multiplier: number) => [
      `With the brewmaster in this zone the lowest marker counts ×${multiplier}, and before that ${steps(rate)} back of other markers lift it by 1.`,
    ],
    runUpCell: ['The run-up: while the lowest marker stands before cell 1, production counts nothing.'],
    cell: ['A numbered cell. The cell of the lowest marker, times the multiplier, makes the points of production.'],
    lastCell: ['The last cell. Every further step of a marker pays 1 ducat instead.'],
    production: [
      'Five markers and the brewmaster share this track.',
      'Points of production: the cell of the lowest marker × the multiplier of the brewmaster.',
    ],
    purse: (perStep: number) => [
      `Ducats pay for tiles and monks. At the end every full ${ducats(perStep)} move the lowest marker one step.`,
    ],
    goal: (large: number, small: number) =>
      `Whoever has reached it and stops on a barrel space takes a barrel: the first one the large (${points(large)}), the next one the small (${points(small)}).`,
    figure: ['It walks clockwise as far as one likes, never back. What it passes is lost to it until the next round.'],
    round: [
      'A round lasts until all figures are home. Then tiles, monks and discs are filled up, and the next one begins.',
    ],
    piles: ['Tiles and monks that come in later rounds. Set I is used up before set II.'],
    sun: [
      'Tiles cost double in the sun. When they are activated they move the markers that make the points at the end.',
    ],
    shade: ['Tiles are cheap in the shade. When they are activated they pay ducats, so they pay for the sun.'],
    seat: ['This player’s board at a glance. Pressing it shows the whole garden.'],
    me: ['Your own board at a glance.'],
    discs: ['Each scoring spot is used once: the more discs lie there, the fewer activations are left.'],
    hand: ['Privilege cards that can still be placed beside a pair, or sold.'],
    barrels: ['Barrels count at the end whatever production brings.'],
    number: (n: number) => [`The disc on X activates all resource tiles of number ${n}.`],
  },
  now: {
    prices: (tile: string, shade: number, sun: number) => `${tile}: ${ducats(shade)} in the shade, ${sun} in the sun.`,
    priceHere: (tile: string, price: number) => `${tile} would cost ${ducats(price)} here.`,
    here: (names: string) => `Here: ${names}.`,
    emptySpace: 'Empty: nobody can stop here before the next round.',
    noDisc: 'No disc is left here in this round.',
    discs: (n: number) => `${count(n, 'disc lies', 'discs lie')} here.`,
    ahead: (n: number) => `${steps(n)} ahead of the figure.`,
    passed: 'Passed: it cannot be reached in this round.',
    onIt: 'The figure stands here.',
    short: (n: number) => `Not affordable now: ${ducats(n)} short, even with all cards sold.`,
    full: 'No site is free for a tile.',
    spotBrings: (spot: string, effect: string) => `${spot}: ${effect}`,
    canUse: (spots: string) => `A disc would bring: ${spots}.`,
    noSpot: 'No spot for such a disc can be used: it needs a tile of its kind and no disc yet.',
    barrelsHere: (goals: string, n: number) => `Would bring ${points(n)}: ${goals}.`,
    noBarrel: 'No goal is reached of which a barrel is left: it cannot be entered now.',
    free: (spaces: string) => `Free: ${spaces}.`,
    isFree: 'It is free.',
    taken: (who: string) => `Taken by ${who}.`,
    lastFirst: 'Whoever comes home last must take it.',
    way: (piece: string, from: string, to: string) => `${piece} ${from} → ${to}.`,
    rearmost: (markers: string) => `Rearmost now: ${markers}.`,
    isRearmost: 'It is the rearmost marker.',
    touches: (shed: string, filled: number, sum: number) => `Beside ${shed}: ${filled} of 6 filled, sum ${sum}.`,
    ways: (ways: string) => `Can still be activated by ${ways}.`,
    noWay: 'Nothing is left that could activate it.',
    beside: (effect: string) => `The tiles beside him would bring: ${effect}.`,
    alone: 'No tile lies beside him yet.',
    filled: (filled: number, sum: number) => `${filled} of 6 sites are filled, sum ${sum}.`,
    missing: (sites: string) => `Missing: ${sites}.`,
    shedAt: (from: number, to: number, moves: number, tiles: number) =>
      `Sum ${from}–${to}: brewmaster +${moves}, ${tiles === 0 ? 'no tile activated' : `${count(tiles, 'tile', 'tiles')} activated`}.`,
    shedNow: (moves: number, tiles: number) =>
      `With this sum: brewmaster +${moves}, ${tiles === 0 ? 'no tile activated' : `${count(tiles, 'tile', 'tiles')} activated`}.`,
    sameSheds: (n: number) => `${count(n, 'shed', 'sheds')} of this type on this board.`,
    brings: (effect: string) => `Would bring now: ${effect}.`,
    bringsNumber: (n: number, effect: string) => `Number ${n}: ${effect}.`,
    used: 'Used: a disc lies here.',
    needsTile: 'Not usable yet: no tile of its kind lies in the garden.',
    from: (spaces: string) => `Discs for it: ${spaces}.`,
    completes: (pair: string) => `A disc here completes the ${pair}: then a privilege card may be placed.`,
    pairOf: (n: number) => `${n} of 2 discs lie there.`,
    placed: (card: string) => `Placed: ${card}.`,
    lost: 'Lost: no card was placed when the pair was completed.',
    queued: 'It will be sold when the present turn ends.',
    onCell: (cell: string) => `It stands on cell ${cell}.`,
    toStart: (n: number) => `${steps(n)} to cell 1, where production begins to count.`,
    zone: (rate: number, multiplier: number) => `Now: exchange ${rate}:1, multiplier ×${multiplier}.`,
    nextZone: (n: number, rate: number, multiplier: number) =>
      `${steps(n)} to the next zone: exchange ${rate}:1, multiplier ×${multiplier}.`,
    lastZone: 'No zone is better.',
    inZone: 'The brewmaster is here.',
    toZone: (n: number) => `The brewmaster needs ${steps(n)}.`,
    passedZone: 'The brewmaster has left it behind.',
    stands: (pieces: string) => `On it: ${pieces}.`,
    nobody: 'Nobody stands on it.',
    production: (lowest: number, multiplier: number, n: number) =>
      `If the match ended now: ${lowest} × ${multiplier} = ${points(n)}.`,
    nothingYet: (colour: string, n: number) =>
      `If the match ended now production would be worth 0: ${colour} is still ${steps(n)} before cell 1.`,
    purse: (n: number, made: number) => `${ducats(n)}: ${steps(made)} if the match ended now.`,
    sales: (n: number, cards: number) => `Selling all ${count(cards, 'card', 'cards')} in hand would add ${ducats(n)}.`,
    progress: (have: string, need: number) => `${have} of ${need} so far.`,
    goalCell: (have: string, need: number) => `Now on cell ${have}; it takes ${need}.`,
    reached: 'Reached.',
    goalTaken: (n: number) => `Its barrel is yours: ${points(n)}.`,
    goalTakenBy: (who: string, n: number) => `${who} has its barrel: ${points(n)}.`,
    left: (n: number, large: number, small: number) =>
      n === 2
        ? `Both barrels are left: ${large} and ${small}.`
        : n === 1
          ? `Only the small barrel is left: ${small}.`
          : 'No barrel is left.',
    holds: (size: string, who: string) => `${size}: ${who}.`,
    large: 'Large barrel',
    small: 'Small barrel',
    round: (round: number, of: number) => `Round ${round} of ${of}.`,
    begins: (who: string) => `${who} began it.`,
    home: (names: string) => `Home already: ${names}.`,
    piles: (first: number, second: number, stacks: number) =>
      `${count(first, 'tile', 'tiles')} of set I, ${second} of set II, ${count(stacks, 'stack', 'stacks')} of four monks.`,
    at: (place: string) => `It is on: ${place}.`,
    isHome: 'It has come home for this round.',
    tiles: (n: number, of: number) => `${n} of ${of} sites hold a tile.`,
    purseAndPoints: (n: number, total: number) => `${ducats(n)}; ${points(total)} if the match ended now.`,
    lowest: (markers: string, cell: string, multiplier: number) =>
      `Lowest marker: ${markers} on ${cell}; multiplier ×${multiplier}.`,
    held: (discs: number, cards: number, barrels: number) =>
      `${count(discs, 'disc', 'discs')}, ${count(cards, 'card', 'cards')} in hand, ${count(barrels, 'barrel', 'barrels')}.`,
    list: (things: string) => `${things}.`,
  },
  /** What could still activate a tile. */
  ways: {
    spot: (spot: string) => `the spot ${spot}`,
    monk: (monk: string) => `the ${monk} beside it`,
    shed: (site: string) => `a shed on ${site}`,
  },
  scoring: {
    exchange: 'Exchange',
    ducats: 'Ducats',
    production: 'Lowest marker × multiplier',
    barrels: 'Barrels',
    barrelCard: 'Card “Barrels”',
    firstSpace: 'First-player space',
    rate: (rate: number, moved: string) => `${rate}:1: ${moved}`,
    noExchange: (rate: number) => `${rate}:1: nothing to exchange`,
    steps: (n: number, made: number) => `${ducats(n)}: ${steps(made)}`,
    withCards: (n: number, cards: number, made: number) =>
      `${ducats(n)} (${count(cards, 'card', 'cards')} sold): ${steps(made)}`,
    belowOne: (cell: string) => `${cell} is below 1: 0`,
  },
  reasons: {
    starts: 'starts production: the last marker reaches cell 1',
    zone: (multiplier: number, rate: number) => `brings the brewmaster into ×${multiplier}, ${rate}:1`,
    lifts: (colour: string) => `lifts ${colour}, the rearmost marker`,
    behind: (colour: string, n: number) => `leaves ${colour} ${n} behind`,
    completes: 'completes the pair',
    earns: (n: number) => `pays ${ducats(n)}`,
    moves: (effect: string) => `brings ${effect}`,
    encloses: (shed: string, moves: number) => `encloses ${shed}: brewmaster +${moves}`,
    nearShed: (shed: string, filled: number) => `${shed} then has ${filled} of 6`,
    sunLowest: (colour: string) => `${colour} is the rearmost marker`,
    besideMonk: (monk: string) => `lies beside the ${monk}`,
    cheap: (n: number) => `costs only ${ducats(n)}`,
    rent: (n: number) => `pays back ${ducats(n)} each time it is activated`,
    barrels: (n: number) => `takes barrels for ${points(n)}`,
    begins: 'begins the next round',
    point: (n: number) => `${points(n)} at the end`,
    homeFirst: 'first choice of the start spaces',
    saves: (n: number) => `keeps ${ducats(n)} for later`,
    keeps: 'keeps the cards for sale or for another pair',
    cash: (n: number) => `${ducats(n)} at once`,
    perBarrel: (barrels: number) => `${count(barrels, 'barrel', 'barrels')} so far`,
    withdraw: 'the card can still be placed',
    skips: (n: number) => `passes over ${count(n, 'space', 'spaces')}`,
  },
}
