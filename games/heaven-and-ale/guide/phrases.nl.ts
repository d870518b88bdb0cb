import { things } from '../words/things.nl.ts'
import type { GuideWords } from './phrases.en.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const steps = (n: number): string => count(n, 'stap', 'stappen')
const points = (n: number): string => count(n, 'punt', 'punten')
const ducats = (n: number): string => count(n, 'dukaat', 'dukaten')
const activated = (n: number): string =>
  n === 0 ? 'geen tegel geactiveerd' : `${count(n, 'tegel', 'tegels')} geactiveerd`

export const phrases: GuideWords = {
  names: things,
  about: {
    resource: [
      'Wie hier stopt, moet minstens één van de tegels kopen en legt die in de tuin.',
      'In de schaduw kost een tegel zijn getal, in de zon het dubbele.',
    ],
    monk: [
      'Wie hier stopt, moet minstens één van de monniken kopen en legt die in de tuin.',
      'In de schaduw kost een monnik de prijs van het vak, in de zon het dubbele.',
    ],
    disc: {
      A: ['Wie hier stopt, pakt een schijf voor activeringsvak X: alle tegels met één getal leveren op.'],
      B: [
        'Wie hier stopt, pakt een schijf voor een van de vier monnikenvakken: de tegels naast die monniken leveren op.',
      ],
      C: ['Wie hier stopt, pakt een schijf voor een van de vijf kleuren: alle tegels van die kleur leveren op.'],
      'A/B/C': [
        'Wie hier stopt, pakt een schijf voor een activeringsvak dat nog vrij is, en de tegels ervan leveren op.',
      ],
    },
    barrel: [
      'Wie hier stopt, pakt één vat van elk behaald doel: het grote zolang het er is, anders het kleine.',
      'Een behaald doel levert niets op tot je op een vatenvak stopt.',
    ],
    start: [
      'Een speelfiguur mag van overal naar huis. Hij neemt een startvak met de opbrengst en rust tot de ronde voorbij is.',
      'De ronde eindigt als alle speelfiguren thuis zijn.',
    ],
    startSpaces: {
      'start-first': n => [`Wie hier thuiskomt, begint de volgende ronde. Aan het einde is het ${points(n)} waard.`],
      'start-brewmaster': n => [`Wie hier thuiskomt, zet de brouwmeester meteen ${steps(n)} vooruit.`],
      'start-marker': n => [`Wie hier thuiskomt, zet één marker naar keuze meteen ${steps(n)} vooruit.`],
      'start-ducats': n => [`Wie hier thuiskomt, krijgt meteen ${ducats(n)}.`],
    },
    sunnySite: [
      'Een tegel kost hier het dubbele. Telkens als hij geactiveerd wordt, gaat de marker van zijn kleur zoveel stappen vooruit als zijn getal.',
    ],
    shadySite: [
      'Een tegel kost hier de gewone prijs. Telkens als hij geactiveerd wordt, levert hij zoveel dukaten op als zijn getal.',
    ],
    sunnyTile: (colour, n) => [
      `Telkens als deze tegel geactiveerd wordt, gaat de marker van ${colour} ${steps(n)} vooruit.`,
    ],
    shadyTile: n => [`Telkens als deze tegel geactiveerd wordt, levert hij ${ducats(n)} op.`],
    monkTile: spot => [
      `Met een schijf op activeringsvak ${spot} activeert deze monnik elke tegel naast hem.`,
      'Wordt hij zelf geactiveerd, dan gaat de brouwmeester 1 stap vooruit.',
    ],
    openShed: [
      'Zodra alle zes plekken eromheen een tegel hebben, komt hier meteen een schuur.',
      'Een lage som van hun getallen brengt de brouwmeester ver vooruit, een hoge som activeert veel van de tegels eromheen.',
    ],
    builtShed: (moves, tiles) => [
      `Gebouwd toen de zes plekken vol waren: brouwmeester +${moves}, ${activated(tiles)}. Hij doet verder niets meer.`,
    ],
    spotX: [
      'Een schijf hier activeert alle tegels met één getal dat je noemt. Elk activeringsvak gebruik je één keer per spel.',
    ],
    colourSpot: colour => [
      `Een schijf hier activeert alle tegels van ${colour}: in de zon brengen ze de marker vooruit, in de schaduw leveren ze dukaten op.`,
      'Elk activeringsvak gebruik je één keer per spel.',
    ],
    monkSpot: monk => [
      `Met een schijf hier activeert elke ${monk} de tegels naast hem, ook monniken.`,
      'Elk activeringsvak gebruik je één keer per spel.',
    ],
    pair: [
      'Als beide vakken van een paar een schijf hebben, mag je er één privilegekaart naast leggen; die werkt dan.',
    ],
    cards: {
      'priv-ducats': n => `Naast een voltooid paar levert hij meteen ${ducats(n)} op.`,
      'priv-brewmaster': n => `Naast een voltooid paar zet hij de brouwmeester meteen ${steps(n)} vooruit.`,
      'priv-colour': () =>
        'Naast een voltooid paar zet hij één marker naar keuze een stap vooruit voor elke tegel van die kleur, in zon en schaduw.',
      'priv-rearmost': () =>
        'Naast een voltooid paar zet hij de achterste marker een stap vooruit voor elke schijf op je bord.',
      'priv-barrels': n => `Naast een voltooid paar geeft hij aan het einde ${points(n)} per vat.`,
    },
    sale: n => `Een kaart die niet geplaatst is, kun je voor ${ducats(n)} verkopen; dan is hij weg.`,
    marker: colour => [
      `De marker van ${colour} gaat vooruit als tegels van ${colour} in de zon geactiveerd worden.`,
      'Aan het einde telt alleen de achterste van de vijf markers, maal de vermenigvuldiger van de brouwmeester.',
    ],
    brewmaster: [
      'De zone van de brouwmeester bepaalt aan het einde twee dingen: de vermenigvuldiger van de achterste marker, en hoeveel stappen terug een marker één stap vooruit brengen.',
    ],
    zone: (rate, multiplier) => [
      `Met de brouwmeester in deze zone telt de achterste marker ×${multiplier}; daarvoor brengen ${steps(rate)} terug van andere markers hem 1 vooruit.`,
    ],
    runUpCell: ['De aanloop: zolang de achterste marker vóór vak 1 staat, telt de productie niet.'],
    cell: [
      'Een genummerd vak. Het vak van de achterste marker, maal de vermenigvuldiger, geeft de punten voor productie.',
    ],
    lastCell: ['Het laatste vak. Elke verdere stap van een marker levert in plaats daarvan 1 dukaat op.'],
    production: [
      'Vijf markers en de brouwmeester delen dit spoor.',
      'Punten voor productie: het vak van de achterste marker × de vermenigvuldiger van de brouwmeester.',
    ],
    purse: perStep => [
      `Met dukaten betaal je tegels en monniken. Aan het einde brengt elke volle ${ducats(perStep)} de achterste marker één stap vooruit.`,
    ],
    goal: (large, small) =>
      `Wie het behaald heeft en op een vatenvak stopt, pakt een vat: de eerste het grote (${points(large)}), de volgende het kleine (${points(small)}).`,
    figure: [
      'Hij loopt met de klok mee zo ver je wilt, nooit terug. Wat hij voorbijloopt, is tot de volgende ronde verloren voor hem.',
    ],
    round: [
      'Een ronde duurt tot alle speelfiguren thuis zijn. Dan worden tegels, monniken en schijven aangevuld en begint de volgende.',
    ],
    piles: ['Tegels en monniken voor latere rondes. Serie I raakt op voordat serie II begint.'],
    sun: [
      'In de zon kosten tegels het dubbele. Geactiveerd brengen ze de markers vooruit die aan het einde de punten geven.',
    ],
    shade: ['In de schaduw zijn tegels goedkoop. Geactiveerd leveren ze dukaten op, en die betalen de zon.'],
    seat: ['Het bord van deze speler in het kort. Eén klik toont de hele tuin.'],
    me: ['Je eigen bord in het kort.'],
    discs: ['Elk activeringsvak gebruik je één keer: hoe meer schijven, hoe minder activeringen er nog komen.'],
    hand: ['Privilegekaarten die nog naast een paar kunnen, of verkocht kunnen worden.'],
    barrels: ['Vaten tellen aan het einde, wat de productie ook oplevert.'],
    number: n => [`De schijf op X activeert alle grondstoftegels met getal ${n}.`],
  },
  now: {
    prices: (tile, shade, sun) => `${tile}: ${ducats(shade)} in de schaduw, ${sun} in de zon.`,
    priceHere: (tile, price) => `${tile} kost hier ${ducats(price)}.`,
    here: names => `Hier: ${names}.`,
    emptySpace: 'Leeg: tot de volgende ronde kan hier niemand stoppen.',
    noDisc: 'Hier ligt deze ronde geen schijf meer.',
    discs: n => (n === 1 ? 'Hier ligt 1 schijf.' : `Hier liggen ${n} schijven.`),
    ahead: n => `${steps(n)} vóór de speelfiguur.`,
    passed: 'Voorbij: deze ronde niet meer te bereiken.',
    onIt: 'De speelfiguur staat hier.',
    short: n => `Nu te duur: er ${n === 1 ? 'ontbreekt' : 'ontbreken'} ${ducats(n)}, verkochte kaarten meegeteld.`,
    full: 'Er is geen plek vrij voor een tegel.',
    spotBrings: (spot, effect) => `${spot}: ${effect}`,
    canUse: spots => `Een schijf levert op: ${spots}.`,
    noSpot: 'Geen activeringsvak is bruikbaar: er moet een tegel van die soort liggen en nog geen schijf.',
    barrelsHere: (goals, n) => `Levert ${points(n)} op: ${goals}.`,
    noBarrel: 'Geen behaald doel waarvan nog een vat over is: het vak is nu niet te betreden.',
    free: spaces => `Vrij: ${spaces}.`,
    isFree: 'Het is vrij.',
    taken: who => `Bezet door ${who}.`,
    lastFirst: 'Wie als laatste thuiskomt, moet het nemen.',
    way: (piece, from, to) => `${piece} ${from} → ${to}.`,
    rearmost: markers => `Nu achteraan: ${markers}.`,
    isRearmost: 'Dit is de achterste marker.',
    touches: (shed, filled, sum) => `Naast ${shed}: ${filled} van 6 bezet, som ${sum}.`,
    ways: ways => `Kan nog geactiveerd worden door ${ways}.`,
    noWay: 'Niets kan hem nog activeren.',
    beside: effect => `De tegels naast hem leveren op: ${effect}.`,
    alone: 'Naast hem ligt nog geen tegel.',
    filled: (filled, sum) => `${filled} van 6 plekken zijn bezet, som ${sum}.`,
    missing: sites => `Nog nodig: ${sites}.`,
    shedAt: (from, to, moves, tiles) => `Som ${from}–${to}: brouwmeester +${moves}, ${activated(tiles)}.`,
    shedNow: (moves, tiles) => `Met deze som: brouwmeester +${moves}, ${activated(tiles)}.`,
    sameSheds: n => `${count(n, 'schuur', 'schuren')} van dit type op dit bord.`,
    brings: effect => `Levert nu op: ${effect}.`,
    bringsNumber: (n, effect) => `Getal ${n}: ${effect}.`,
    used: 'Gebruikt: er ligt een schijf.',
    needsTile: 'Nog niet bruikbaar: er ligt geen tegel van die soort in de tuin.',
    from: spaces => `Schijven ervoor: ${spaces}.`,
    completes: pair => `Een schijf hier voltooit het ${pair}: dan mag je een privilegekaart plaatsen.`,
    pairOf: n => `${n} van 2 schijven.`,
    placed: card => `Geplaatst: ${card}.`,
    lost: 'Verloren: er werd geen kaart geplaatst toen het paar voltooid was.',
    queued: 'Hij wordt verkocht zodra de huidige beurt eindigt.',
    onCell: cell => `Op vak ${cell}.`,
    toStart: n => `Nog ${steps(n)} tot vak 1, waar de productie begint te tellen.`,
    zone: (rate, multiplier) => `Nu: wisselkoers ${rate}:1, vermenigvuldiger ×${multiplier}.`,
    nextZone: (n, rate, multiplier) =>
      `${steps(n)} tot de volgende zone: wisselkoers ${rate}:1, vermenigvuldiger ×${multiplier}.`,
    lastZone: 'Een betere zone is er niet.',
    inZone: 'De brouwmeester staat hier.',
    toZone: n => `De brouwmeester heeft nog ${steps(n)} nodig.`,
    passedZone: 'De brouwmeester is er al voorbij.',
    stands: pieces => `Erop: ${pieces}.`,
    nobody: 'Er staat niets op.',
    production: (lowest, multiplier, n) => `Als het spel nu afgelopen was: ${lowest} × ${multiplier} = ${points(n)}.`,
    nothingYet: (colour, n) =>
      `Als het spel nu afgelopen was, telde de productie 0: ${colour} staat nog ${steps(n)} vóór vak 1.`,
    purse: (n, made) => `${ducats(n)}: ${steps(made)} als het spel nu afgelopen was.`,
    sales: (n, cards) =>
      `${cards === 1 ? 'De kaart' : `Alle ${cards} kaarten`} in de hand verkopen levert ${ducats(n)} op.`,
    progress: (have, need) => `Tot nu toe ${have} van ${need}.`,
    goalCell: (have, need) => `Nu op vak ${have}; nodig is ${need}.`,
    reached: 'Behaald.',
    goalTaken: n => `Het vat is van jou: ${points(n)}.`,
    goalTakenBy: (who, n) => `${who} heeft het vat: ${points(n)}.`,
    left: (n, large, small) =>
      n === 2
        ? `Beide vaten zijn er nog: ${large} en ${small}.`
        : n === 1
          ? `Alleen het kleine vat is er nog: ${small}.`
          : 'Er is geen vat meer.',
    holds: (size, who) => `${size}: ${who}.`,
    large: 'Groot vat',
    small: 'Klein vat',
    round: (round, of) => `Ronde ${round} van ${of}.`,
    begins: who => `${who} begon.`,
    home: names => `Al thuis: ${names}.`,
    piles: (first, second, stacks) =>
      `${count(first, 'tegel', 'tegels')} van serie I, ${second} van serie II, ${count(stacks, 'stapel', 'stapels')} van vier monniken.`,
    at: place => `Hij staat op: ${place}.`,
    isHome: 'Thuis voor deze ronde.',
    tiles: (n, of) => `${n} van ${of} plekken hebben een tegel.`,
    purseAndPoints: (n, total) => `${ducats(n)}; ${points(total)} als het spel nu afgelopen was.`,
    lowest: (markers, cell, multiplier) => `Achterste marker: ${markers} op ${cell}; vermenigvuldiger ×${multiplier}.`,
    held: (discs, cards, barrels) =>
      `${count(discs, 'schijf', 'schijven')}, ${count(cards, 'kaart', 'kaarten')} in de hand, ${count(barrels, 'vat', 'vaten')}.`,
    list: things => `${things}.`,
  },
  ways: {
    spot: spot => `activeringsvak ${spot}`,
    monk: monk => `de ${monk} ernaast`,
    shed: site => `een schuur op ${site}`,
  },
  scoring: {
    exchange: 'Wisselen',
    ducats: 'Dukaten',
    production: 'Achterste marker × vermenigvuldiger',
    barrels: 'Vaten',
    barrelCard: 'Kaart ‘Vaten’',
    firstSpace: 'Startspelersvak',
    rate: (rate, moved) => `${rate}:1: ${moved}`,
    noExchange: rate => `${rate}:1: niets te wisselen`,
    steps: (n, made) => `${ducats(n)}: ${steps(made)}`,
    withCards: (n, cards, made) => `${ducats(n)} (${count(cards, 'kaart', 'kaarten')} verkocht): ${steps(made)}`,
    belowOne: cell => `${cell} is lager dan 1: 0`,
  },
  reasons: {
    starts: 'start de productie: de laatste marker bereikt vak 1',
    zone: (multiplier, rate) => `brengt de brouwmeester in ×${multiplier}, ${rate}:1`,
    lifts: colour => `brengt ${colour}, de achterste marker, vooruit`,
    behind: (colour, n) => `laat ${colour} ${n} achter`,
    completes: 'voltooit het paar',
    earns: n => `levert ${ducats(n)} op`,
    moves: effect => `geeft ${effect}`,
    encloses: (shed, moves) => `omsluit ${shed}: brouwmeester +${moves}`,
    nearShed: (shed, filled) => `${shed} heeft dan ${filled} van 6`,
    sunLowest: colour => `${colour} is de achterste marker`,
    besideMonk: monk => `ligt naast de ${monk}`,
    cheap: n => `kost maar ${ducats(n)}`,
    rent: n => `levert bij elke activering ${ducats(n)} op`,
    barrels: n => `pakt vaten voor ${points(n)}`,
    begins: 'begint de volgende ronde',
    point: n => `${points(n)} aan het einde`,
    homeFirst: 'eerste keuze uit de startvakken',
    saves: n => `bewaart ${ducats(n)} voor later`,
    keeps: 'bewaart de kaarten voor verkoop of een ander paar',
    cash: n => `meteen ${ducats(n)}`,
    perBarrel: barrels => `${count(barrels, 'vat', 'vaten')} tot nu toe`,
    withdraw: 'de kaart kan nog geplaatst worden',
    skips: n => `slaat ${count(n, 'vak', 'vakken')} over`,
  },
}
