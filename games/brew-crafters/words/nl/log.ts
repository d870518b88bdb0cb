import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

export const log: Lexicon['log'] = {
  'game-start': f => `${f.who} is startspeler.`,
  compensation: f => `${f.who} begint met ${f.goods} extra.`,
  'season-start': f => `${f.season}, jaar ${f.year}.`,
  supply: () => undefined,
  benefit: f => `${f.card}: ${f.who} krijgt ${f.goods}.`,
  'market-place': f => `${f.who} plaatst ${f.card} op ${f.place}${f.paid ? ` (Voordringer, ${f.paid})` : ''}.`,
  take: f => `${f.who} neemt ${f.goods}${f.extra ? ` (en ${f.extra})` : ''} van ${f.place}.`,
  overflow: f => `${f.who} legt ${f.goods} af.`,
  'first-player': f => `${f.who} wordt startspeler vanaf de brouwfase.`,
  'partner-form': f => `${f.who} gaat het partnerschap ${f.card} aan.`,
  'partner-trade': f => `${f.who} ruilt ${f.paid} voor ${f.goods} (${f.card}).`,
  'hire-worker': f => `${f.who} huurt ${f.card} in${f.paid ? ` via het uitzendbureau voor ${f.paid}` : ''}.`,
  'hire-crew': f => `${f.who} huurt ${f.card} in.`,
  'agency-draw': f =>
    `${f.who} bekijkt ${f.count} ${plural(f.count, 'kaart', 'kaarten')} van het uitzendbureau${f.extra ? `: ${f.extra}` : ''}.`,
  'temp-book': f => `${f.who} boekt ${f.goods} voor ${f.paid}.`,
  'temp-use': f => `${f.who} zet een uitzendkracht in.`,
  'temp-return': f => `${f.goods} van ${f.who} ${f.count === 1 ? 'gaat' : 'gaan'} terug.`,
  exchange: f => `${f.who} ruilt ${f.paid} voor ${f.goods}.`,
  'farm-plant': f => `${f.who} plant 1 ${f.goods} op de Gemeenschapsboerderij (fiche ${f.count}).`,
  'farm-harvest': f => `Oogst van de Gemeenschapsboerderij: ${f.extra}.`,
  'farm-pick': f => `${f.who} kiest 1 ${f.goods} uit de rest van de oogst.`,
  'farm-tile': f =>
    f.paid ? `${f.who} plant 1 ${f.paid} op de Boerderij.` : `${f.who} oogst ${f.goods} van de Boerderij.`,
  'brewing-action': f => `${f.who}, ${f.card}: ${f.extra}.`,
  sell: f => `${f.who} verkoopt ${f.recipe} voor ${f.goods}.`,
  bonus: f => `${f.card}: ${f.who} krijgt ${f.goods}.`,
  label: f => `${f.who} wint het Gouden Label van ${f.recipe}.`,
  bottle: f => `${f.who} bottelt ${f.recipe}.`,
  brew: f => `${f.who} brouwt ${f.recipe} in ${f.place} voor ${f.paid}${f.extra ? ` (${f.extra})` : ''}.`,
  'collab-section': f => `${f.who} vult ${f.card} met ${f.paid}.`,
  'collab-sold': f => `De samenwerking is verkocht: ${f.extra}.`,
  lab: f => `${f.who} zet ${f.card} op het niveau ${f.extra}.`,
  install: f => `${f.who} plaatst ${f.card}${f.goods ? ` en neemt ${f.goods}` : ''}.`,
  'secret-take': f => `${f.who} neemt een geheim recept${f.recipe ? `: ${f.recipe}` : ''}.`,
  'secret-reveal': f => `${f.who} onthult het geheime recept ${f.recipe}.`,
  'secret-paid': f => `${f.who} krijgt ${f.goods} voor de eerste verkoop van ${f.recipe}.`,
  decline: () => undefined,
  bill: f =>
    `${f.who} betaalt de winterrekening van ${f.paid} (${f.card})${f.extra ? ` met ${f.extra}` : ''} en houdt ${f.goods} over.`,
  'season-end': () => undefined,
  score: f => `${f.who}: ${f.total}.`,
  'game-end': f => `${f.who} ${f.count === 1 ? 'wint' : 'delen de overwinning'}${f.extra ? ` (${f.extra})` : ''}.`,
}

export const logParts: Lexicon['logParts'] = {
  discount: goods => `${goods} bespaard`,
  share: (who, goods) => `${goods} voor ${who}`,
  tieBreak: 'door meer geld',
  billItem: { board: 'brouwerij', tiles: 'tegels', workers: 'vakmensen', crews: 'ploegen' },
  billParts: (parts, less) => `${parts.join(', ')}${less ? `, min ${less}` : ''}`,
}
