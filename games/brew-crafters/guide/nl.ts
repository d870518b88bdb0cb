/** Wat Brew Crafters zegt tegen wie de regels niet gelezen heeft. */
import { nl } from '../board/words.nl.ts'
import { plural } from '../words/nl/names.ts'
import { speakGuide } from './speak.ts'
import type { Phrases } from './told.ts'

const batches = (n: number): string => `${n} ${plural(n, 'brouwsel', 'brouwsels')}`
const cubes = (n: number): string => `${n} ${plural(n, 'blokje', 'blokjes')}`
const seasons = (n: number): string => `${n} ${plural(n, 'seizoen', 'seizoenen')}`

const phrases: Phrases = {
  of: (name, who) => `${name} (${who})`,

  market: {
    piles: 'Een marktvak: zet er een arbeider en neem alles wat er ligt.',
    grows: goods => `Elk seizoen komt er ${goods} bij, tot iemand het vak leegt.`,
    leads: 'De startspelersfiche hoort erbij: wie die heeft, begint vanaf de brouwfase van dit seizoen.',
    fixed: what => `Een marktvak dat elk seizoen hetzelfde geeft. Een arbeider hier mag: ${what}.`,
    holds: goods => `Er ligt nu: ${goods}.`,
    bonus: goods => `Je eigen kaarten geven er ${goods} bij.`,
    taken: who => `${who} staat hier: dit seizoen komt er niemand meer bij.`,
    opens: recipes => `Daarmee kun je ${recipes} betalen.`,
    lost: n => `${cubes(n)} ${plural(n, 'past', 'passen')} niet en ${plural(n, 'moet', 'moeten')} weg.`,
    offer: (workers, partners) => `Over: ${workers} vakmensen en ${partners} partnerschappen.`,
    crewReady: crew => `Je hebt genoeg gebrouwen voor ${crew}.`,
    crewShort: (crew, needed, brewed) => `${crew} vraagt ${batches(needed)}; je hebt er ${brewed}.`,
    crewsAll: 'Alle drie de brouwploegen zijn al aan het werk.',
    modules: {
      'temp-labour':
        'Huur voor elk van de volgende twee seizoenen een uitzendkracht. Die doet dan één extra actie, op de markt of in de brouwerij.',
      'commodity-exchange': 'Geef tot drie blokjes van één soort en neem er andere voor uit de algemene voorraad.',
      'labour-agency': 'Bekijk enkele vakmensen die niet in dit spel zijn, en neem er een in dienst als je wilt.',
      'community-farm':
        'Plant een blokje in de winter of de lente. Aan het eind van de herfst delen alle planters een veel grotere oogst.',
    },
    price: money => `Het kost ${money}.`,
    once: 'Eén keer per seizoen, door één speler.',
    usedBy: who => `${who} heeft het dit seizoen gebruikt.`,
    tempsLeft: n => `Uitzendkrachten naast de markt: ${n}.`,
    unused: n => `Ongebruikte vakmensen: ${n}.`,
    rate: (given, received) => `${given} → ${received}`,
    planted: kinds => `Al geplant: ${kinds}.`,
    crops: goods => `Een geplant blokje wordt ${goods}.`,
  },

  cubes: {
    basic: 'Een basisingrediënt. Met zulke blokjes betaal je recepten; elk neemt één plaats in de opslag in.',
    specialty:
      'Een speciaal ingrediënt, nodig voor veel gevorderde recepten. Elk blokje neemt één plaats in de opslag in.',
    from: spaces => `Marktvakken die het geven: ${spaces}.`,
    held: n => `In de opslag: ${n}.`,
    lacks: recipes => `Er ontbreekt iets voor ${recipes}.`,
  },
  store: {
    about: 'Hier bewaar je blokjes. Wat bij aankomst niet past, moet weg.',
    filled: (n, room) => `${n} van ${room} plaatsen ${plural(n, 'is', 'zijn')} bezet.`,
  },

  recipes: {
    basic: family =>
      `De basis-${family}: iedereen mag hem brouwen. Eén brouwsel opent de gevorderde recepten van zijn familie.`,
    advanced: family => `Een gevorderde ${family}: te brouwen na de basis-${family}.`,
    secret: (family, bonus) =>
      `Een geheime ${family} die alleen de eigenaar mag brouwen. De eerste verkoop levert ${bonus} op.`,
    worth: (points, sale) => `Een brouwsel telt ${points} zodra het gebrouwen is en levert bij verkoop ${sale} op.`,
    costs: goods => `Prijs nu: ${goods}.`,
    payable: 'Alles ligt in de opslag.',
    lacks: goods => `Er ontbreekt ${goods}.`,
    locked: recipe => `Brouw eerst ${recipe}.`,
    brewed: (n, points) => `Al ${batches(n)}, goed voor ${points}.`,
    bonus: (name, goods) => `${name} geeft ${goods} voor dit brouwsel.`,
    noTank: 'Er is nu geen tank leeg; de volgende verwerking leegt eerst de lijn.',
    hidden: n => `Gesloten bij de anderen: ${n}.`,
    secrets:
      'Gevorderde recepten die niet in dit spel zijn. Een ploeg mag er een nemen; alleen de eigenaar ziet en brouwt het.',
    secretsOwn: recipes => `Van jou: ${recipes}.`,
    family: family =>
      `Alle recepten van de familie ${family}. Brouw één keer het basisrecept, en de gevorderde staan voor je open.`,
    open: 'Ze staan voor je open.',
    aid: 'Elk recept met wat eraan ontbreekt: een vinkje kan gebrouwen worden, een slot vraagt eerst het basisrecept.',
    pay: 'Eén manier om dit brouwsel te betalen.',
  },
  label: {
    name: recipe => `Gouden Label van ${recipe}`,
    about: points => `Wie dit bier als eerste verkoopt, neemt het label. Het is aan het eind ${points} waard.`,
    free: 'Nog niemand heeft het.',
    held: who => `${who} heeft het.`,
    bottled: who => `${who} heeft het gebotteld en verkoopt het bij de volgende verwerking.`,
    brewing: who => `${who} heeft het in een tank: nog twee verwerkingen tot de verkoop.`,
  },
  symbol: {
    about: (tile, goods) =>
      `Het symbool verbiedt niets. Het zegt alleen dat ${tile} voor elk brouwsel van dit bier ${goods} geeft.`,
    has: tile => `Je hebt ${tile}.`,
    hasNot: tile => `Je hebt ${tile} niet.`,
  },

  worker: {
    about: 'Een vakman, voorgoed in dienst genomen op een wervingsbureau.',
    offer: 'Beschikbaar. In dienst nemen kost nu niets.',
    drawn: money => `Gestuurd door het uitzendbureau: in dienst nemen kost nu ${money}.`,
    held: who => `Werkt voor ${who}.`,
    away: 'Niet in dit spel.',
  },
  partner: {
    about: trades => `Een partnerschap: de eigenaar mag in zijn beurt ${trades} ruilen, zo vaak hij wil.`,
    free: 'Het kost niets, ook niet in de winter.',
    offer: 'Nog niemand heeft het gesloten.',
    held: who => `Gesloten door ${who}.`,
    can: n => `Met de blokjes in de opslag kan het ${n} keer.`,
    cannot: 'De blokjes ervoor liggen niet in de opslag.',
  },
  tile: {
    gift: goods => `Je krijgt er meteen ${goods} bij.`,
    built: 'Geplaatst.',
    plot: 'Een ploeg plaatst het met haar actie; nu betaal je niets.',
    planted: kind => `Erop geplant: ${kind}.`,
    all: 'Een plaats voor elk gebouw en elke uitrusting. Een ploeg mag er van elke soort één plaatsen.',
    count: (n, all) => `${n} van ${all} ${plural(n, 'is', 'zijn')} geplaatst.`,
  },
  winter: {
    adds: (cost, before, after) => `${cost} elke winter: de rekening gaat van ${before} naar ${after}.`,
    costs: cost => `${cost} van elke winterrekening.`,
    pays: points => `Zoals het nu staat, is het aan het eind ${points} waard.`,
    lower: (before, after) => `Met wat het eraf haalt, gaat de rekening van ${before} naar ${after}.`,
  },

  lab: {
    about: 'Vier onderzoekssporen. Een ploeg schuift één fiche één stap op; elk niveau geeft iets anders.',
    track: 'Een spoor van het lab met vier niveaus. Elk onderzoek schuift een van je fiches één stap naar rechts.',
    levels: {
      experimental: 'Experimenteel: je krijgt het één keer, bij aankomst.',
      winter: 'Winter: je krijgt het aan het begin van elke volgende winter.',
      permanent: 'Permanent: werkt vanaf aankomst, telkens als aan de voorwaarde is voldaan.',
      final: 'Eind: punten aan het eind van het spel.',
    },
    at: level => `De fiche staat op ${level}.`,
    start: 'De fiche staat aan het begin.',
    next: (level, text) => `Niveau ${level}. ${text}.`,
    reached: 'Bereikt: het werkt.',
    steps: n => (n === 1 ? 'Eén onderzoek verder.' : `${n} keer onderzoek verder.`),
    done: 'De fiche is aan het eind.',
  },

  deeds: {
    process:
      'Een ploeg verkoopt wat gebotteld is, bottelt wat in de tanks zit en brouwt in wat leeg is: altijd in die volgorde, in één actie.',
    collaborate: 'Ze mag ook één onderdeel van de samenwerking vullen.',
    research: 'Een ploeg schuift één onderzoeksfiche één stap op.',
    install: 'Een ploeg plaatst een gebouw of uitrusting. Nu betaal je niets; het kost elke winter iets.',
    secret: 'Een ploeg neemt een ongebruikt gevorderd recept dat alleen de eigenaar mag brouwen.',
    sells: (n, money) => `Verwerken verkoopt nu ${batches(n)} voor ${money}.`,
    sellsNothing: 'Er is nu niets te verkopen.',
    bottles: n => `Daarna worden ${batches(n)} gebotteld.`,
    startOver: 'Legt de apart gelegde blokjes terug.',
  },
  line: {
    about:
      'Bier vraagt drie keer verwerken: het wordt in de tank gebrouwen, dan gebotteld, dan door de truck verkocht.',
    tank: 'Een betaald brouwsel komt hier. De volgende verwerking bottelt het.',
    bottling: 'Een gebotteld brouwsel wordt bij de volgende verwerking verkocht.',
    truck: money => `Elk verkocht brouwsel levert ${money} op, welk bier het ook is.`,
    freight: 'Verkochte brouwsels. Ze houden hun punten.',
    pub: 'Een tank naast de lijn: dit brouwsel wordt bij de volgende verwerking verkocht, zonder bottelen.',
    noPub: 'Eerst moet de tegel Brouwcafé geplaatst worden.',
    holds: beers => `Hier: ${beers}.`,
    empty: 'Leeg.',
  },

  crew: {
    about: 'Elke ploeg aan het werk doet één brouwactie per seizoen.',
    duty: 'Aan het werk; ze heeft dit seizoen nog niet gewerkt.',
    done: 'Aan het werk; ze heeft dit seizoen gewerkt.',
    waits: (needed, brewed) => `In dienst te nemen op een ploegenkantoor na ${batches(needed)}; tot nu toe ${brewed}.`,
    temp: 'Uitzendkracht',
    tempAbout: 'Een gehuurde hulp voor dit seizoen: één extra actie, op de markt of in de brouwerij.',
  },

  collab: {
    about:
      'Een bier dat allen samen brouwen: wie een onderdeel betaalt, legt er een fiche. Is het vierde gevuld, dan beloont elk onderdeel zijn eigenaar.',
    section:
      'Een onderdeel van het gezamenlijke bier. Je betaalt het met één brouwactie; het beloont je als alle vier gevuld zijn.',
    price: goods => `Prijs: ${goods}.`,
    reward: goods => `Beloning: ${goods}.`,
    open: 'Open.',
    filled: who => `Gevuld door ${who}.`,
    filledCount: n => `${n} van 4 onderdelen ${plural(n, 'is', 'zijn')} gevuld.`,
    end: points => `Blijft het onvoltooid, dan is elk eigen onderdeel aan het eind ${points} waard.`,
  },

  seat: {
    about: 'Een andere brouwerij. Druk erop om haar van dichtbij te zien.',
    own: 'Jouw brouwerij: geld, punten en alles wat gebouwd of in dienst is.',
    money: 'Geld',
    moneyAbout: 'Met geld betaal je de winterrekening, en het beslist bij gelijke stand. Punten zijn het niet.',
    moneyNow: money => `In kas: ${money}.`,
    points: 'Punten',
    pointsAbout: 'Reputatiepunten, alsof het spel nu eindigde. De meeste punten winnen.',
    labels: 'Gouden Labels',
    labelsAbout: points => `Elk is ${points} waard. Wie een gevorderd recept als eerste verkoopt, neemt het label.`,
    held: list => `Behaald: ${list}.`,
    brewed: 'Gebrouwen',
    brewedAbout: 'Alle brouwsels tot nu toe: in tanks, gebotteld of verkocht. Ze tellen voor nieuwe ploegen.',
    loans: 'Leningen',
    loansAbout: (money, first, further) =>
      `Een lening van ${money} neem je als een winterrekening niet te betalen is. De eerste kost aan het eind ${first}, elke volgende ${further}.`,
    bill: 'Winterrekening',
    billAbout: loan =>
      `Aan het eind van elke winter betaalt iedereen voor brouwerij, tegels, vakmensen en ploegen. Wat ontbreekt, worden leningen van ${loan}.`,
    billSum: (board, tiles, workers, crews) =>
      `Brouwerij ${board}, tegels ${tiles}, vakmensen ${workers}, ploegen ${crews}.`,
    billLess: money => `Eraf: ${money}.`,
    billDue: due => `Te betalen: ${due}.`,
    billSales: money => `Brouwsels in de lijn leveren voor die tijd ${money} op.`,
    billLoans: loans => `Zoals het nu staat: ${loans}.`,
    billCovered: 'Zoals het nu staat, is het gedekt.',
  },

  season: {
    about: 'Een spel duurt drie jaren van vier seizoenen. Elk seizoen heeft een aanvoer, een markt- en een brouwfase.',
    left: n => (n === 0 ? 'Dit is het laatste seizoen.' : `Hierna nog ${seasons(n)}.`),
    winterIn: n =>
      n === 0
        ? 'De winterrekening wordt aan het eind van dit seizoen betaald.'
        : `De volgende winterrekening komt over ${seasons(n)}.`,
    harvest: 'Aan het eind van de herfst wordt geoogst wat geplant is.',
    phases: {
      supply: 'Vakken die groeien krijgen hun blokjes en geld; kaarten die nu uitkeren doen dat.',
      market: 'Iedereen plaatst twee arbeiders, een voor een in beurtvolgorde, en voert elk meteen uit.',
      brewing: 'Elke ploeg doet één actie: bier verwerken, onderzoeken of plaatsen.',
    },
    nowPhase: 'Deze fase is aan de gang.',
    first: 'Startspeler',
    firstAbout: 'Wie de fiche heeft, begint. Alleen de Privé-investeerder laat haar van eigenaar wisselen.',
    firstNow: who => `${who} heeft haar.`,
    order: 'Beurtvolgorde',
    orderAbout: 'Vanaf de startspeler, met de stukken die elk in deze fase nog moet gebruiken.',
    orderNow: names => `Volgorde: ${names}.`,
  },

  offers: {
    workers: 'Negen vakmensen per spel. Je neemt ze in dienst op een wervingsbureau; ze worden niet aangevuld.',
    partners: 'Een partnerschap laat je ruilen zo vaak je wilt. Je sluit het op een wervingsbureau.',
    left: n => `Over: ${n}.`,
  },

  sums: {
    beers: (recipe, n, each) => `${recipe} ${n} × ${each}`,
    each: (n, each) => `${n} × ${each}`,
    loans: (n, first, further) => (n === 1 ? `−${first}` : `−${first} en ${n - 1} × −${further}`),
    card: (name, points) => `${name} ${points}`,
  },

  reasons: {
    points: points => `levert ${points} op`,
    opens: family => `opent de gevorderde ${family}-recepten`,
    label: recipe => `op weg naar het Gouden Label van ${recipe}`,
    wins: recipe => `wint het Gouden Label van ${recipe}`,
    sells: money => `verkoopt voor ${money}`,
    completes: recipe => `maakt de prijs van ${recipe} compleet`,
    nearer: (goods, recipe) => `${goods} voor ${recipe}`,
    much: n => `${cubes(n)} in één keer`,
    crew: 'elk seizoen een actie meer',
    first: 'maakt je startspeler',
    money: 'geld voor de winterrekening',
    saves: 'zonder dit kost de winter een lening',
    gear: n => (n === 1 ? 'werkt dit seizoen' : `werkt ${seasons(n)} lang`),
    final: 'een stap naar punten aan het eind',
    cheap: 'in de winter niets te betalen',
    section: points => `levert ${points} op als het bier verkocht wordt`,
    frees: 'maakt de lijn vrij voor het volgende brouwsel',
  },
}

export const guide = speakGuide(nl, phrases)
