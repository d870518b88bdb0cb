/** Waarom het niet kan. */
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }) => `Plaats ${seat + 1} is aan de beurt.`,
  'wrong-phase': ({ phase }, say) =>
    phase < 0 ? 'Dat wordt in deze fase niet gevraagd.' : `Dat kan in de fase ${say.phase(phase)}.`,
  'move-in-progress': ({ seat }) => `Plaats ${seat + 1} is nog bezig met een zet.`,
  'choice-pending': () => 'Beantwoord eerst de openstaande keuze.',
  'state-changed': () => 'Er is intussen een fiche gespeeld: bekijk de tafel en beslis opnieuw.',
  'already-passed': () => 'Je hebt gepast en plaatst deze ronde niets meer.',
  'turn-full': () => 'Je hebt deze beurt al twee stuks geplaatst.',
  'must-place-or-pass': () => 'Plaats iets, of pas.',
  'not-your-board': () => 'Je plaatst alleen op je eigen spelersbord.',
  'piece-not-available': () => 'Dat heb je daar niet liggen.',
  'building-closed-round': ({ building, opens }, say) => `${say.building(building)} gaat pas in ronde ${opens} open.`,
  'building-blocked': ({ building }, say) => `${say.building(building)} is deze ronde door een fiche gesloten.`,
  'field-blocked': ({ field, users }, say) =>
    `${say.fieldNamed(field)} is geblokkeerd: ${users} andere ${users === 1 ? 'speler heeft' : 'spelers hebben'} het deze ronde gebruikt.`,
  'field-used': ({ field }, say) => `${say.fieldNamed(field)} heb je deze ronde al gebruikt.`,
  'wrong-piece': ({ field }, say) => `${say.fieldNamed(field)}: daar hoort iets anders.`,
  'raise-six': () => 'Een 6 kan niet hoger.',
  'raise-protected': () => 'Een beschermde dobbelsteen verandert niet en kan dus niet verhoogd worden.',
  'die-blocked': () => 'Die dobbelsteen is deze ronde geblokkeerd.',
  'skill-too-low': ({ value, min }) => `De dobbelsteen brouwervaring toont ${value}; er is ${min} of meer nodig.`,
  'accelerator-needs-input': ({ field }, say) => `${say.fieldNamed(field)}: er ligt niets om te versnellen.`,
  'accelerator-not-here': ({ field }, say) => `${say.fieldNamed(field)} kan niet versneld worden.`,
  'accelerator-taken': ({ field }, say) => `${say.fieldNamed(field)} heeft al een versneller.`,
  'accelerator-not-skill': () => 'Alleen een dobbelsteen brouwervaring versnelt.',
  'supply-empty': ({ field }, say) => `${say.fieldNamed(field)}: de voorraad heeft niets te geven.`,
  'reroll-not-eligible': () =>
    'Werp minstens één eigen dobbelsteen uit actieve zone of magazijn die niet geblokkeerd of beschermd is.',
  'pick-order': () => 'Kies op volgorde: eerst de actieve zone, dan het magazijn, per kleur en waarde.',
  'swap-colour-unavailable': ({ colour }, say) =>
    colour < 0
      ? 'Er is geen kleur waarvan de voorraad én jij een dobbelsteen te ruilen hebben.'
      : `De voorraad of jij hebt geen dobbelsteen ${say.colourNumbered(colour)} te ruilen.`,
  'swap-not-eligible': () =>
    'Ruil een geworpen dobbelsteen tegen een eigen van dezelfde kleur die niet geblokkeerd of beschermd is.',
  'store-too-late': () => 'Opslaan kan tot het einde van de Aankoop.',
  'store-no-return': () => 'Een opgeslagen dobbelsteen blijft liggen tot je hem gebruikt of een fiche hem terugneemt.',
  'market-closed': ({ opens }) => `De markt gaat in ronde ${opens} open.`,
  'black-market-closed': ({ opens }) => `De zwarte markt gaat in ronde ${opens} open.`,
  'one-ingredient': () => 'Je hebt je ene ingrediënt van deze ronde al gekocht.',
  'one-action-token': () => 'Je hebt je ene actiefiche van deze ronde al gekocht.',
  'stack-empty': () => 'Die stapel is leeg.',
  'not-enough-gold': ({ price, gold, extra }) =>
    extra > 0
      ? `Het kost ${price}; je hebt ${gold} goud en ${extra} extra.`
      : `Het kost ${price}; je hebt ${gold} goud.`,
  'discount-one-die': () => 'Je mag maar één dobbelsteen brouwervaring voor korting inzetten.',
  'discount-useless': ({ ingredient, value }, say) =>
    `Brouwervaring ${value} geeft geen korting op ${say.ingredient(ingredient)}.`,
  'discount-not-black-market': () => 'Op de zwarte markt is er geen korting.',
  'ones-off': ({ price, gold, ones }) =>
    `Het kost ${price}; je hebt ${gold} goud. Je ${ones} enen betalen alleen met “Enen als goud”.`,
  'ones-not-counted': ({ price, gold, ones }) =>
    ones === 1
      ? `Het kost ${price}; je hebt ${gold} goud. Eén enkele 1 is niets waard.`
      : `Het kost ${price}; je hebt ${gold} goud. Niet al je ${ones} enen tellen: alleen die van deze ronde, in actieve zone of magazijn, niet geblokkeerd.`,
  'recipe-not-there': () => 'Daar ligt geen open recept.',
  'recipe-blocked': () => 'Dit recept is deze ronde geblokkeerd.',
  'die-not-stored': ({ colour, value }, say) => `Je ${say.die(colour, value)} ligt niet in het magazijn.`,
  'die-already-brewed': ({ colour, value }, say) => `Met je ${say.die(colour, value)} heb je deze ronde al gebrouwen.`,
  'dice-do-not-fit': () => 'Die dobbelstenen voldoen niet aan het recept.',
  'wrong-dice-count': ({ dice }, say) => `Het recept vraagt ${say.terms.dice(dice)}, niet meer.`,
  'one-enhancement': () => 'Een brouwsel heeft hoogstens één verbetering.',
  'enhancement-not-printed': () => 'Die verbetering staat niet op het recept.',
  'enhancement-skill-low': ({ value, min }) =>
    `De dobbelsteen brouwervaring toont ${value}; de kaart vraagt ${min} of meer.`,
  'ingredient-not-owned': ({ ingredient }, say) => `Je hebt geen ${say.ingredient(ingredient)}.`,
  'enhance-later': () => 'Een verbetering kies je bij het brouwen, niet achteraf.',
  'token-not-owned': ({ token }, say) => `Je hebt “${say.token(token)}” niet.`,
  'token-too-late': ({ token }, say) => `“${say.token(token)}” kan in deze fase niet meer gespeeld worden.`,
  'token-not-asked': ({ seat }) => `Nu wordt plaats ${seat + 1} naar een fiche gevraagd.`,
  'token-only-opening': () => '“Blokkeer gebouw” speel je alleen vóór de eerste beurt van een ronde.',
  'token-only-brewing': () => '“Blokkeer recept” speel je alleen vóór het eerste brouwsel.',
  'token-won-too-late': ({ token }, say) =>
    `“${say.token(token)}” heb je net gewonnen; je speelt hem vanaf de volgende ronde.`,
  'target-protected': () => 'Die dobbelsteen is beschermd.',
  'target-six': () => 'Een 6 kan niet hoger.',
  'target-not-own': () => 'Je verhoogt alleen je eigen dobbelstenen.',
  'target-place': () => 'Op die plek reikt de fiche niet.',
  'target-taken': () => 'Daar ligt al zo’n fiche.',
  'target-building': ({ building }, say) =>
    `Kies een open gebouw van een andere speler; dat is ${say.building(building)} hier niet.`,
  'game-over': () => 'Het spel is afgelopen.',
}
