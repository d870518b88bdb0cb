/** What the example tells of its things: every thing has one name, and each language its own sentences. */
import { type Explanation, type Guide, HIDDEN, type Language, type MoveData, type Who } from '../index.ts'
import type { lastCall } from './last-call.ts'

type View = ReturnType<typeof lastCall.view>

/** One record per language; the logic below is the same for all. */
interface Phrases {
  readonly dice: string
  readonly diceAbout: (match: number) => string
  readonly diceNow: (dice: string) => string
  readonly hand: (who: string) => string
  readonly handAbout: string
  readonly handNow: (cards: string, best: number) => string
  readonly handHidden: (n: number) => string
  readonly spill: (who: string) => string
  readonly spillAbout: string
  readonly spillNow: (worth: number) => string
  readonly spillGone: string
  readonly points: (who: string) => string
  readonly pointsAbout: string
  readonly pointsNow: (n: number) => string
  readonly steps: readonly [string, string]
  readonly pairs: string
  readonly matches: (n: number) => string
}

const PARTS = ['hand', 'spill', 'points'] as const

/** LC-4: what a card would bring with the dice as they lie. */
const worthOf = (view: View, card: number): number =>
  card + [view.dice[0], view.dice[1]].filter(die => die === card).length * view.box.match

/** LC-7 */
const spillWorth = (view: View): number => (view.rules === 1 ? 1 : 2)

function tell(p: Phrases): Guide<View> {
  const seatThing = (view: View, part: string, seat: number, who: Who): Explanation | undefined => {
    const { hand, spills, points } = view.seats[seat]
    const cards = hand.toArray()
    const known = cards.filter(card => card !== HIDDEN)
    switch (part) {
      case 'hand':
        return {
          name: p.hand(who(seat)),
          about: [p.handAbout],
          now:
            known.length > 0
              ? [p.handNow(known.join(', '), Math.max(...known.map(card => worthOf(view, card))))]
              : [p.handHidden(cards.length)],
          rules: ['LC-3', 'LC-4'],
        }
      case 'spill':
        return {
          name: p.spill(who(seat)),
          about: [p.spillAbout],
          now: [spills > 0 ? p.spillNow(spillWorth(view)) : p.spillGone],
          rules: ['LC-6', 'LC-7'],
        }
      case 'points':
        return { name: p.points(who(seat)), about: [p.pointsAbout], now: [p.pointsNow(points)], rules: ['LC-8'] }
    }
    return undefined
  }
  return {
    explain(view, thing, who) {
      if (thing === 'dice') {
        const now = [p.diceNow(`${view.dice[0]}, ${view.dice[1]}`)]
        return { name: p.dice, about: [p.diceAbout(view.box.match)], now, rules: ['LC-2', 'LC-4'] }
      }
      const [part = '', seat = ''] = thing.split('/')
      return Number(seat) < view.seatCount ? seatThing(view, part, Number(seat), who) : undefined
    },
    things: view => [
      'dice',
      ...Array.from({ length: view.seatCount }, (_, seat) => PARTS.map(part => `${part}/${seat}`)).flat(),
    ],
    scoring(view) {
      const seats = Array.from({ length: view.seatCount }, (_, seat) => seat)
      return [
        {
          title: p.steps[0],
          rule: 'LC-4',
          seats: seats.map(seat => ({
            seat,
            sum: '',
            points: view.seats[seat].points,
            things: [`points/${seat}`],
          })),
        },
        {
          title: p.steps[1],
          rule: 'LC-7',
          seats: seats.map(seat => ({
            seat,
            sum: `${view.seats[seat].spills} × ${spillWorth(view)}`,
            points: view.seats[seat].spills * spillWorth(view),
            things: [`spill/${seat}`],
          })),
        },
      ]
    },
    reason(view, move: MoveData) {
      if (move.kind === 'keep' && view.dice[0] === view.dice[1]) return p.pairs
      if (move.kind !== 'pour') return undefined
      const extra = worthOf(view, Number(move.card)) - Number(move.card)
      return extra > 0 ? p.matches(extra) : undefined
    },
  }
}

