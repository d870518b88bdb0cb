import { type ForcedEvent, HIDDEN, type MoveData, type Reason, type Stamped, type Who, type Words } from '../index.ts'
import type { LastCallEvent, lastCall } from './last-call.ts'

type View = ReturnType<typeof lastCall.view>
type Event = Stamped<LastCallEvent | ForcedEvent>
export type LastCallWords = Words<View, Event>

/** The few phrases of the example, one record per language. */
interface Phrases {
  readonly tagline: string
  readonly open: readonly [string, string]
  readonly parts: readonly [string, string]
  readonly ask: { readonly roll: string; readonly pour: string; readonly over: string }
  readonly moves: { readonly [kind: string]: (card: number) => string }
  readonly events: {
    readonly dealt: (who: string, hand: string) => string
    readonly rolled: (who: string, dice: string) => string
    readonly kept: (who: string) => string
    readonly poured: (who: string, card: number, points: number) => string
    readonly spilled: (who: string, victim: string) => string
    readonly forced: (who: string) => string
  }
  readonly refusals: { readonly [code: string]: string }
  readonly table: { readonly dice: string; readonly points: string; readonly hand: string; readonly hidden: string }
}

const say = (p: Phrases): LastCallWords => ({
  name: 'Last Call',
  tagline: p.tagline,
  options: { openHands: { name: p.open[0], about: p.open[1] } },
  parts: { pours: p.parts[0], spills: p.parts[1] },
  prompt: view => (view.prompts.kind < 0 ? p.ask.over : view.prompts.kind === 0 ? p.ask.roll : p.ask.pour),
  move: (_view, move: MoveData) => p.moves[move.kind]?.(Number(move.card)) ?? move.kind,
  event(event, who) {
    switch (event.kind) {
      case 'dealt':
        return event.secret ? p.events.dealt(who(event.seat), event.secret.hand.join(', ')) : undefined
      case 'rolled':
        return p.events.rolled(who(event.seat), event.dice.join(', '))
      case 'kept':
        return p.events.kept(who(event.seat))
      case 'poured':
        return p.events.poured(who(event.seat), event.card, event.points)
      case 'spilled':
        return p.events.spilled(who(event.seat), who(event.victim))
      case 'forced':
        return p.events.forced(who(event.seat))
    }
  },
  refusal: (reason: Reason) => p.refusals[reason.code] ?? reason.code,
  describe: (view, who: Who) => [
    { title: p.table.dice, lines: [`${view.dice[0]}, ${view.dice[1]}`] },
    ...Array.from({ length: view.seatCount }, (_, seat) => ({
      title: who(seat),
      lines: [
        `${p.table.points}: ${view.seats[seat].points}`,
        `${p.table.hand}: ${view.seats[seat].hand
          .toArray()
          .map(card => (card === HIDDEN ? p.table.hidden : String(card)))
          .join(', ')}`,
      ],
    })),
  ],
})

export const english = say({
  tagline: 'Two dice, three cards, one last call.',
  open: ['Open hands', 'Everybody shows their cards; good for a first match.'],
  parts: ['pours', 'unspent spills'],
  ask: { roll: 'Roll the dice again, or keep them', pour: 'Pour one of your cards', over: 'The match is over' },
  moves: { roll: () => 'Roll again', keep: () => 'Keep the dice', pour: c => `Pour the ${c}`, spill: () => 'Spill' },
  events: {
    dealt: (who, hand) => `${who} draws ${hand}`,
    rolled: (who, dice) => `${who} rolls ${dice}`,
    kept: who => `${who} keeps the dice`,
    poured: (who, card, points) => `${who} pours a ${card}: ${points} points`,
    spilled: (who, victim) => `${who} spills over ${victim}’s dice`,
    forced: who => `${who} has one card left`,
  },
  refusals: {
    'not-your-turn': 'It is not your turn.',
    'wrong-step': 'Not at this step of the turn.',
    'not-in-hand': 'That card is not in your hand.',
    'no-spill-left': 'You have no spill left.',
    'own-pour': 'You can only spill while another seat thinks about its pour.',
    over: 'The match is over.',
  },
  table: { dice: 'Dice', points: 'Points', hand: 'Hand', hidden: 'hidden' },
})

export const french = say({
  tagline: 'Deux dés, trois cartes, dernière tournée.',
  open: ['Mains ouvertes', 'Chacun montre ses cartes\u00a0; idéal pour une première partie.'],
  parts: ['verres', 'éclaboussures gardées'],
  ask: { roll: 'Relancez les dés ou gardez-les', pour: 'Versez une de vos cartes', over: 'La partie est terminée' },
  moves: {
    roll: () => 'Relancer',
    keep: () => 'Garder les dés',
    pour: c => `Verser le ${c}`,
    spill: () => 'Éclabousser',
  },
  events: {
    dealt: (who, hand) => `${who} pioche ${hand}`,
    rolled: (who, dice) => `${who} lance ${dice}`,
    kept: who => `${who} garde les dés`,
    poured: (who, card, points) => `${who} verse un ${card}\u00a0: ${points} points`,
    spilled: (who, victim) => `${who} éclabousse les dés de ${victim}`,
    forced: who => `${who} n’a plus qu’une carte`,
  },
  refusals: {
    'not-your-turn': 'Ce n’est pas votre tour.',
    'wrong-step': 'Pas à cette étape du tour.',
    'not-in-hand': 'Cette carte n’est pas dans votre main.',
    'no-spill-left': 'Vous n’avez plus d’éclaboussure.',
    'own-pour': 'On n’éclabousse que pendant qu’un autre choisit sa carte.',
    over: 'La partie est terminée.',
  },
  table: { dice: 'Dés', points: 'Points', hand: 'Main', hidden: 'cachée' },
})

export const dutch = say({
  tagline: 'Twee dobbelstenen, drie kaarten, laatste ronde.',
  open: ['Open handen', 'Iedereen toont zijn kaarten; goed voor een eerste partij.'],
  parts: ['geschonken', 'bewaarde morsbeurten'],
  ask: { roll: 'Gooi opnieuw of houd de worp', pour: 'Schenk een van je kaarten', over: 'De partij is afgelopen' },
  moves: {
    roll: () => 'Opnieuw gooien',
    keep: () => 'Worp houden',
    pour: c => `Schenk de ${c}`,
    spill: () => 'Morsen',
  },
  events: {
    dealt: (who, hand) => `${who} trekt ${hand}`,
    rolled: (who, dice) => `${who} gooit ${dice}`,
    kept: who => `${who} houdt de worp`,
    poured: (who, card, points) => `${who} schenkt een ${card}: ${points} punten`,
    spilled: (who, victim) => `${who} morst over de dobbelstenen van ${victim}`,
    forced: who => `${who} heeft nog één kaart`,
  },
  refusals: {
    'not-your-turn': 'Je bent niet aan de beurt.',
    'wrong-step': 'Niet in deze stap van de beurt.',
    'not-in-hand': 'Die kaart heb je niet in je hand.',
    'no-spill-left': 'Je kunt niet meer morsen.',
    'own-pour': 'Morsen kan alleen terwijl een ander over een kaart nadenkt.',
    over: 'De partij is afgelopen.',
  },
  table: { dice: 'Dobbelstenen', points: 'Punten', hand: 'Hand', hidden: 'verborgen' },
})
