/** Wat Dice Brewing in het Nederlands zegt tegen wie het niet kent. */
import { terms } from '../words/nl.terms.ts'
import { guideIn } from './guide.ts'
import type { Phrases } from './phrases.ts'

const count = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`
const points = count('punt', 'punten')
const players = count('speler', 'spelers')
const seeds = count('zaadfiche', 'zaadfiches')
const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items[items.length - 1]}`

const phrases: Phrases = {
  and,
  points,
  dice: {
    about: {
      'light-malt': end => `Lichte mout zit in de meeste bieren. Aan het eind is de dobbelsteen ${points(end)} waard.`,
      'dark-malt': end => `Donkere mout zit in zware bieren. Aan het eind is de dobbelsteen ${points(end)} waard.`,
      hops: end => `Hop zit in de meeste bieren. Aan het eind is de dobbelsteen ${points(end)} waard.`,
      skill: end =>
        `Brouwervaring versnelt een veld, werkt in de Ambachtenschool, verlaagt een prijs of verbetert een brouwsel. Aan het eind is de dobbelsteen ${end === 0 ? 'niets' : points(end)} waard.`,
    },
    rolled:
      'In de actieve zone wordt hij elke ronde opnieuw geworpen; in het magazijn houdt hij zijn waarde en kun je ermee brouwen.',
    letter: short => `In lijsten staat hij als ${short}.`,
    active: value => `Sla hem op om de ${value} te houden; anders wordt hij volgende ronde opnieuw geworpen.`,
    activeLate: 'Hij wordt volgende ronde opnieuw geworpen.',
    stored: value => `Opgeslagen: hij houdt zijn ${value} tot er mee gebrouwen of geplaatst wordt.`,
    on: (field, now) => `Hij ligt op ${field}${now ? ' en heeft dat versneld' : ' tot het Opruimen'}.`,
    onMarket: 'Hij ligt op de markt voor korting en komt bij het Opruimen terug.',
    inSupply: 'Hij ligt in de centrale voorraad en is van niemand.',
    of: owner => `Hij is van ${owner}.`,
    unrolled: 'Hij heeft nog geen waarde: hij wordt aan het begin van de volgende ronde geworpen.',
    blocked: 'Geblokkeerd door een fiche: de eigenaar kan hem deze ronde niet gebruiken.',
    protected: 'Beschermd door een fiche: niemand kan hem deze ronde veranderen of terugnemen.',
    raised: n => `Met ${n} verhoogd door een fiche; bij het Opruimen valt hij terug.`,
    one: 'Een 1 van deze ronde: met twee of meer kun je aankopen betalen.',
    serves: recipes => `Hoog genoeg voor ${and(recipes)}.`,
  },
  seed: {
    name: 'Zaadfiche',
    about: (malt, hops) =>
      `Een zaadfiche op ${malt} of ${hops} wordt bij het Opruimen een dobbelsteen. Elke zomer komt er een bij.`,
    have: n => (n === 0 ? 'Je hebt er geen.' : `Je hebt er ${n}.`),
    end: 'Zaadfiches zijn aan het eind niets waard: plant ze op tijd.',
  },
  zones: {
    'active-zone': 'Deze dobbelstenen worden aan het begin van elke ronde geworpen. Je kunt ze plaatsen of opslaan.',
    storage: 'Opgeslagen dobbelstenen houden hun waarde. Alleen daarmee kun je brouwen, en ze gaan niet vanzelf terug.',
    count: n =>
      n === 0 ? 'Er liggen geen dobbelstenen.' : `Er ${n === 1 ? 'ligt 1 dobbelsteen' : `liggen ${n} dobbelstenen`}.`,
    storeNow: 'Opslaan kan tot het einde van de Aankoop.',
    storeLate: 'Opslaan kan deze ronde niet meer: het eindigt met de Aankoop.',
  },
  fields: {
    about: {
      'malt-house-light': () =>
        'Leg hier een zaadfiche: bij het Opruimen krijg je er een dobbelsteen lichte mout voor.',
      'malt-house-roast': () => 'Leg hier lichte mout: bij het Opruimen krijg je er donkere mout voor.',
      'malt-house-raise': () =>
        'Leg hier lichte of donkere mout: bij het Opruimen komt er 1 bij, en je mag hem opslaan.',
      'hop-plantation-grow': () => 'Leg hier een zaadfiche: bij het Opruimen krijg je er een hopdobbelsteen voor.',
      'hop-plantation-raise': () => 'Leg hier hop: bij het Opruimen komt er 1 bij, en je mag hem opslaan.',
      'craft-school-reroll': min =>
        `Met brouwervaring van ${min} of meer werp je meteen eigen dobbelstenen naar keuze opnieuw.`,
      'craft-school-swap': min =>
        `Met brouwervaring van ${min} of meer worden alle dobbelstenen van één kleur in de voorraad geworpen, en mag je er meteen één ruilen tegen een van jou.`,
      'craft-school-train': min =>
        `Met brouwervaring van ${min} of meer krijg je bij het Opruimen een dobbelsteen brouwervaring erbij.`,
      'seed-department-hops': n => `Geef een hopdobbelsteen weg: bij het Opruimen krijg je er ${seeds(n)} voor.`,
      'seed-department-dark': n => `Geef donkere mout weg: bij het Opruimen krijg je er ${seeds(n)} voor.`,
      'seed-department-gold': (skill, dark) =>
        `Geef brouwervaring weg voor ${skill} goud of donkere mout voor ${dark} goud; het goud komt bij het Opruimen.`,
    },
    opens: round => `Opent in ronde ${round}.`,
    closed: 'Deze ronde voor jou gesloten door een fiche.',
    blocked: users => `Voor jou geblokkeerd: ${players(users)} ${users === 1 ? 'was' : 'waren'} je deze ronde voor.`,
    used: 'Je hebt het deze ronde gebruikt; één keer per ronde is genoeg.',
    loaded: piece => `Erop: ${piece}.`,
    could: items => `Je zou hier kunnen leggen: ${and(items)}.`,
    nothing: 'Je hebt niets dat hier past.',
    empty: 'De voorraad heeft er nu niets voor te geven.',
    places: (left, of) => `Nog ${left} van de ${of} ${of === 1 ? 'plek' : 'plekken'} vrij deze ronde.`,
  },
  accelerator: {
    name: field => `Versneller van ${field}`,
    about: min =>
      `Brouwervaring van ${min} of meer laat het veld meteen werken in plaats van bij het Opruimen. De dobbelsteen krijg je dan terug.`,
    taken: die => `Erop: ${die}.`,
    needsInput: 'Leg eerst iets op het veld.',
    could: dice => `Je zou hier kunnen leggen: ${and(dice)}.`,
    nothing: min => `Je hebt geen brouwervaring van ${min} of meer.`,
  },
  users: {
    name: field => `Spelers op ${field}`,
    about: of =>
      `Een veld is er voor alle spelers op één na: per ronde voor ${players(of)}. Wie overblijft, vindt het geblokkeerd.`,
    by: names => `Deze ronde gebruikt door ${and(names)}.`,
    none: 'Deze ronde door niemand gebruikt.',
  },
  buildings: {
    about: {
      'malt-house': 'Hier wordt mout gekweekt, geroosterd en verhoogd.',
      'hop-plantation': 'Hier wordt hop gekweekt en verhoogd.',
      'craft-school': 'Hier werpt of ruilt brouwervaring meteen dobbelstenen, of leert er een bij.',
      'seed-department': 'Hier geef je dobbelstenen weg voor zaadfiches of goud.',
    },
    theirs: (building, owner) => `${building} van ${owner}`,
    lock: building => `${building}, gesloten`,
    opens: round => `Opent in ronde ${round}, voor iedereen.`,
    open: 'Het is open.',
    closed: owner => `Een fiche sluit het voor ${owner} tot het Opruimen.`,
    holds: items => `Erop: ${and(items)}.`,
  },
  recipes: {
    about: (kind, needs) =>
      `Een bier (${kind}). Het vraagt dobbelstenen uit je magazijn: ${and(needs)}. Ze komen terug in je actieve zone.`,
    brings: gains => `Brouwen levert op: ${gains}.`,
    blocked: 'Niemand kan het deze ronde brouwen: er ligt een fiche op.',
    ready: dice => `Je kunt het brouwen met ${and(dice)}.`,
    readyLater: dice => `Je hebt wat nodig is: ${and(dice)}. Brouwen komt na de Aankoop.`,
    store: dice => `Sla ${and(dice)} op, dan heb je wat nodig is.`,
    missing: dice => `Je mist ${and(dice)}.`,
    missed: 'De voorraad heeft de dobbelsteen van de beloning niet meer: die zou verloren gaan.',
    toEnd: (left, all) =>
      left <= 0
        ? 'Dit is de laatste ronde.'
        : `Nog ${left} ${left === 1 ? 'recept' : 'recepten'} van jullie ${all} samen, en het spel eindigt met die ronde.`,
    slot: 'Lege plek',
    slotAbout: 'De stapel is op: hier komt geen nieuw recept.',
    level: level => `Niveau: ${level}`,
    levelAbout: 'Hoe hoger het niveau, hoe meer dobbelstenen en hogere waarden nodig zijn, en hoe meer het oplevert.',
  },
  enhancements: {
    name: (recipe, by) => `${recipe} met ${by}`,
    about: (by, gains) =>
      `Met ${by} erbij levert het brouwsel ook ${gains} op. Eén verbetering per brouwsel, tegelijk gekozen.`,
    skillBack: 'De brouwervaring moet opgeslagen zijn; ze komt terug in je actieve zone.',
    have: 'Je hebt het.',
    haveSkill: die => `Je hebt ${die} opgeslagen.`,
    lackSkill: min => `Je hebt geen brouwervaring van ${min} of meer opgeslagen.`,
    lack: 'Je hebt het niet.',
    buy: price => `Het kost ${price} goud op de markt.`,
  },
  goods: {
    ingredientAbout:
      'Een speciaal ingrediënt verbetert één brouwsel waarvan de kaart het toont; daarna gaat het terug naar de markt.',
    tokenAbout: {
      'raise-die': 'Verhoogt een van je eigen dobbelstenen met 1 tot het Opruimen.',
      'extra-roll': 'Werpt één dobbelsteen opnieuw, van jou of van een ander, ook op een veld.',
      'take-back-die': 'Stuurt één opgeslagen dobbelsteen, van jou of van een ander, terug naar de actieve zone.',
      'block-protect-die':
        'Op andermans dobbelsteen: die is deze ronde onbruikbaar. Op een van jou: niemand kan hem veranderen of terugnemen.',
      'block-building': 'Sluit één gebouw van een andere speler voor deze ronde.',
      'block-recipe': 'Niemand kan het recept waar het op ligt deze ronde brouwen.',
    },
    when: {
      opening: 'Wordt gespeeld vóór de eerste beurt van een ronde.',
      brewing: 'Wordt gespeeld vóór het eerste brouwsel van een ronde.',
      any: 'Wordt gespeeld als je om een fiche gevraagd wordt, of tijdens plaatsen en kopen.',
    },
    once: 'Een gespeelde fiche verlaat het spel.',
    price: (price, left) => `Kost ${price} goud; nog ${left}.`,
    soldOut: 'Er is er geen meer.',
    discount: (price, die) => `Met je ${die} kost het ${price} goud.`,
    discountFrom: (min, price) => `Met brouwervaring van ${min} of meer kost het ${price} goud.`,
    opens: round => `Te koop vanaf ronde ${round}.`,
    bought: 'Je hebt er deze ronde al een gekocht.',
    afford: gold => `Je hebt ${gold} goud.`,
    short: (gold, short) => `Je hebt ${gold} goud: ${short} te weinig.`,
    bring: (recipe, gains) => `Bij ${recipe}: ${gains}.`,
    noCard: 'Geen open recept vraagt erom.',
    own: n => (n === 0 ? 'Je hebt er zelf geen.' : `Je hebt er zelf ${n}.`),
    faceDown: 'Gedekte fiches',
    faceDownAbout: 'De anderen zien hoeveel actiefiches iemand heeft, niet welke.',
    tokens: 'Actiefiches',
    tokensAbout:
      'Fiches koop je op de zwarte markt of win je met recepten; je speelt ze, ook buiten je beurt, om te helpen of te hinderen.',
  },
  markets: {
    market: 'Markt',
    marketAbout: 'Bij de Aankoop mag elke speler één speciaal ingrediënt kopen. Brouwervaring kan de prijs verlagen.',
    blackMarket: 'Zwarte markt',
    blackMarketAbout: 'Bij de Aankoop mag elke speler één actiefiche kopen.',
    opens: round => `Opent in ronde ${round}.`,
    open: 'Open.',
    bought: 'Je hebt hier deze ronde gekocht.',
  },
  swap: {
    colour: colour => `Dobbelstenen ${colour} van de voorraad`,
    about: 'Ze worden allemaal geworpen; daarna mag je er één ruilen tegen een van jou.',
    count: n => `${n} ${n === 1 ? 'dobbelsteen' : 'dobbelstenen'} in de voorraad.`,
    roll: 'Gekozen dobbelstenen werpen',
    rollAbout: 'Werpt alle gekozen dobbelstenen opnieuw. Ze blijven in hun zone.',
  },
  supply: {
    die: colour => `Voorraad: ${colour}`,
    seeds: 'Voorraad: zaadfiches',
    about: 'Wat de voorraad niet heeft, kun je niet krijgen.',
    left: n => (n === 0 ? 'Op.' : `Nog ${n}.`),
    deck: 'Stapel recepten',
    deckAbout: 'Wordt een recept gebrouwen, dan neemt de bovenste kaart zijn plaats in.',
  },
  round: {
    name: n => `Ronde ${n}`,
    about: (toEnd, all) =>
      `Een ronde: werpen en plaatsen, kopen, brouwen, opruimen. Het spel eindigt met de ronde waarin jullie ${all} samen ${toEnd} recepten hebben gebrouwen.`,
    left: n => (n <= 0 ? 'Dit is de laatste ronde.' : `Nog ${n} te brouwen.`),
    opening: (what, round) => `${what}: vanaf ronde ${round}.`,
    season: season => `Seizoen: ${season}`,
    seasonAbout: 'De seizoenen wisselen. Als het zomer wordt, krijgt iedereen een zaadfiche.',
    summer: 'De volgende ronde is zomer: een zaadfiche voor iedereen.',
    winter: 'De volgende ronde is winter: geen zaadfiche.',
    order: 'Spelersvolgorde',
    orderAbout: 'Wie de Seizoen/Prioriteit-fiche heeft, begint; elke ronde gaat ze met de klok mee door.',
    orderNow: names => `Deze ronde: ${names.join(', ')}.`,
    phases: {
      arrangement:
        'Alle actieve dobbelstenen worden geworpen. Dan plaatst iedereen om de beurt één of twee stukken, tot allen gepast hebben.',
      purchasing:
        'Elke speler mag één ingrediënt en één actiefiche kopen. Tot het eind ervan kun je dobbelstenen opslaan.',
      brewing:
        'Om de beurt brouwt elke speler één recept met opgeslagen dobbelstenen, of ziet ervan af, tot allen dat na elkaar doen.',
      tidying: 'De velden doen hun werk, de stukken komen terug en het seizoen wisselt.',
    },
    here: 'Dit is de fase van nu.',
    bottles: 'Gebrouwen recepten',
    bottlesAbout: toEnd =>
      `Hebben alle spelers samen ${toEnd} recepten gebrouwen, dan wordt de ronde uitgespeeld en volgt de telling.`,
    bottlesNow: (brewed, left) => `${brewed} gebrouwen, nog ${left}.`,
  },
  seats: {
    name: who => who,
    about: 'Dobbelstenen, goederen en velden van een rivaal. Druk om het hele bord te zien.',
    own: 'Je beurs: meesterschapspunten, goud en gebrouwen recepten.',
    mastery: who => `Meesterschapspunten van ${who}`,
    masteryAbout: 'Punten van het brouwen. Wie er aan het eind de meeste heeft, met dobbelstenen en goud erbij, wint.',
    gold: who => `Goud van ${who}`,
    goldAbout: per => `Betaalt ingrediënten en fiches. Aan het eind is elke ${per} goud 1 punt.`,
    brewed: who => `Gebrouwen recepten van ${who}`,
    brewedAbout: 'Elk brouwsel levert minstens één meesterschapspunt op. Bij gelijkspel winnen meer recepten.',
    brewedNow: names => (names.length === 0 ? 'Nog geen.' : `${names.join(', ')}.`),
    points: who => `Punten van ${who} nu`,
    pointsAbout: 'Wat het zou zijn als het spel nu eindigde: meesterschap, dobbelstenen en goud.',
    worth: n => `Nu ${points(n)} waard.`,
    goldWorth: n => `Aan het eind ${points(n)} waard.`,
    passed: 'Heeft in deze fase gepast.',
    first: 'Begint deze ronde.',
    ones: 'Enen als goud',
    onesAbout: 'Met twee of meer enen van deze ronde kun je aankopen betalen. De dobbelstenen blijven.',
    onesNow: gold => `Goed voor ${gold} goud bij deze Aankoop; wat overblijft, vervalt.`,
    window: 'Om fiches gevraagd worden',
    windowAbout:
      'Vóór de eerste beurt, het eerste brouwsel en het Opruimen kan je gevraagd worden of je een fiche speelt.',
  },
  scoring: {
    mastery: n => `${n} van het brouwen`,
    dice: (n, each) => `${n} × ${each} = ${n * each}`,
    gold: (gold, per, worth) => `${gold} goud, 1 voor elke ${per} = ${worth}`,
  },
  reasons: {
    ends: 'is het laatste recept van het spel',
    gains: gains => `levert ${gains} op`,
    completes: recipe => `maakt ${recipe} compleet`,
    keepsFor: recipe => `bewaart een dobbelsteen voor ${recipe}`,
    keepsHigh: 'bewaart een hoge dobbelsteen',
    reaches: recipe => `brengt hem op wat ${recipe} vraagt`,
    raises: 'maakt een lage dobbelsteen beter',
    dark: 'donkere mout is aan het eind meer waard',
    grows: 'een dobbelsteen meer vanaf de volgende ronde',
    growsLast: 'een dobbelsteen is aan het eind een punt waard',
    blocks: names => `laat het veld geblokkeerd voor ${and(names)}`,
    atOnce: 'het resultaat is deze ronde al bruikbaar',
    trains: 'meer brouwervaring vanaf de volgende ronde',
    seeds: 'zaadfiches worden dobbelstenen',
    sells: 'brouwervaring is aan het eind niets waard, goud wel',
    gold: 'met goud koop je ingrediënten en fiches',
    rerolls: 'lage dobbelstenen krijgen een nieuwe kans',
    swaps: 'kiest het beste van veel worpen',
    swapUp: (from, to) => `${to} in plaats van ${from}`,
    improves: (recipe, gains) => `verbetert ${recipe}: ${gains}`,
    token: 'een fiche om later te helpen of te hinderen',
    hinders: (owner, recipe) => `houdt ${owner} van ${recipe} af`,
    hindersDie: owner => `ontneemt ${owner} een goede dobbelsteen`,
    protects: 'beschermt een dobbelsteen die je nodig hebt',
    ahead: owner => `${owner} staat voor`,
    pass: 'niets om te plaatsen zou helpen',
    keepToken: 'bewaart de fiche voor later',
    saves: 'spaart het goud',
    waits: 'wacht op een beter recept',
    rollsAgain: 'een lage dobbelsteen wordt opnieuw geworpen',
  },
}

export const guide = guideIn(terms, phrases, text => text)
