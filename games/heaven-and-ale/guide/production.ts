/** The production track: markers, brewmaster, zones and cells. */
import { COLOURS, LAST_CELL } from '../components/index.ts'
import { zoneAt } from '../rules/income.ts'
import { score } from '../rules/scoring.ts'
import { cell } from '../words/speech.ts'
import { indexIn, type Looking, rearmost, type Told } from './looking.ts'
import { atTheEnd } from './scoring.ts'

export function explainPiece(look: Looking, thing: string): Told | undefined {
  if (thing === 'brewmaster') return explainBrewmaster(look)
  const colour = indexIn(COLOURS, thing)
  if (colour < 0) return undefined
  const { me, say, g } = look
  const at = me.markers[colour]
  return {
    name: g.names.marker(say.colour(colour)),
    about: g.about.marker(say.colour(colour)),
    now: [
      g.now.onCell(cell(at)),
      ...(rearmost(me.markers).includes(colour) ? [g.now.isRearmost] : []),
      ...(at < 1 ? [g.now.toStart(1 - at)] : []),
    ],
    rules: ['HA-10.22', 'HA-8.1', at < 1 ? 'HA-10.23' : 'HA-8.5'],
  }
}

/** The zone that follows, and how many steps away it is. */
export function nextZone({ view, me }: Looking) {
  const { zones } = view.box
  const here = zones.indexOf(zoneAt(zones, me.brewmaster))
  const next = zones[here + 1]
  return next && { ...next, steps: zones[here].upTo + 1 - me.brewmaster }
}

function explainBrewmaster(look: Looking): Told {
  const { view, me, say, g } = look
  const { rate, multiplier } = zoneAt(view.box.zones, me.brewmaster)
  const next = nextZone(look)
  return {
    name: say.terms.brewmaster,
    about: g.about.brewmaster,
    now: [
      g.now.onCell(cell(me.brewmaster)),
      g.now.zone(rate, multiplier),
      next ? g.now.nextZone(next.steps, next.rate, next.multiplier) : g.now.lastZone,
    ],
    rules: ['HA-10.15', 'HA-2.23', 'HA-8.3'],
  }
}

export function explainTrack(look: Looking, thing: string): Told | undefined {
  if (thing === 'production') return explainProduction(look)
  const [what, name] = thing.split('/')
  if (what === 'zone') return explainZone(look, name)
  return what === 'cell' ? explainCell(look, Number(name)) : undefined
}

/** What production would bring now, or what still keeps it at nothing (HA-10.22, HA-10.23). */
export function productionNow(look: Looking): string[] {
  const { view, seat, me, say, g } = look
  const { multiplier } = zoneAt(view.box.zones, me.brewmaster)
  const { lowest, markers } = atTheEnd(view, seat)
  if (lowest < 1) return [g.now.nothingYet(say.colour(rearmost(markers)[0]), 1 - lowest)]
  return [g.now.production(lowest, multiplier, score(view, seat).parts.production)]
}

function explainProduction(look: Looking): Told {
  const { view, me, g } = look
  const { rate, multiplier } = zoneAt(view.box.zones, me.brewmaster)
  const next = nextZone(look)
  return {
    name: g.names.production,
    about: g.about.production,
    now: [
      ...productionNow(look),
      g.now.zone(rate, multiplier),
      ...(next ? [g.now.nextZone(next.steps, next.rate, next.multiplier)] : []),
    ],
    rules: ['HA-10.22', 'HA-10.23', 'HA-10.15', 'HA-2.19'],
  }
}

function explainZone(look: Looking, id: string | undefined): Told | undefined {
  const { view, me, g } = look
  const { zones } = view.box
  const index = zones.findIndex(zone => zone.id === id)
  if (index < 0) return undefined
  const { upTo, rate, multiplier } = zones[index]
  const from = index === 0 ? undefined : zones[index - 1].upTo + 1
  const isHere = zoneAt(zones, me.brewmaster) === zones[index]
  return {
    name: from === undefined ? g.names.runUp : g.names.zone(cell(from), cell(upTo)),
    about: g.about.zone(rate, multiplier),
    now: [isHere ? g.now.inZone : me.brewmaster > upTo ? g.now.passedZone : g.now.toZone((from ?? 0) - me.brewmaster)],
    rules: ['HA-2.23', 'HA-10.15', 'HA-10.16'],
  }
}

function explainCell(look: Looking, at: number): Told | undefined {
  if (!Number.isInteger(at) || at > LAST_CELL) return undefined
  const { view, me, say, g } = look
  const markers = COLOURS.filter((_, colour) => me.markers[colour] === at).map(colour => say.colour(colour))
  const pieces = me.brewmaster === at ? [...markers, say.terms.brewmaster] : markers
  const { rate, multiplier } = zoneAt(view.box.zones, at)
  return {
    name: g.names.cell(cell(at)),
    about: at < 1 ? g.about.runUpCell : at === LAST_CELL ? [...g.about.cell, ...g.about.lastCell] : g.about.cell,
    now: [pieces.length > 0 ? g.now.stands(say.list(pieces)) : g.now.nobody, ...g.about.zone(rate, multiplier)],
    rules: at < 1 ? ['HA-10.23', 'HA-2.21'] : at === LAST_CELL ? ['HA-8.5', 'HA-10.22'] : ['HA-10.22', 'HA-2.21'],
  }
}
