import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

export const log: Lexicon['log'] = {
  'game-start': f => `${f.who} est Premier Joueur.`,
  compensation: f => `${f.who} commence avec ${f.goods} de plus.`,
  'season-start': f => `${f.season}, année ${f.year}.`,
  supply: () => undefined,
  benefit: f => `${f.card}\u00a0: ${f.who} reçoit ${f.goods}.`,
  'market-place': f => `${f.who} place ${f.card} sur la case ${f.place}${f.paid ? ` (Resquilleur, ${f.paid})` : ''}.`,
  take: f => `${f.who} prend ${f.goods}${f.extra ? ` (plus ${f.extra})` : ''} sur la case ${f.place}.`,
  overflow: f => `${f.who} défausse ${f.goods}.`,
  'first-player': f => `${f.who} devient Premier Joueur à partir de la phase de brassage.`,
  'partner-form': f => `${f.who} forme le partenariat ${f.card}.`,
  'partner-trade': f => `${f.who} échange ${f.paid} contre ${f.goods} (${f.card}).`,
  'hire-worker': f => `${f.who} engage l’ouvrier spécialisé ${f.card}${f.paid ? ` par l’agence pour ${f.paid}` : ''}.`,
  'hire-crew': f => `${f.who} engage ${f.card}.`,
  'agency-draw': f =>
    `${f.who} consulte ${f.count}\u00a0${plural(f.count, 'carte')} de l’agence${f.extra ? `\u00a0: ${f.extra}` : ''}.`,
  'temp-book': f => `${f.who} réserve ${f.goods} pour ${f.paid}.`,
  'temp-use': f => `${f.who} emploie un intérimaire.`,
  'temp-return': f => `${f.goods} de ${f.who} ${f.count < 2 ? 'retourne' : 'retournent'} à côté du marché.`,
  exchange: f => `${f.who} échange ${f.paid} contre ${f.goods}.`,
  'farm-plant': f => `${f.who} plante 1\u00a0${f.goods} à la Ferme communautaire (jeton ${f.count}).`,
  'farm-harvest': f => `Récolte de la Ferme communautaire\u00a0: ${f.extra}.`,
  'farm-pick': f => `${f.who} choisit 1\u00a0${f.goods} parmi le reste de la récolte.`,
  'farm-tile': f =>
    f.paid ? `${f.who} plante 1\u00a0${f.paid} dans sa Ferme.` : `${f.who} récolte ${f.goods} dans sa Ferme.`,
  'brewing-action': f => `${f.who}, ${f.card}\u00a0: ${f.extra}.`,
  sell: f => `${f.who} vend ${f.recipe} pour ${f.goods}.`,
  bonus: f => `${f.card}\u00a0: ${f.who} reçoit ${f.goods}.`,
  label: f => `${f.who} gagne le Label Or de ${f.recipe}.`,
  bottle: f => `${f.who} embouteille ${f.recipe}.`,
  brew: f => `${f.who} brasse ${f.recipe} dans ${f.place} pour ${f.paid}${f.extra ? ` (${f.extra})` : ''}.`,
  'collab-section': f => `${f.who} remplit la section ${f.card} avec ${f.paid}.`,
  'collab-sold': f => `La collaboration est vendue\u00a0: ${f.extra}.`,
  lab: f => `${f.who} avance ${f.card} au niveau ${f.extra}.`,
  install: f => `${f.who} installe la tuile ${f.card}${f.goods ? ` et prend ${f.goods}` : ''}.`,
  'secret-take': f => `${f.who} prend une recette secrète${f.recipe ? `\u00a0: ${f.recipe}` : ''}.`,
  'secret-reveal': f => `${f.who} révèle sa recette secrète ${f.recipe}.`,
  'secret-paid': f => `${f.who} reçoit ${f.goods} pour la première vente de ${f.recipe}.`,
  decline: () => undefined,
  bill: f =>
    `${f.who} paie ${f.paid} de frais d’hiver (${f.card})${f.extra ? ` avec ${f.extra}` : ''} et garde ${f.goods}.`,
  'season-end': () => undefined,
  score: f => `${f.who}\u00a0: ${f.total}.`,
  'game-end': f => `${f.who} ${f.count === 1 ? 'gagne' : 'partagent la victoire'}${f.extra ? ` (${f.extra})` : ''}.`,
}

export const logParts: Lexicon['logParts'] = {
  discount: goods => `${goods} de remise`,
  share: (who, goods) => `${goods} pour ${who}`,
  tieBreak: 'grâce à son argent',
  billItem: { board: 'brasserie', tiles: 'tuiles', workers: 'ouvriers spécialisés', crews: 'équipes' },
  billParts: (parts, less) => `${parts.join(', ')}${less ? `, moins ${less}` : ''}`,
}
