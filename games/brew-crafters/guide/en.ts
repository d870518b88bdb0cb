/** What Brew Crafters says to somebody who has not read its rules. */
import { en } from '../board/words.en.ts'
import { speakGuide } from './speak.ts'

const batches = (n: number): string => `${n} ${n === 1 ? 'batch' : 'batches'}`
const cubes = (n: number): string => `${n} ${n === 1 ? 'cube' : 'cubes'}`
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

export const phrases = {
  /** A thing of another brewery. */
  of: (name: string, who: string) => `${name} (${who})`,

  market: {
    piles: 'A space of the market: put a worker here and take everything that lies on it.',
    grows: (goods: string) => `Every season adds ${goods}, so it grows until somebody empties it.`,
    leads: 'The First Player marker comes with it: whoever has it leads from this season’s brewing phase on.',
    fixed: (what: string) => `A space of the market that is the same every season. A worker here may ${what}.`,
    holds: (goods: string) => `There now: ${goods}.`,
    bonus: (goods: string) => `Your own cards add ${goods}.`,
    taken: (who: string) => `${who} stands here: nobody else can come this season.`,
    opens: (recipes: string) => `With it you could pay for ${recipes}.`,
    lost: (n: number) => `${cubes(n)} would not fit and must be discarded.`,
    offer: (workers: number, partners: number) => `Left: ${workers} skilled workers, ${partners} partnerships.`,
    crewReady: (crew: string) => `You have brewed enough for ${crew}.`,
    crewShort: (crew: string, needed: number, brewed: number) =>
      `${crew} needs ${batches(needed)} brewed; you have ${brewed}.`,
    crewsAll: 'All three crews are on duty already.',
    modules: {
      'temp-labour':
        'Rent a temp for each of the next two seasons. A temp does one extra action then, on the market or in the brewery.',
      'commodity-exchange': 'Give up to three cubes of one kind and take others for them from the reserve.',
      'labour-agency':
        'Look at some of the skilled workers that are not in this match, and hire one of them if you like.',
      'community-farm':
        'Plant a cube in Winter or Spring. At the end of Autumn all who planted share a harvest that is much larger.',
    },
    price: (money: string) => `It costs ${money}.`,
    once: 'It can be used once per season, by one player.',
    usedBy: (who: string) => `${who} has used it this season.`,
    tempsLeft: (n: number) => `Temps beside the market: ${n}.`,
    unused: (n: number) => `Unused workers: ${n}.`,
    rate: (given: string, received: string) => `${given} → ${received}`,
    planted: (kinds: string) => `Planted so far: ${kinds}.`,
    crops: (goods: string) => `A planted cube becomes ${goods}.`,
  },

  cubes: {
    basic: 'A basic ingredient. Recipes are paid with such cubes, and each takes one place in the storehouse.',
    specialty: 'A specialty, which many advanced recipes need. Each cube takes one place in the storehouse.',
    from: (spaces: string) => `Market spaces that give it: ${spaces}.`,
    held: (n: number) => `In the storehouse: ${n}.`,
    lacks: (recipes: string) => `Missing for ${recipes}.`,
  },
  store: {
    about: 'Cubes are kept here. Whatever does not fit when cubes arrive must be discarded.',
    filled: (n: number, room: number) => `${n} of ${room} places are full.`,
  },

  recipes: {
    basic: (family: string) =>
      `The basic ${family}: anybody may brew it. Having brewed it once opens the advanced recipes of its family.`,
    advanced: (family: string) => `An advanced ${family}: it can be brewed after the basic ${family}.`,
    secret: (family: string, bonus: string) =>
      `A secret ${family} that only its owner may brew. Its first sale brings ${bonus}.`,
    worth: (points: string, sale: string) =>
      `A batch scores ${points} as soon as it is brewed and brings ${sale} when it is sold.`,
    costs: (goods: string) => `Price now: ${goods}.`,
    payable: 'All of it is in the storehouse.',
    lacks: (goods: string) => `Missing: ${goods}.`,
    locked: (recipe: string) => `First brew ${recipe}.`,
    brewed: (n: number, points: string) => `Brewed so far: ${n}, which makes ${points}.`,
    bonus: (name: string, goods: string) => `${name} gives ${goods} for brewing it.`,
    noTank: 'No tank is empty at the moment; the next Process empties the line first.',
    hidden: (n: number) => `Face down with the others: ${n}.`,
    secrets: 'Advanced recipes that are not open in this match. A crew may take one; only its owner sees and brews it.',
    secretsOwn: (recipes: string) => `Yours: ${recipes}.`,
    family: (family: string) =>
      `All recipes of the ${family} family. Brew the basic one once, and the advanced ones below it are open to you.`,
    open: 'Open to you.',
    aid: 'Every recipe with what is missing for it: a tick can be brewed, a lock needs the basic recipe first.',
    pay: 'One way to pay for this batch.',
  },
  label: {
    name: (recipe: string) => `Gold Label of ${recipe}`,
    about: (points: string) => `The first player to sell this beer takes the label. It is worth ${points} at the end.`,
    free: 'Nobody has it yet.',
    held: (who: string) => `${who} has it.`,
    bottled: (who: string) => `${who} has it bottled and sells it with the next Process.`,
    brewing: (who: string) => `${who} has it in a tank: two Process actions until it is sold.`,
  },
  symbol: {
    about: (tile: string, goods: string) =>
      `The symbol restricts nothing. It only tells that ${tile} pays ${goods} for each batch of this beer.`,
    has: (tile: string) => `You have ${tile}.`,
    hasNot: (tile: string) => `You do not have ${tile}.`,
  },

  worker: {
    about: 'A skilled worker, hired for good on a Hiring Hall.',
    offer: 'On offer. Hiring costs nothing now.',
    drawn: (money: string) => `Sent by the agency: hiring costs ${money} now.`,
    held: (who: string) => `Works for ${who}.`,
    away: 'Not in this match.',
  },
  partner: {
    about: (trades: string) =>
      `A partnership: its owner may trade ${trades}, as often as wanted, whenever it is their turn.`,
    free: 'It costs nothing, in Winter neither.',
    offer: 'Nobody has formed it yet.',
    held: (who: string) => `Formed by ${who}.`,
    can: (n: number) => `With the cubes in the storehouse it can be used ${times(n)}.`,
    cannot: 'The cubes for it are not in the storehouse.',
  },
  tile: {
    gift: (goods: string) => `It comes with ${goods} at once.`,
    built: 'Installed.',
    plot: 'A crew installs it with its action; nothing is paid now.',
    planted: (kind: string) => `Planted on it: ${kind}.`,
    all: 'A place for each kind of building and equipment. A crew may install one of each.',
    count: (n: number, all: number) => `${n} of ${all} are installed.`,
  },
  /** What something adds to the winter bill. */
  winter: {
    adds: (cost: string, before: string, after: string) =>
      `${cost} each Winter: the bill goes from ${before} to ${after}.`,
    costs: (cost: string) => `${cost} of every winter bill.`,
    pays: (points: string) => `As things stand it is worth ${points} at the end.`,
    lower: (before: string, after: string) => `With what it takes off, the bill goes from ${before} to ${after}.`,
  },

  lab: {
    about: 'Four tracks of research. A crew moves one marker one step; each level gives something of its own.',
    track: 'A track of the lab with four levels. Each Lab research moves one of your markers one step to the right.',
    levels: {
      experimental: 'Experimental: given once, when the marker arrives.',
      winter: 'Winter: given at the start of every later Winter.',
      permanent: 'Permanent: works from arrival on, whenever its condition is met.',
      final: 'Final: points at the end of the match.',
    },
    at: (level: string) => `The marker stands on ${level}.`,
    start: 'The marker stands at the start.',
    next: (level: string, text: string) => `Next is ${level}. ${text}.`,
    reached: 'Reached: it works.',
    steps: (n: number) => (n === 1 ? 'One Lab research away.' : `${n} Lab research actions away.`),
    done: 'The marker is at its end.',
  },

  deeds: {
    process:
      'A crew sells what is bottled, bottles what is in the tanks and brews into what is empty: always in this order, all in one action.',
    collaborate: 'It may also fill one section of the collaboration.',
    research: 'A crew moves one research marker one step.',
    install: 'A crew installs a building or equipment. Nothing is paid now; it costs something every Winter.',
    secret: 'A crew takes an unused advanced recipe that only its owner may brew.',
    sells: (n: number, money: string) => `Process now: sells ${batches(n)} for ${money}.`,
    sellsNothing: 'Process now: nothing to sell.',
    bottles: (n: number) => `Then bottles ${batches(n)}.`,
    startOver: 'Puts back the cubes that were set aside.',
  },
  line: {
    about: 'Beer takes three Process actions: it is brewed into the tank, then bottled, then sold by the truck.',
    tank: 'A batch is brewed here when its cubes are paid. The next Process bottles it.',
    bottling: 'A bottled batch is sold by the next Process.',
    truck: (money: string) => `Every batch that is sold brings ${money}, whatever the beer.`,
    freight: 'Batches that were sold. They keep their points.',
    pub: 'A tank beside the line: its batch needs no bottling and is sold by the next Process.',
    noPub: 'The Brew Pub tile must be installed first.',
    holds: (beers: string) => `Here: ${beers}.`,
    empty: 'Empty.',
  },

  crew: {
    about: 'Each crew on duty does one brewing action every season.',
    duty: 'On duty; it has not acted yet this season.',
    done: 'On duty; it has acted this season.',
    waits: (needed: number, brewed: number) =>
      `It can be hired on a Shift Office after ${batches(needed)}; ${brewed} brewed so far.`,
    temp: 'Temp',
    tempAbout: 'A rented hand for this season: one extra action, on the market or in the brewery.',
  },

  collab: {
    about:
      'A beer that all brew together: whoever pays for a section puts a token there. When the fourth is filled, every section rewards its owner.',
    section:
      'A section of the common beer. It is paid with one brewing action, and rewards its owner when all four are filled.',
    price: (goods: string) => `Price: ${goods}.`,
    reward: (goods: string) => `Reward: ${goods}.`,
    open: 'Open.',
    filled: (who: string) => `Filled by ${who}.`,
    filledCount: (n: number) => `${n} of 4 sections are filled.`,
    end: (points: string) => `If it is not finished, each own section is worth ${points} at the end.`,
  },

  seat: {
    about: 'Another brewery. Press it to look at it closely.',
    own: 'Your brewery: money, points and everything that was built or hired.',
    money: 'Money',
    moneyAbout: 'Money pays the winter bill, and breaks a tie at the end. It is no points.',
    moneyNow: (money: string) => `In hand: ${money}.`,
    points: 'Points',
    pointsAbout: 'Reputation points, as the match would be scored now. Most points win.',
    labels: 'Gold Labels',
    labelsAbout: (points: string) =>
      `Each is worth ${points}. The first player to sell an advanced recipe takes its label.`,
    held: (list: string) => `Held: ${list}.`,
    brewed: 'Batches brewed',
    brewedAbout: 'All batches so far: in tanks, bottled or sold. They count for further crews.',
    loans: 'Loans',
    loansAbout: (money: string, first: string, further: string) =>
      `A loan of ${money} is taken when a winter bill cannot be paid. The first costs ${first} at the end, each further one ${further}.`,
    bill: 'Winter bill',
    billAbout: (loan: string) =>
      `At the end of every Winter everybody pays for the brewery, its tiles, skilled workers and crews. What is missing becomes loans of ${loan}.`,
    billSum: (board: string, tiles: string, workers: string, crews: string) =>
      `Brewery ${board}, tiles ${tiles}, skilled workers ${workers}, crews ${crews}.`,
    billLess: (money: string) => `Taken off: ${money}.`,
    billDue: (due: string) => `Due: ${due}.`,
    billSales: (money: string) => `Batches in the line bring ${money} before it is due.`,
    billLoans: (loans: string) => `As things stand: ${loans}.`,
    billCovered: 'As things stand it is covered.',
  },

  season: {
    about:
      'A match has three years of four seasons. Every season there is a supply, a market phase and a brewing phase.',
    left: (n: number) =>
      n === 0 ? 'This is the last season.' : `${n} ${n === 1 ? 'season' : 'seasons'} to come after this one.`,
    winterIn: (n: number) =>
      n === 0
        ? 'The winter bill is paid at the end of this season.'
        : `The next winter bill comes in ${n} ${n === 1 ? 'season' : 'seasons'}.`,
    harvest: 'At the end of Autumn what was planted is harvested.',
    phases: {
      supply: 'Spaces that grow receive their cubes and money; cards that pay at the start of this season do so.',
      market: 'Everybody places two workers, one at a time in turn order, and resolves each at once.',
      brewing: 'Every crew does one action: process beer, research or install.',
    },
    nowPhase: 'This phase is under way.',
    first: 'First Player',
    firstAbout: 'Who has the marker goes first. It moves only to whoever uses the Private Investor.',
    firstNow: (who: string) => `${who} has it.`,
    order: 'Turn order',
    orderAbout: 'From the First Player on, with the pieces each still has to use in this phase.',
    orderNow: (names: string) => `Order: ${names}.`,
  },

  offers: {
    workers: 'Nine skilled workers are on offer in a match. They are hired on a Hiring Hall and not replaced.',
    partners: 'Partnerships allow a trade as often as wanted. They are formed on a Hiring Hall.',
    left: (n: number) => `Left: ${n}.`,
  },

  sums: {
    beers: (recipe: string, n: number, each: number) => `${recipe} ${n} × ${each}`,
    each: (n: number, each: number) => `${n} × ${each}`,
    loans: (n: number, first: number, further: number) =>
      n === 1 ? `−${first}` : `−${first} and ${n - 1} × −${further}`,
    card: (name: string, points: number) => `${name} ${points}`,
  },

  reasons: {
    points: (points: string) => `brings ${points}`,
    opens: (family: string) => `opens the advanced ${family} recipes`,
    label: (recipe: string) => `on the way to the Gold Label of ${recipe}`,
    wins: (recipe: string) => `wins the Gold Label of ${recipe}`,
    sells: (money: string) => `sells for ${money}`,
    completes: (recipe: string) => `completes the price of ${recipe}`,
    nearer: (goods: string, recipe: string) => `${goods} towards ${recipe}`,
    much: (n: number) => `${cubes(n)} at once`,
    crew: 'one more action every season',
    first: 'makes you First Player',
    money: 'money for the winter bill',
    saves: 'without it the winter bill would mean a loan',
    gear: (seasons: number) => (seasons === 1 ? 'works this season' : `works for ${seasons} seasons`),
    final: 'a step towards points at the end',
    cheap: 'nothing to pay in Winter',
    section: (points: string) => `rewards ${points} when the beer is sold`,
    frees: 'frees the line for the next batch',
  },
}

export const guide = speakGuide(en, phrases)
