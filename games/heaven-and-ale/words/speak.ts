/** Everything the game says, made from one vocabulary: what is the same in all languages is here. */
import type { MoveData, Who, Words } from '@taproom/engine'
import {
  CARDS,
  FIRST_COLOUR_SPOT,
  FIRST_MONK_SPOT,
  GOALS,
  HALF,
  LAST_CELL,
  SHED_NEIGHBOURS,
  SHEDS_BESIDE,
  SPOT_X,
  TILE_SITES,
} from '../components/index.ts'
import { isMet } from '../rules/barrels.ts'
import { priceOf, shadePrice } from '../rules/buying.ts'
import type { HeavenAndAleEvent } from '../rules/events.ts'
import { discsOn } from '../rules/privileges.ts'
import { DECISIONS, P } from '../rules/prompts.ts'
import { refuse } from '../rules/refusals.ts'
import { roundsOf } from '../rules/set-up.ts'
import { fertilitySum, selectedSites } from '../rules/sheds.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import { describeTable } from './describe.ts'
import { incomeOf, limited, NO_EFFECT, sitesBesideMonks, sitesOfColour, sitesOfNumber } from './effects.ts'
import { capital, cell, Speech } from './speech.ts'
import type { Asked, Decision, EventOf, Kind, Vocabulary } from './vocabulary.ts'

type Spoken = HeavenAndAleEvent | { readonly kind: 'forced' }
type View = HeavenAndAleView

/** Whose move a label is about: the viewer's, or for a spectator that of the seat that is asked. */
const moverOf = (view: View): number => (view.viewer >= 0 ? view.viewer : view.prompts.seat)

export function speak(v: Vocabulary): Words<View, Spoken> {
  const say = new Speech(v.terms)
  const set = v.typeset
  return {
    name: v.name,
    tagline: set(v.tagline),
    options: setAll(v.options, option => ({
      name: set(option.name),
      about: set(option.about),
      ...(option.values ? { values: setAll(option.values, set) } : {}),
    })),
    parts: setAll(v.parts, set),
    prompt: view => set(promptFor(view, v, say)),
    move: (view, move) => set(capital(labelOf(view, move, v, say))),
    event(event, who) {
      if (event.kind === 'forced') return undefined
      const line = tell(event.kind, event, v, say, who)
      return line === undefined ? undefined : set(line)
    },
    refusal: ({ code, numbers }) => (isCode(code) ? set(v.refusals[code](numbers, say)) : code),
    describe: (view, who) =>
      describeTable(view, who, v, say).map(({ title, lines }) => ({ title: set(title), lines: lines.map(set) })),
  }
}

const setAll = <T, U>(words: { readonly [name: string]: T }, set: (word: T) => U): { readonly [name: string]: U } =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, set(word)]))

const isCode = (code: string): code is keyof typeof refuse => code in refuse

/** The phrase of the event's own kind. */
const tell = <K extends Kind>(kind: K, event: EventOf<K>, v: Vocabulary, say: Speech, who: Who): string | undefined =>
  v.log[kind](event, say, who)

function promptFor(view: View, v: Vocabulary, say: Speech): string {
  const decision = DECISIONS.find(name => P[name] === view.prompts.kind)
  if (!decision) return v.table.over
  return v.prompts[decision](asked(view, decision, say))
}

/** The facts of a prompt; only those that its sentence needs are worth looking at. */
function asked(view: View, decision: Decision, say: Speech): Asked {
  const { seat, a, b } = view.prompts
  const me = view.seats[seat]
  const onTrack = decision === 'buy' || decision === 'spot'
  const space = onTrack ? a : 0
  const shed = decision === 'shed' ? a : 0
  const pair = decision === 'privilege' ? view.box.pairs[a] : []
  const track = view.box.track[space - 1]
  const factor = me.shady === HALF ? 2 : 1
  const prices = view.spaces[space].tiles.toArray().map(tile => factor * shadePrice(view, space, tile))
  return {
    space: say.space(space),
    isMonkSpace: track?.kind === 'monk',
    bought: b,
    mustSell: decision === 'buy' && me.ducats < Math.min(...prices),
    shed: say.site(TILE_SITES + shed),
    sum: fertilitySum(view.box.lookup.number, me, shed),
    activates: view.box.sheds[decision === 'shed' ? b : 0].activates,
    letter: track?.kind === 'disc' ? track.letter : '',
    pair: pair.map(spot => say.spot(spot)).join(' + '),
    steps: decision === 'marker' ? view.box.startSpaces[b].marker : discsOn(me),
  }
}