export const guides: { readonly [L in Language]: Guide<View> } = {
  en: tell({
    dice: 'Dice',
    diceAbout: match => `A poured card counts ${match} more for each die that shows its value.`,
    diceNow: dice => `They show ${dice}.`,
    hand: who => `Hand of ${who}`,
    handAbout: 'Three cards to begin with; one of them is poured each turn.',
    handNow: (cards, best) => `${cards}: the best of them would bring ${best} now.`,
    handHidden: n => `Cards that only their owner sees: ${n}.`,
    spill: who => `Spill of ${who}`,
    spillAbout: 'Once per match, while another seat thinks about its pour, the second die is rolled again.',
    spillNow: worth => `It is unspent: at the end it is worth ${worth}.`,
    spillGone: 'It is spent.',
    points: who => `Points of ${who}`,
    pointsAbout: 'Most points win; equal points share the rank.',
    pointsNow: n => `Poured so far: ${n}.`,
    steps: ['Pours', 'Unspent spills'],
    pairs: 'both dice show the same',
    matches: n => `the dice add ${n}`,
  }),
  fr: tell({
    dice: 'Dés',
    diceAbout: match => `Une carte versée compte ${match} de plus pour chaque dé qui montre sa valeur.`,
    diceNow: dice => `Ils montrent ${dice}.`,
    hand: who => `Main de ${who}`,
    handAbout: 'Trois cartes au départ\u00a0; une carte est versée à chaque tour.',
    handNow: (cards, best) => `${cards}\u00a0: la meilleure rapporterait ${best} maintenant.`,
    handHidden: n => `Cartes que seul leur propriétaire voit\u00a0: ${n}.`,
    spill: who => `Éclaboussure de ${who}`,
    spillAbout: 'Une fois par partie, pendant qu’un autre choisit sa carte, le second dé est relancé.',
    spillNow: worth => `Elle est gardée\u00a0: à la fin, elle vaut ${worth}.`,
    spillGone: 'Elle a servi.',
    points: who => `Points de ${who}`,
    pointsAbout: 'Le plus de points gagne\u00a0; à égalité, le rang est partagé.',
    pointsNow: n => `Versés jusqu’ici\u00a0: ${n}.`,
    steps: ['Verres', 'Éclaboussures gardées'],
    pairs: 'les deux dés sont égaux',
    matches: n => `les dés ajoutent ${n}`,
  }),
  nl: tell({
    dice: 'Dobbelstenen',
    diceAbout: match => `Een geschonken kaart telt ${match} extra voor elke dobbelsteen met haar waarde.`,
    diceNow: dice => `Ze tonen ${dice}.`,
    hand: who => `Hand van ${who}`,
    handAbout: 'Drie kaarten om mee te beginnen; elke beurt wordt er één geschonken.',
    handNow: (cards, best) => `${cards}: de beste zou nu ${best} opleveren.`,
    handHidden: n => `Kaarten die alleen hun eigenaar ziet: ${n}.`,
    spill: who => `Morsbeurt van ${who}`,
    spillAbout:
      'Eén keer per partij, terwijl een ander over een kaart nadenkt, wordt de tweede dobbelsteen opnieuw gegooid.',
    spillNow: worth => `Nog niet gebruikt: aan het eind ${worth} waard.`,
    spillGone: 'Al gebruikt.',
    points: who => `Punten van ${who}`,
    pointsAbout: 'De meeste punten winnen; bij gelijke stand wordt de plaats gedeeld.',
    pointsNow: n => `Tot nu toe geschonken: ${n}.`,
    steps: ['Geschonken', 'Bewaarde morsbeurten'],
    pairs: 'beide dobbelstenen zijn gelijk',
    matches: n => `de dobbelstenen voegen ${n} toe`,
  }),
}
