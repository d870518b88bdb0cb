import type { BrewCraftersEvent } from '../../rules/events.ts'

/** What an event is about, already in words; `who` is the seat's name. */
export interface LogFacts {
  readonly who: string
  readonly goods: string
  readonly paid: string
  readonly place: string
  readonly card: string
  readonly recipe: string
  readonly count: number
  readonly extra: string
  readonly total: string
  readonly season: string
  readonly year: number
}

export const log: { readonly [K in BrewCraftersEvent['kind']]: (f: LogFacts) => string | undefined } = {
  'game-start': f => `${f.who} is First Player.`,
  compensation: f => `${f.who} starts with ${f.goods} more.`,
  'season-start': f => `${f.season}, year ${f.year}.`,
  supply: () => undefined,
  benefit: f => `${f.card}: ${f.who} gains ${f.goods}.`,
  'market-place': f => `${f.who} places ${f.card} on ${f.place}${f.paid ? ` (Queue Jumper, ${f.paid})` : ''}.`,
  take: f => `${f.who} takes ${f.goods}${f.extra ? ` (and ${f.extra})` : ''} from ${f.place}.`,
  overflow: f => `${f.who} discards ${f.goods}.`,
  'first-player': f => `${f.who} becomes First Player from the brewing phase on.`,
  'partner-form': f => `${f.who} forms the partnership ${f.card}.`,
  'partner-trade': f => `${f.who} trades ${f.paid} for ${f.goods} (${f.card}).`,
  'hire-worker': f => `${f.who} hires ${f.card}${f.paid ? ` through the agency for ${f.paid}` : ''}.`,
  'hire-crew': f => `${f.who} hires ${f.card}.`,
  'agency-draw': f =>
    `${f.who} looks at ${f.count} ${f.count === 1 ? 'card' : 'cards'} of the agency${f.extra ? `: ${f.extra}` : ''}.`,
  'temp-book': f => `${f.who} books ${f.goods} for ${f.paid}.`,
  'temp-use': f => `${f.who} uses a temp.`,
  'temp-return': f => `${f.goods} of ${f.who} ${f.count === 1 ? 'goes' : 'go'} back.`,
  exchange: f => `${f.who} exchanges ${f.paid} for ${f.goods}.`,
  'farm-plant': f => `${f.who} plants 1 ${f.goods} on the Community Farm (token ${f.count}).`,
  'farm-harvest': f => `The Community Farm is harvested: ${f.extra}.`,
  'farm-pick': f => `${f.who} picks 1 ${f.goods} of the left-over harvest.`,
  'farm-tile': f =>
    f.paid ? `${f.who} plants 1 ${f.paid} on the Farm.` : `${f.who} harvests ${f.goods} from the Farm.`,
  'brewing-action': f => `${f.who}, ${f.card}: ${f.extra}.`,
  sell: f => `${f.who} sells ${f.recipe} for ${f.goods}.`,
  bonus: f => `${f.card}: ${f.who} gains ${f.goods}.`,
  label: f => `${f.who} wins the Gold Label of ${f.recipe}.`,
  bottle: f => `${f.who} bottles ${f.recipe}.`,
  brew: f => `${f.who} brews ${f.recipe} in ${f.place} for ${f.paid}${f.extra ? ` (${f.extra})` : ''}.`,
  'collab-section': f => `${f.who} fills ${f.card} with ${f.paid}.`,
  'collab-sold': f => `The collaboration is sold: ${f.extra}.`,
  lab: f => `${f.who} advances ${f.card} to ${f.extra}.`,
  install: f => `${f.who} installs ${f.card}${f.goods ? ` and takes ${f.goods}` : ''}.`,
  'secret-take': f => `${f.who} takes a secret recipe${f.recipe ? `: ${f.recipe}` : ''}.`,
  'secret-reveal': f => `${f.who} reveals the secret recipe ${f.recipe}.`,
  'secret-paid': f => `${f.who} receives ${f.goods} for the first sale of ${f.recipe}.`,
  decline: () => undefined,
  bill: f =>
    `${f.who} pays the winter bill of ${f.paid} (${f.card})${f.extra ? ` with ${f.extra}` : ''} and keeps ${f.goods}.`,
  'season-end': () => undefined,
  score: f => `${f.who}: ${f.total}.`,
  'game-end': f => `${f.who} ${f.count === 1 ? 'wins' : 'share the victory'}${f.extra ? ` (${f.extra})` : ''}.`,
}

export const logParts = {
  discount: (goods: string) => `${goods} saved`,
  share: (who: string, goods: string) => `${goods} for ${who}`,
  tieBreak: 'by more money',
  billItem: { board: 'brewery', tiles: 'tiles', workers: 'skilled workers', crews: 'crews' },
  billParts: (parts: readonly string[], less: string) => `${parts.join(', ')}${less ? `, less ${less}` : ''}`,
}
