import { things } from '../words/things.fr.ts'
import type { GuideWords } from './phrases.en.ts'

/** In French zero is singular. */
const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
const steps = (n: number): string => count(n, 'case', 'cases')
const points = (n: number): string => count(n, 'point', 'points')
const ducats = (n: number): string => count(n, 'ducat', 'ducats')
const activated = (n: number): string =>
  n === 0 ? 'aucune tuile activée' : count(n, 'tuile activée', 'tuiles activées')

/** "de bois", "d’eau". */
const of = (word: string): string => (/^[aeiouhé]/.test(word) ? `d’${word}` : `de ${word}`)

export const phrases: GuideWords = {
  names: things,
  about: {
    resource: [
      'Qui s’arrête ici doit acheter au moins une des tuiles et la place dans son jardin.',
      'À l’ombre une tuile coûte son numéro, au soleil le double.',
    ],
    monk: [
      'Qui s’arrête ici doit acheter au moins un des moines et le place dans son jardin.',
      'À l’ombre un moine coûte le prix de l’espace, au soleil le double.',
    ],
    disc: {
      A: [
        'Qui s’arrête ici prend un disque pour la case d’activation X : toutes les tuiles d’un même numéro rapportent.',
      ],
      B: [
        'Qui s’arrête ici prend un disque pour une des quatre cases moine : les tuiles voisines de ces moines rapportent.',
      ],
      C: [
        'Qui s’arrête ici prend un disque pour une des cinq couleurs : toutes les tuiles de cette couleur rapportent.',
      ],
      'A/B/C': [
        'Qui s’arrête ici prend un disque pour n’importe quelle case d’activation encore libre, et ses tuiles rapportent.',
      ],
    },
    barrel: [
      'Qui s’arrête ici prend un baril de chaque objectif atteint : le gros tant qu’il est là, sinon le petit.',
      'Un objectif atteint ne rapporte rien tant qu’on ne s’arrête pas sur un espace baril.',
    ],
    start: [
      'Une figurine peut rentrer de n’importe où. Elle prend un espace de départ avec son revenu et attend la fin de la manche.',
      'La manche se termine quand toutes les figurines sont rentrées.',
    ],
    startSpaces: {
      'start-first': n => [`Qui rentre ici commence la manche suivante. À la fin de la partie, il vaut ${points(n)}.`],
      'start-brewmaster': n => [`Qui rentre ici avance aussitôt son maître brasseur de ${steps(n)}.`],
      'start-marker': n => [`Qui rentre ici avance aussitôt un marqueur de son choix de ${steps(n)}.`],
      'start-ducats': n => [`Qui rentre ici reçoit aussitôt ${ducats(n)}.`],
    },
    sunnySite: [
      'Une tuile coûte ici le double de son prix. Chaque fois qu’elle est activée, le marqueur de sa couleur avance de son numéro.',
    ],
    shadySite: [
      'Une tuile coûte ici son simple prix. Chaque fois qu’elle est activée, elle rapporte autant de ducats que son numéro.',
    ],
    sunnyTile: (colour, n) => [`Chaque fois que cette tuile est activée, le marqueur ${colour} avance de ${steps(n)}.`],
    shadyTile: n => [`Chaque fois que cette tuile est activée, elle rapporte ${ducats(n)}.`],
    monkTile: spot => [
      `Un disque sur la case d’activation ${spot} fait activer à ce moine toutes les tuiles voisines.`,
      'Quand il est lui-même activé, le maître brasseur avance de 1 case.',
    ],
    openShed: [
      'Quand les six emplacements voisins portent une tuile, un bâtiment y est aussitôt construit.',
      'Un total faible de leurs numéros fait avancer loin le maître brasseur ; un total élevé active beaucoup de tuiles voisines.',
    ],
    builtShed: (moves, tiles) => [
      `Construit quand ses six emplacements furent occupés : maître brasseur +${moves}, ${activated(tiles)}. Il ne fait plus rien.`,
    ],
    spotX: [
      'Un disque ici active toutes les tuiles d’un numéro que vous nommez. Chaque case d’activation sert une fois par partie.',
    ],
    colourSpot: colour => [
      `Un disque ici active toutes les tuiles ${colour} : au soleil elles avancent le marqueur, à l’ombre elles rapportent des ducats.`,
      'Chaque case d’activation sert une fois par partie.',
    ],
    monkSpot: monk => [
      `Avec un disque ici, chaque ${monk} active les tuiles voisines, moines compris.`,
      'Chaque case d’activation sert une fois par partie.',
    ],
    pair: [
      'Quand les deux cases d’une paire ont un disque, une carte privilège peut être placée à côté et prend effet.',
    ],
    cards: {
      'priv-ducats': n => `Placée à côté d’une paire complète, elle rapporte aussitôt ${ducats(n)}.`,
      'priv-brewmaster': n =>
        `Placée à côté d’une paire complète, elle avance aussitôt le maître brasseur de ${steps(n)}.`,
      'priv-colour': () =>
        'Placée à côté d’une paire complète, elle avance un marqueur au choix de 1 case par tuile de sa couleur, au soleil comme à l’ombre.',
      'priv-rearmost': () =>
        'Placée à côté d’une paire complète, elle avance le marqueur le moins avancé de 1 case par disque sur votre plateau.',
      'priv-barrels': n => `Placée à côté d’une paire complète, elle ajoute ${points(n)} par baril à la fin.`,
    },
    sale: n => `Une carte non placée peut être vendue pour ${ducats(n)} ; elle est alors perdue.`,
    marker: colour => [
      `Le marqueur ${colour} avance quand des tuiles ${of(colour)} au soleil sont activées.`,
      'À la fin, seul compte le moins avancé des cinq marqueurs, multiplié par le multiplicateur du maître brasseur.',
    ],
    brewmaster: [
      'La zone du maître brasseur décide de deux choses à la fin : le multiplicateur du marqueur le moins avancé, et combien de cases en arrière font avancer un marqueur d’une case.',
    ],
    zone: (rate, multiplier) => [
      `Avec le maître brasseur dans cette zone, le marqueur le moins avancé compte ×${multiplier} ; avant cela, ${steps(rate)} en arrière d’autres marqueurs le font avancer de 1.`,
    ],
    runUpCell: ['L’approche : tant que le marqueur le moins avancé est avant la case 1, la production ne compte pas.'],
    cell: [
      'Une case numérotée. La case du marqueur le moins avancé, fois le multiplicateur, donne les points de production.',
    ],
    lastCell: ['La dernière case. Chaque case de plus d’un marqueur rapporte 1 ducat à la place.'],
    production: [
      'Cinq marqueurs et le maître brasseur partagent cette piste.',
      'Points de production : la case du marqueur le moins avancé × le multiplicateur du maître brasseur.',
    ],
    purse: perStep => [
      `Les ducats paient tuiles et moines. À la fin, chaque dizaine complète (${ducats(perStep)}) avance d’une case le marqueur le moins avancé.`,
    ],
    goal: (large, small) =>
      `Qui l’a atteint et s’arrête sur un espace baril prend un baril : le premier le gros (${points(large)}), le suivant le petit (${points(small)}).`,
    figure: [
      'Elle va dans le sens horaire aussi loin qu’on veut, jamais en arrière. Ce qu’elle dépasse est perdu pour elle jusqu’à la manche suivante.',
    ],
    round: [
      'Une manche dure jusqu’à ce que toutes les figurines soient rentrées. Puis tuiles, moines et disques sont complétés et la suivante commence.',
    ],
    piles: ['Tuiles et moines des manches suivantes. La série I est épuisée avant la série II.'],
    sun: [
      'Au soleil les tuiles coûtent le double. Activées, elles avancent les marqueurs qui font les points à la fin.',
    ],
    shade: ['À l’ombre les tuiles sont bon marché. Activées, elles rapportent des ducats : de quoi payer le soleil.'],
    seat: ['Le plateau de ce joueur en bref. Un clic montre tout son jardin.'],
    me: ['Votre propre plateau en bref.'],
    discs: ['Chaque case d’activation sert une fois : plus il y a de disques, moins il reste d’activations.'],
    hand: ['Cartes privilège qui peuvent encore être placées à côté d’une paire, ou vendues.'],
    barrels: ['Les barils comptent à la fin, quelle que soit la production.'],
    number: n => [`Le disque sur X active toutes les tuiles ressource de numéro ${n}.`],
  },
  now: {
    prices: (tile, shade, sun) => `${tile} : ${ducats(shade)} à l’ombre, ${sun} au soleil.`,
    priceHere: (tile, price) => `${tile} : ${ducats(price)} ici.`,
    here: names => `Ici : ${names}.`,
    emptySpace: 'Vide : personne ne peut s’y arrêter avant la manche suivante.',
    noDisc: 'Il n’y a plus de disque ici dans cette manche.',
    discs: n => `${count(n, 'disque ici', 'disques ici')}.`,
    ahead: n => `${steps(n)} devant la figurine.`,
    passed: 'Dépassé : hors d’atteinte dans cette manche.',
    onIt: 'La figurine est ici.',
    short: n => `Trop cher pour l’instant : il manque ${ducats(n)}, cartes vendues comprises.`,
    full: 'Aucun emplacement n’est libre pour une tuile.',
    spotBrings: (spot, effect) => `${spot} → ${effect}`,
    canUse: spots => `Un disque rapporterait : ${spots}.`,
    noSpot: 'Aucune case d’activation pour un tel disque : il faut une tuile de la sorte et pas encore de disque.',
    barrelsHere: (goals, n) => `Rapporterait ${points(n)} : ${goals}.`,
    noBarrel: 'Aucun objectif atteint dont il reste un baril : on ne peut pas y entrer maintenant.',
    free: spaces => `Libres : ${spaces}.`,
    isFree: 'Il est libre.',
    taken: who => `Occupé : ${who}.`,
    lastFirst: 'Qui rentre en dernier doit le prendre.',
    way: (piece, from, to) => `${piece} ${from} → ${to}.`,
    rearmost: markers => `Le moins avancé : ${markers}.`,
    isRearmost: 'C’est le marqueur le moins avancé.',
    touches: (shed, filled, sum) => `Voisin du ${shed} : ${filled} sur 6, total ${sum}.`,
    ways: ways => `Peut encore être activée par ${ways}.`,
    noWay: 'Plus rien ne peut l’activer.',
    beside: effect => `Les tuiles voisines rapporteraient : ${effect}.`,
    alone: 'Aucune tuile voisine pour l’instant.',
    filled: (filled, sum) => `${filled} emplacements sur 6 occupés, total ${sum}.`,
    missing: sites => `Il manque : ${sites}.`,
    shedAt: (from, to, moves, tiles) => `Total ${from}–${to} : maître brasseur +${moves}, ${activated(tiles)}.`,
    shedNow: (moves, tiles) => `Avec ce total : maître brasseur +${moves}, ${activated(tiles)}.`,
    sameSheds: n => `${count(n, 'bâtiment', 'bâtiments')} de ce type sur ce plateau.`,
    brings: effect => `Rapporterait maintenant : ${effect}.`,
    bringsNumber: (n, effect) => `Numéro ${n} : ${effect}.`,
    used: 'Utilisée : un disque y est placé.',
    needsTile: 'Pas encore utilisable : aucune tuile de la sorte dans le jardin.',
    from: spaces => `Disques : ${spaces}.`,
    completes: pair => `Un disque ici complète la ${pair} : une carte privilège peut alors être placée.`,
    pairOf: n => `${count(n, 'disque', 'disques')} sur 2.`,
    placed: card => `Placée : ${card}.`,
    lost: 'Perdue : aucune carte n’a été placée quand la paire fut complète.',
    queued: 'Elle sera vendue à la fin du tour en cours.',
    onCell: cell => `En case ${cell}.`,
    toStart: n => `${steps(n)} jusqu’à la case 1, où la production commence à compter.`,
    zone: (rate, multiplier) => `Maintenant : échange ${rate}:1, multiplicateur ×${multiplier}.`,
    nextZone: (n, rate, multiplier) =>
      `${steps(n)} jusqu’à la zone suivante : échange ${rate}:1, multiplicateur ×${multiplier}.`,
    lastZone: 'Il n’y a pas de meilleure zone.',
    inZone: 'Le maître brasseur y est.',
    toZone: n => `Il manque ${steps(n)} au maître brasseur.`,
    passedZone: 'Le maître brasseur l’a déjà dépassée.',
    stands: pieces => `Dessus : ${pieces}.`,
    nobody: 'Personne n’y est.',
    production: (lowest, multiplier, n) =>
      `Si la partie se terminait maintenant : ${lowest} × ${multiplier} = ${points(n)}.`,
    nothingYet: (colour, n) =>
      `Si la partie se terminait maintenant, la production vaudrait 0 : il manque ${steps(n)} au marqueur ${colour} pour la case 1.`,
    purse: (n, made) => `${ducats(n)} : ${steps(made)} si la partie se terminait maintenant.`,
    sales: (n, cards) => `Vendre ${cards === 1 ? 'la carte' : `les ${cards} cartes`} en main ajouterait ${ducats(n)}.`,
    progress: (have, need) => `${have} sur ${need} jusqu’ici.`,
    goalCell: (have, need) => `Maintenant en case ${have} ; il faut ${need}.`,
    reached: 'Atteint.',
    goalTaken: n => `Son baril est à vous : ${points(n)}.`,
    goalTakenBy: (who, n) => `Baril pris, ${who} : ${points(n)}.`,
    left: (n, large, small) =>
      n === 2
        ? `Il reste les deux barils : ${large} et ${small}.`
        : n === 1
          ? `Il ne reste que le petit baril : ${small}.`
          : 'Il ne reste aucun baril.',
    holds: (size, who) => `${size} : ${who}.`,
    large: 'Gros baril',
    small: 'Petit baril',
    round: (round, total) => `Manche ${round} sur ${total}.`,
    begins: who => `Premier joueur : ${who}.`,
    home: names => `Déjà de retour : ${names}.`,
    piles: (first, second, stacks) =>
      `${count(first, 'tuile', 'tuiles')} de la série I, ${second} de la série II, ${count(stacks, 'pile', 'piles')} de quatre moines.`,
    at: place => `Elle est ici : ${place}.`,
    isHome: 'De retour pour cette manche.',
    tiles: (n, all) => `${n} emplacements sur ${all} portent une tuile.`,
    purseAndPoints: (n, total) => `${ducats(n)} ; ${points(total)} si la partie se terminait maintenant.`,
    lowest: (markers, cell, multiplier) =>
      `Marqueur le moins avancé : ${markers} en ${cell} ; multiplicateur ×${multiplier}.`,
    held: (discs, cards, barrels) =>
      `${count(discs, 'disque', 'disques')}, ${count(cards, 'carte', 'cartes')} en main, ${count(barrels, 'baril', 'barils')}.`,
    list: things => `${things}.`,
  },
  ways: {
    spot: spot => `la case d’activation ${spot}`,
    monk: monk => `le ${monk} voisin`,
    shed: site => `un bâtiment sur le ${site}`,
  },
  scoring: {
    exchange: 'Échange',
    ducats: 'Ducats',
    production: 'Marqueur le moins avancé × multiplicateur',
    barrels: 'Barils',
    barrelCard: 'Carte « Barils »',
    firstSpace: 'Espace « premier joueur »',
    rate: (rate, moved) => `${rate}:1 : ${moved}`,
    noExchange: rate => `${rate}:1 : rien à échanger`,
    steps: (n, made) => `${ducats(n)} : ${steps(made)}`,
    withCards: (n, cards, made) => `${ducats(n)} (${count(cards, 'carte vendue', 'cartes vendues')}) : ${steps(made)}`,
    belowOne: cell => `${cell} est avant la case 1 : 0`,
  },
  reasons: {
    starts: 'lance la production : le dernier marqueur atteint la case 1',
    zone: (multiplier, rate) => `amène le maître brasseur en ×${multiplier}, ${rate}:1`,
    lifts: colour => `fait avancer ${colour}, le marqueur le moins avancé`,
    behind: (colour, n) => `laisse ${colour} ${steps(n)} derrière`,
    completes: 'complète la paire',
    earns: n => `rapporte ${ducats(n)}`,
    moves: effect => `rapporte ${effect}`,
    encloses: (shed, moves) => `entoure le ${shed} : maître brasseur +${moves}`,
    nearShed: (shed, filled) => `${shed} : ${filled} sur 6`,
    sunLowest: colour => `${colour} est le marqueur le moins avancé`,
    besideMonk: monk => `voisine du ${monk}`,
    cheap: n => `ne coûte que ${ducats(n)}`,
    rent: n => `rapporte ${ducats(n)} à chaque activation`,
    barrels: n => `prend des barils pour ${points(n)}`,
    begins: 'commence la manche suivante',
    point: n => `${points(n)} à la fin`,
    homeFirst: 'premier choix parmi les espaces de départ',
    saves: n => `garde ${ducats(n)} pour plus tard`,
    keeps: 'garde les cartes pour la vente ou une autre paire',
    cash: n => `${ducats(n)} tout de suite`,
    perBarrel: barrels => `${count(barrels, 'baril', 'barils')} jusqu’ici`,
    withdraw: 'la carte peut encore être placée',
    skips: n => `saute ${count(n, 'espace', 'espaces')}`,
  },
}
