/** What all share: the season, the turn order, the collaboration and what is on offer. */
import { seatsOf } from '../board/read/table.ts'
import { BASICS, KINDS, LAST_SEASON, PARTNERSHIPS, SEASONS, SECTIONS, SPECIALTIES } from '../components/names.ts'
import { COLLABORATION_SEATS } from '../rules/collaboration.ts'
import { ON_OFFER, PHASES, seasonOf, yearOf } from '../rules/table.ts'
import { amount, capital } from '../words/shared/amounts.ts'
import { sectionPrice } from '../words/shared/move.ts'
import { type Chapter, explanation, indexIn, type Told } from './told.ts'

const RULES = { supply: ['BC-5.4', 'BC-5.6'], market: ['BC-5.10', 'BC-5.13'], brewing: ['BC-7.1', 'BC-7.5'] } as const

function season(told: Told, place: number) {
  const { t, lexicon, phrases } = told
  const at = place > 0 ? place : Math.max(1, t.season)
  const which = SEASONS[(at - 1) % SEASONS.length]
  const name = lexicon.sheet.when(capital(lexicon.names.season[which]), Math.ceil(at / SEASONS.length), at)
  const now = at === Math.max(1, t.season)
  return explanation(
    name,
    [phrases.season.about, ...(which === 'autumn' ? [phrases.season.harvest] : [])],
    now ? [phrases.season.left(LAST_SEASON - at), phrases.season.winterIn(SEASONS.length - 1 - seasonOf(t))] : [],
    'BC-5.1',
    'BC-5.2',
    ...(which === 'winter' ? ['BC-8.3', 'BC-8.4'] : which === 'autumn' ? ['BC-8.2'] : []),
  )
}

function phase({ t, lexicon, phrases }: Told, name: keyof typeof RULES) {
  const shown = PHASES[t.phase] === 'benefits' ? 'supply' : PHASES[t.phase]
  const now = shown === name ? [phrases.season.nowPhase] : []
  return explanation(lexicon.sheet.phase[name], [phrases.season.phases[name]], now, ...RULES[name])
}

/** What the seat lacks for a section; any specialty beyond its fixed cubes will do (BC-7.36). */
function sectionLacks({ t, seat, lexicon }: Told, section: number): string {
  const { cubes } = t.seats[seat]
  const price = t.box.tables.sectionCubes[section]
  const short = KINDS.map((_kind, i) => Math.max(0, price[i] - cubes[i]))
  const spare = KINDS.some((_kind, i) => i >= BASICS && cubes[i] > price[i])
  const parts = KINDS.flatMap((kind, i) => (short[i] > 0 ? [lexicon.names.cubes(kind, short[i])] : []))
  if (t.box.tables.sectionSpecialty[section] > 0 && !spare) parts.push(lexicon.names.anySpecialty)
  return parts.length > 0 ? lexicon.names.and(parts) : ''
}

function section(told: Told, index: number, specialty: number) {
  const { t, view, lexicon, phrases, who } = told
  const owner = t.sections[index]
  const lacks = owner > 0 ? '' : sectionLacks(told, index)
  return explanation(
    lexicon.names.section[SECTIONS[index]],
    [phrases.collab.section],
    [
      phrases.collab.price(sectionPrice(lexicon, view, index, specialty)),
      phrases.collab.reward(amount(lexicon, t.box.collaborationSections[index].reward)),
      owner > 0 ? phrases.collab.filled(who(owner - 1)) : phrases.collab.open,
      ...(owner > 0 ? [] : [lacks ? phrases.recipes.lacks(lacks) : phrases.recipes.payable]),
      phrases.collab.end(lexicon.names.points(t.box.constants.unfinishedCollaborationRepPerSection)),
    ],
    'BC-7.34',
    'BC-7.36',
    'BC-7.38',
    'BC-7.37',
  )
}

function collaboration({ t, lexicon, phrases }: Told) {
  const filled = [...t.sections].filter(cell => cell > 0).length
  const each = lexicon.names.points(t.box.constants.unfinishedCollaborationRepPerSection)
  return explanation(
    lexicon.sheet.collaboration,
    [phrases.collab.about],
    [phrases.collab.filledCount(filled), phrases.collab.end(each)],
    'BC-7.34',
    'BC-7.38',
    'BC-7.35',
  )
}

function offers({ t, words, phrases }: Told, thing: string) {
  const left = (cells: Iterable<number>) => phrases.offers.left([...cells].filter(cell => cell === ON_OFFER).length)
  if (thing === 'skilled-workers')
    return explanation(words.workers, [phrases.offers.workers], [left(t.workers)], 'BC-6.14', 'BC-6.17', 'BC-2.23')
  return explanation(
    words.partners,
    [phrases.offers.partners],
    [left([...t.partners].slice(0, PARTNERSHIPS.length))],
    'BC-6.8',
    'BC-6.10',
  )
}

export const table: Chapter = (told, thing) => {
  const { t, phrases, who } = told
  const [head = '', second = ''] = thing.split('/')
  if (thing === 'season') return season(told, 0)
  if (head === 'season') return season(told, Number(second))
  if (thing === 'year') {
    const { left, winterIn } = phrases.season
    const at = Math.max(1, t.season)
    const now = [left(LAST_SEASON - at), winterIn(SEASONS.length - 1 - seasonOf(t))]
    return explanation(told.words.year(Math.max(1, yearOf(t))), [phrases.season.about], now, 'BC-5.1', 'BC-10.1')
  }
  if (head === 'phase' && Object.hasOwn(RULES, second)) return phase(told, second as keyof typeof RULES)
  if (thing === 'first-player') {
    const now = [phrases.season.firstNow(who(t.firstPlayer))]
    return explanation(phrases.season.first, [phrases.season.firstAbout], now, 'BC-6.5', 'BC-6.4', 'BC-5.20')
  }
  if (thing === 'order') {
    const names = seatsOf(t).map(place => who((t.leader + place) % t.seatCount))
    const now = [phrases.season.orderNow(names.join(', '))]
    return explanation(phrases.season.order, [phrases.season.orderAbout], now, 'BC-5.10', 'BC-5.20', 'BC-7.1')
  }
  if (thing === 'skilled-workers' || thing === 'partnerships') return offers(told, thing)
  const filled = indexIn(SECTIONS, head)
  if (t.seatCount < COLLABORATION_SEATS) return undefined
  if (filled >= 0) return section(told, filled, indexIn(SPECIALTIES, second) + 1)
  return thing === 'collaboration' ? collaboration(told) : undefined
}
