import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

export const effects: Lexicon['effects'] = {
  when: {
    passive: () => '',
    'market-take': f =>
      f.kinds
        ? `Une case de marché vous donne au moins 1\u00a0cube (${f.kinds})`
        : 'Une case de marché vous donne un seul type d’ingrédient de base',
    'market-place': () => 'Au placement sur le marché',
    'market-extra': f => `En ${f.seasons}, après les deux tours de marché`,
    'season-start': f =>
      `Au début de la saison (${f.seasons})${f.notFirst ? ', si vous n’êtes pas Premier Joueur' : ''}`,
    'sale-batch': f => `Pour chaque brassin ${f.tier}vendu`,
    'process-sold': f => `Une vente d’au moins ${f.min}\u00a0${plural(f.min, 'brassin')}`,
    'brew-cost': () => 'Au paiement d’un brassin',
    'brew-batch': f => `Vous réalisez un brassin ${f.tier || (f.symbol ? `portant le ${f.symbol}` : '')}`.trimEnd(),
    'label-won': () => 'Vous gagnez un Label Or',
    'collab-sold': () => 'Une collaboration comptant une de vos sections est vendue',
    'lab-action': () => 'Après chaque action Laboratoire de recherche',
    'lab-arrival': f => (f.levels ? `Un de vos marqueurs atteint le niveau ${f.levels}` : 'À l’arrivée'),
    'install-action': () => 'À chaque action Installer',
    upkeep: () => 'Frais de fonctionnement',
    'game-end': () => 'En fin de partie',
  },
  does: {
    gain: f => `prenez ${f.goods}`,
    'gain-choice': f =>
      `prenez ${f.count}\u00a0${plural(f.count, 'cube')} (${f.choice})${f.distinct ? ', tous différents' : ''}`,
    'gain-and-choice': f => `prenez ${f.goods} et ${f.count}\u00a0${plural(f.count, 'cube')} (${f.choice})`,
    'gain-same-kind': f => `prenez ${f.count}\u00a0${plural(f.count, 'cube')} de plus de ce type`,
    money: f => `prenez ${f.money}`,
    rep: f => `prenez ${f.points}`,
    capacity: f => `stockage +${f.amount}`,
    'capacity-per-tile': f => `stockage +${f.amount} par tuile installée, +${f.max} au plus`,
    discount: f =>
      `${f.amount}\u00a0${f.ingredient} de moins${f.floor > 0 ? ` (il en reste au moins ${f.floor})` : ''}`,
    substitute: f => `${f.goods} peuvent remplacer 1\u00a0ingrédient complémentaire`,
    'swap-specialty': () => '1\u00a0ingrédient complémentaire peut en remplacer un autre',
    upkeep: f => `${f.money} de moins`,
    'upkeep-per-crew': f => `${f.money} de moins par équipe`,
    'extra-market-action': () => '1\u00a0action de marché supplémentaire',
    'place-on-occupied': f => `entrez sur une case occupée pour ${f.money}`,
    'free-install': () => 'vous pouvez installer aussitôt une tuile',
    'line-slots': () => 'une deuxième cuve et une deuxième unité d’embouteillage sur la ligne',
    'pub-tank': () => 'une cuve dans le Pub, dont le brassin se vend sans embouteillage',
    plant: f => `vous pouvez planter 1\u00a0cube (${f.choice})\u202f; à la fin de l’automne, prenez ${f.harvest}`,
    score: f => `${f.points} ${f.max > 0 ? `(${f.max} au plus) ` : ''}par `,
  },
  counted: {
    'installed-tile': f =>
      f.every > 1
        ? `groupe de ${f.every}\u00a0tuiles installées${f.roundUp ? ', arrondi au supérieur' : ''}`
        : 'tuile installée',
    'gold-label-held': () => 'Label Or',
    'different-advanced-recipe-brewed': () => 'recette avancée ou secrète différente brassée',
    'ale-batch-brewed': () => 'ale brassée',
    'porter-batch-brewed': () => 'porter brassée',
    'stout-batch-brewed': () => 'stout brassée',
    'set-ale-porter-stout-brewed': () => 'série d’une ale, d’une porter et d’une stout brassées',
  },
  limit: {
    always: '',
    'market-action': 'une fois par action de marché',
    season: 'une fois par saison',
    'every-batch': '',
    'first-batch': 'premier brassin de chaque action',
    recipe: 'une fois par recette',
    process: 'une fois par action Faire de la bière',
    label: '',
    collaboration: 'une fois par collaboration',
    'lab-action': '',
    arrival: '',
    'install-action': '',
    winter: '',
    game: '',
  },
  everySeason: 'chaque saison',
  tier: { basic: 'd’une recette de base ', advanced: 'd’une recette avancée ou secrète ' },
}