function labelOf(view: View, { kind, ...args }: MoveData, v: Vocabulary, say: Speech): string {
  const value = (name: string): number => Number(args[name])
  switch (kind) {
    case 'setup-start':
    case 'home':
      return startLabel(view, value('space'), v, say)
    case 'marker':
      return stepsLabel(view, value('colour'), view.box.startSpaces[view.prompts.b].marker, say)
    case 'move':
      return spaceLabel(view, value('space') + 1, v, say)
    case 'buy':
      return buyLabel(view, value('place'), value('site'), v, say)
    case 'stop':
      return v.labels.stop
    case 'shed':
      return shedLabel(view, value('selection'), say)
    case 'spot':
      return spotLabel(view, value('spot'), v, say)
    case 'number': {
      const me = view.seats[moverOf(view)]
      return say.labelled(
        String(value('number')),
        say.effect(incomeOf(view, me, sitesOfNumber(view, me, value('number')))),
      )
    }
    case 'privilege':
      return cardLabel(view, value('card'), v, say)
    case 'decline':
      return v.labels.decline
    case 'priv-colour':
      return stepsLabel(view, value('colour'), view.seats[moverOf(view)].colours[value('colour')], say)
    case 'priv-rear':
      return stepsLabel(view, value('colour'), discsOn(view.seats[moverOf(view)]), say)
    case 'sell': {
      const phrase = moverOf(view) === view.prompts.seat ? v.labels.sell : v.labels.sellLater
      return phrase(say.card(value('card')), view.box.sale)
    }
    case 'withdraw':
      return v.labels.withdraw(say.card(value('card')))
    default:
      return kind
  }
}

function startLabel(view: View, space: number, v: Vocabulary, say: Speech): string {
  const { id, brewmaster, marker, ducats, points } = view.box.startSpaces[space]
  const isLast = view.round === roundsOf(view)
  const gains = [
    ...(id === 'start-first' && !isLast ? [v.labels.begins] : []),
    ...(points && isLast ? [say.terms.points(points)] : []),
    ...(marker ? [v.labels.oneMarker(marker)] : []),
    ...(brewmaster || ducats ? [say.effect({ ...NO_EFFECT, brewmaster, ducats })] : []),
  ]
  return gains.length === 0 ? say.start(space) : say.labelled(say.start(space), gains.join(', '))
}

/** One marker moves: "barley −8 → −6". */
function stepsLabel(view: View, colour: number, steps: number, say: Speech): string {
  const me = view.seats[moverOf(view)]
  const from = me.markers[colour]
  const to = Math.min(LAST_CELL, from + steps)
  const overflow = from + steps - to
  const way = `${say.colour(colour)} ${cell(from)} → ${cell(to)}`
  return overflow > 0 ? `${way}, ${say.terms.ducats(overflow)}` : way
}

function spaceLabel(view: View, index: number, v: Vocabulary, say: Speech): string {
  const name = say.space(index)
  const space = view.box.track[index - 1]
  if (!space) return name
  const { tiles, discs } = view.spaces[index]
  const names = tiles
    .toArray()
    .map(tile => say.tile(view.box.lookup.tileIds[tile]))
    .join(', ')
  switch (space.kind) {
    case 'resource':
      return say.labelled(name, names)
    case 'monk':
      return say.labelled(`${name} (${v.labels.price(space.price)})`, names)
    case 'disc':
      return discs > 1 ? say.labelled(name, say.terms.discs(discs)) : name
    case 'barrel': {
      const me = view.seats[moverOf(view)]
      const goals = GOALS.filter((_, goal) => view.barrels[goal] > 0 && !me.barrels[goal] && isMet(me, goal))
      return say.labelled(name, say.list(goals.map(goal => say.goal(goal))))
    }
  }
}

function buyLabel(view: View, place: number, site: number, v: Vocabulary, say: Speech): string {
  const space = view.prompts.a
  const me = view.seats[moverOf(view)]
  const tile = view.spaces[space].tiles.at(place)
  const number = view.box.lookup.number
  const price = priceOf(view, space, tile, site)
  const enclosed = (SHEDS_BESIDE[site] ? [...SHEDS_BESIDE[site]] : [])
    .filter(shed => SHED_NEIGHBOURS[shed].every(other => other === site || me.sites[other] > 0))
    .map(shed => v.labels.encloses(say.site(TILE_SITES + shed), fertilitySum(number, me, shed) + number[tile]))
  return [v.labels.buy(say.tile(view.box.lookup.tileIds[tile] ?? ''), say.site(site), price), ...enclosed].join('; ')
}

function shedLabel(view: View, selection: number, say: Speech): string {
  const me = view.seats[moverOf(view)]
  const sites = [...selectedSites(view.prompts.a, selection)]
  const names = sites.map(site => `${say.tile(view.box.lookup.tileIds[me.sites[site]])} (${say.site(site)})`)
  return say.labelled(say.list(names), say.effect(incomeOf(view, me, sites)))
}

function spotLabel(view: View, spot: number, v: Vocabulary, say: Speech): string {
  const me = view.seats[moverOf(view)]
  const name = say.spot(spot)
  if (spot === SPOT_X) return say.labelled(name, v.labels.aNumber)
  const sites =
    spot >= FIRST_MONK_SPOT
      ? sitesBesideMonks(view, me, spot - FIRST_MONK_SPOT)
      : sitesOfColour(view, me, spot - FIRST_COLOUR_SPOT)
  return say.labelled(name, say.effect(incomeOf(view, me, sites)))
}

function cardLabel(view: View, card: number, v: Vocabulary, say: Speech): string {
  const me = view.seats[moverOf(view)]
  const { ducats, brewmaster, perBarrel: points } = view.box.privileges
  const steps = limited(me, [], 0, brewmaster).brewmaster
  return say.labelled(say.card(card), v.labels.cards[CARDS[card]]({ ducats, steps, discs: discsOn(me), points }))
}
