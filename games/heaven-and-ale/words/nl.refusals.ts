import { capital, cell } from './speech.ts'
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }, say) => `Je bent niet aan de beurt: er wordt op ${say.terms.player(seat)} gewacht.`,
  'already-home': () => 'Je bent thuisgekomen; je doet pas in de volgende ronde weer mee.',
  'wrong-step': () => 'Dat is geen antwoord op wat er nu gevraagd wordt.',
  backwards: ({ to }, say) => `Speelfiguren gaan nooit terug: ${say.space(to)} ligt deze ronde al achter je.`,
  'same-space': () => 'Een speelfiguur blijft nooit staan: ga minstens één vak verder.',
  'space-empty': ({ space }, say) => `Er ligt geen tegel op ${say.space(space)}.`,
  'no-free-site': () => 'Je tuin is vol: er is geen plek voor nog een tegel.',
  'cannot-afford': ({ price, ducats, cards }, say) =>
    `De goedkoopste tegel kost daar ${say.terms.ducats(price)}. Je hebt er ${ducats}${even(cards)}.`,
  'only-sun-left': ({ price, ducats, cards }, say) =>
    `Alleen zonnige plekken zijn nog vrij, dus de goedkoopste tegel kost daar ${say.terms.ducats(price)}. Je hebt er ${ducats}${even(cards)}.`,
  'price-too-high': ({ price, ducats }, say) => `Dat kost ${say.terms.ducats(price)}; je hebt er ${ducats}.`,
  'must-buy': () => 'Je moet hier minstens één tegel kopen.',
  'must-sell-first': ({ price, ducats }, say) =>
    `Je moet hier kopen. De goedkoopste tegel kost ${say.terms.ducats(price)} en je hebt er ${ducats}: verkoop eerst een privilegekaart.`,
  'tile-not-here': ({ tiles }) =>
    tiles === 1
      ? 'Die tegel ligt hier niet: op dit vak ligt er maar één.'
      : `Die tegel ligt hier niet: op dit vak liggen er ${tiles}.`,
  'site-occupied': ({ site }, say) => `Er ligt al een tegel op ${say.site(site)}.`,
  'shed-site': ({ site }, say) => `Op ${say.site(site)} mag geen tegel: daar komt een schuur.`,
  'disc-space-empty': ({ space }, say) => `Er ligt geen schijf op ${say.space(space)}.`,
  'no-usable-spot': ({ space }, say) =>
    `Je kunt een schijf van ${say.space(space)} niet gebruiken: op die activeringsvakken ligt al een schijf, of er valt niets te activeren.`,
  'wrong-letter': ({ space, spot }, say) => `Een schijf van ${say.space(space)} mag niet op ${say.spot(spot)}.`,
  'spot-taken': ({ spot }, say) => `Er ligt al een schijf op ${say.spot(spot)}.`,
  'kind-absent': ({ spot }, say) => `Je hebt geen tegel die ${say.spot(spot)} kan activeren.`,
  'number-absent': ({ number }) => `Op geen van je grondstoftegels staat het getal ${number}.`,
  'shed-pattern': ({ activates }) =>
    [
      'Deze schuur activeert niets.',
      'Deze schuur activeert één tegel.',
      'Deze schuur activeert twee tegels tegenover elkaar.',
      'Deze schuur activeert drie tegels die niet naast elkaar liggen.',
      'Deze schuur activeert vier tegels.',
    ][activates],
  'goal-not-met': () => 'Je haalt geen enkel doel, dus er is geen vat voor je.',
  'barrel-owned': () => 'Je hebt al een vat van elk doel dat je haalt.',
  'barrel-gone': () => 'Allebei de vaten van de doelen die je haalt zijn weg.',
  'start-occupied': ({ space, seat }, say) =>
    `Het speelfiguur van ${say.terms.player(seat)} staat op het ${say.start(space)}.`,
  'last-takes-first': () => 'Je komt als laatste thuis en het startspelersvak is vrij: dat moet je nemen.',
  'not-rearmost': ({ colour, cell: at, lowest }, say) =>
    `${capital(say.colour(colour))} staat op ${cell(at)}; de achterste marker staat op ${cell(lowest)}.`,
  'no-pair': () => 'Een privilegekaart plaats je alleen als je net een paar hebt voltooid.',
  'pair-lost': () => 'Dat paar werd zonder kaart voltooid en kan er geen meer krijgen.',
  'no-card': ({ card }, say) => `Je hebt ${say.card(card)} niet meer: die is geplaatst of verkocht.`,
  'sale-off-turn': () => 'In de Engelse editie verkoop je kaarten alleen in je eigen beurt.',
  'sale-setup': () => 'Tijdens de opzet kun je geen kaarten verkopen.',
  'undo-closed': () =>
    'Dit kun je niet terugnemen: er zijn nieuwe tegels opengelegd of een andere speler heeft iets gedaan.',
  'game-over': () => 'Het spel is afgelopen.',
}

const even = (cards: number): string =>
  cards === 0
    ? ' en geen kaart meer om te verkopen'
    : cards === 1
      ? '; ook je kaart verkopen is niet genoeg'
      : `; ook je ${cards} kaarten verkopen is niet genoeg`
