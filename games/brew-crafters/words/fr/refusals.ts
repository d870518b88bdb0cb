import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

const cubes = (n: number): string => `${n}\u00a0${plural(n, 'cube')}`
const batches = (n: number): string => `${n}\u00a0${plural(n, 'brassin')}`

export const refusals: Lexicon['refusals'] = {
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'wrong-step': () => 'Ce n’est pas ce qui vous est demandé maintenant.',
  'match-over': () => 'La partie est terminée.',
  'option-locked': () => 'Cette partie se joue avec l’autre face du laboratoire.',
  'must-choose': () => 'Vous devez choisir\u00a0: impossible d’y renoncer.',
  'must-place-worker': () => 'Vous devez placer votre ouvrier.',
  'space-not-in-game': f => `${f.place} n’est pas en jeu à ${f.n.seats}\u00a0joueurs.`,
  'space-occupied': f => `La case ${f.place} est déjà occupée.`,
  'nothing-to-do-here': f => `Il n’y a rien à faire ainsi sur la case ${f.place}.`,
  'only-one-option': () =>
    'Vous avez choisi l’autre moitié de cette case\u00a0: un ouvrier ou un partenariat, pas les deux.',
  'queue-jump-module': () => 'Le Resquilleur ne peut pas servir sur les cartes de modules.',
  'queue-jump-used': () => 'Le Resquilleur a déjà servi cette saison.',
  'queue-jump-no-money': f => `Le Resquilleur coûte ${f.money(f.n.price)} et vous avez ${f.money(f.n.money)}.`,
  'queue-jump-empty': f => `La case ${f.place} a déjà été vidée cette saison.`,
  'no-extra-action': () => 'Vous n’avez pas d’action de marché supplémentaire.',
  'extra-market-declined': () => 'Vous avez renoncé aux actions de marché supplémentaires de cette saison.',
  'temp-spent': () => 'Votre intérimaire a déjà agi cette saison.',
  'no-worker-left': () => 'Il n’y a plus d’ouvrier spécialisé disponible.',
  'no-partnership-left': () => 'Il n’y a plus de partenariat disponible.',
  'card-not-on-offer': () => 'Cette carte n’est pas disponible.',
  'crew-needs-3-batches': f => `La deuxième équipe exige ${batches(f.n.needed)}\u202f; vous en avez ${f.n.brewed}.`,
  'crew-needs-9-batches': f => `La troisième équipe exige ${batches(f.n.needed)}\u202f; vous en avez ${f.n.brewed}.`,
  'all-crews-on-duty': () => 'Vos trois équipes sont déjà au travail.',
  'storage-full': f =>
    `Votre stock contient ${f.n.capacity}\u00a0places\u00a0: vous devez défausser ${cubes(f.n.excess)}.`,
  'discard-exact': f =>
    `Vous devez défausser exactement ${cubes(f.n.excess)}\u202f; ainsi, seuls ${f.n.possible} seraient possibles.`,
  'discard-order': () => 'Défaussez type par type, dans l’ordre malt, houblon, levure, épice, café, fruit.',
  'no-free-discard': () => 'On ne défausse des cubes que lorsque le stock déborde.',
  'kind-not-offered': f => `Vous ne pouvez pas choisir ${f.kind} ici.`,
  'benefit-not-due': () => 'Cet avantage ne vous revient pas maintenant.',
  'trade-not-now': () => 'Vous n’échangez que pendant vos propres décisions, et plus après le premier cube défaussé.',
  'trade-not-owned': f => `Vous n’avez pas le partenariat ${f.card}.`,
  'trade-cost-missing': f => `Cet échange coûte ${f.n.needed}\u00a0${f.kind}\u202f; vous en avez ${f.n.held} en stock.`,
  'trade-over-capacity': f =>
    `Cela ferait ${cubes(f.n.cubes)}\u202f; votre stock contient ${f.n.capacity}\u00a0places.`,
  'trade-dead-end': () => 'Vous ne pourriez plus répondre à cette décision.',
  'no-crew-for-round': f => `Vous n’avez pas d’équipe pour le tour ${f.n.round}.`,
  'must-use-crew': () => 'Chaque équipe doit agir\u202f; Faire de la bière est possible même sans rien à faire.',
  'part-already-done': () => 'Vous avez déjà réalisé cette partie de l’action.',
  'process-order': () => 'On vend et embouteille avant de brasser\u00a0: choisissez d’abord Faire de la bière.',
  'no-empty-tank': f => `Il n’y a pas de cuve vide ${f.tank}.`,
  'recipe-not-in-game': f => `${f.recipe} n’est pas dans cette partie.`,
  'secret-of-other': f => `${f.recipe} est la recette secrète d’un autre joueur.`,
  'needs-basic-recipe': f => `${f.recipe} demande d’abord un brassin de ${f.basic}.`,
  'no-replacement': () => 'Vous ne pouvez pas remplacer un ingrédient de cette façon.',
  'replacement-used': () => 'Ce remplacement a déjà servi dans cette action.',
  'missing-ingredients': f => `${f.recipe} coûte ${f.n.needed}\u00a0${f.kind}\u202f; vous en avez ${f.n.held}.`,
  'no-collaboration-with-2': () => 'Il n’y a pas de collaboration à deux joueurs.',
  'one-section-per-action': () => 'Une seule section par action.',
  'section-taken': f => `La section ${f.section} est déjà remplie.`,
  'sole-contributor': () => 'Vous avez trois sections\u00a0: un autre joueur doit remplir la quatrième.',
  'section-cost': f =>
    f.section
      ? `Vous ne pouvez pas payer tous les cubes de la section ${f.section}.`
      : 'Vous ne pouvez payer aucune section libre.',
  'lab-complete': () => 'Ce marqueur est déjà au niveau final.',
  'one-step-only': () => 'La recherche avance un seul marqueur d’une seule case.',
  'tile-owned': f => `Vous avez déjà la tuile ${f.tile}.`,
  'all-tiles-owned': () => 'Vous avez déjà toutes les tuiles.',
  'module-off': f =>
    f.place
      ? `${f.place}\u00a0: ce module n’est pas dans cette partie.`
      : 'Les recettes secrètes ne sont pas dans cette partie.',
  'module-used': f => `${f.place}\u00a0: déjà utilisé cette saison.`,
  'temp-too-late': () => 'Aucune saison ne suit où un intérimaire pourrait travailler.',
  'temps-short': f =>
    f.n.temps < 2
      ? `Il ne reste que ${f.n.temps}\u00a0${plural(f.n.temps, 'intérimaire')}\u202f; il en faut deux.`
      : `Un intérimaire coûte ${f.money(f.n.price)} et vous avez ${f.money(f.n.money)}.`,
  'exchange-nothing': () => 'Vous n’avez rien à échanger.',
  'exchange-mixed': f => `Pour ${f.given}, vous pouvez donner au plus ${f.n.most}, contre une seule ligne.`,
  'agency-no-money': f => `L’agence coûte ${f.money(f.n.price)} et vous avez ${f.money(f.n.money)}.`,
  'agency-empty': () => 'Il ne reste aucun ouvrier inutilisé.',
  'farm-season': () => 'On ne plante qu’en hiver et au printemps.',
  'farm-kind': f => (f.kind ? `Vous ne pouvez pas planter ${f.kind}.` : 'Vous n’avez rien à planter.'),
  'farm-kind-planted': f =>
    f.kind ? `Déjà planté dans ce cycle\u00a0: ${f.kind}.` : 'Tout est déjà planté dans ce cycle.',
  'secret-none-left': () => 'Il ne reste aucune recette avancée inutilisée.',
  'secret-not-available': f => `${f.recipe} n’est pas disponible.`,
}
