import type { RefusalCode } from '../../rules/refusals.ts'

/** The numbers of a refusal, and what they name. */
export interface RefusalFacts {
  readonly n: { readonly [name: string]: number }
  readonly place: string
  readonly kind: string
  readonly recipe: string
  readonly basic: string
  readonly section: string
  readonly tile: string
  readonly card: string
  readonly given: string
  readonly tank: string
  money(n: number): string
}

const cubes = (n: number): string => `${n} ${n === 1 ? 'cube' : 'cubes'}`
const batches = (n: number): string => `${n} ${n === 1 ? 'batch' : 'batches'}`

export const refusals: { readonly [C in RefusalCode]: (f: RefusalFacts) => string } = {
  'not-your-turn': () => 'It is not your turn.',
  'wrong-step': () => 'That is not what is asked now.',
  'match-over': () => 'The match is over.',
  'option-locked': () => 'This match is played with the other side of the lab.',
  'must-choose': () => 'You must choose; this cannot be declined.',
  'must-place-worker': () => 'You must place your worker.',
  'space-not-in-game': f => `${f.place} is not in play with ${f.n.seats} players.`,
  'space-occupied': f => `There is already a worker on ${f.place}.`,
  'nothing-to-do-here': f => `Nothing can be done on ${f.place} that way.`,
  'only-one-option': () => 'You chose the other half of this space: a worker or a partnership, not both.',
  'queue-jump-module': () => 'Queue Jumper cannot be used on module cards.',
  'queue-jump-used': () => 'Queue Jumper has already been used this season.',
  'queue-jump-no-money': f => `Queue Jumper costs ${f.money(f.n.price)}, and you have ${f.money(f.n.money)}.`,
  'queue-jump-empty': f => `${f.place} has already been emptied this season.`,
  'no-extra-action': () => 'You have no extra market action.',
  'extra-market-declined': () => 'You have declined extra market actions for this season.',
  'temp-spent': () => 'Your temp has already acted this season.',
  'no-worker-left': () => 'No skilled worker is left on offer.',
  'no-partnership-left': () => 'No partnership is left on offer.',
  'card-not-on-offer': () => 'This card is not on offer.',
  'crew-needs-3-batches': f => `The second crew needs ${batches(f.n.needed)} brewed; you have ${f.n.brewed}.`,
  'crew-needs-9-batches': f => `The third crew needs ${batches(f.n.needed)} brewed; you have ${f.n.brewed}.`,
  'all-crews-on-duty': () => 'All three crews are already on duty.',
  'storage-full': f => `Your storage holds ${f.n.capacity}: you must discard ${cubes(f.n.excess)}.`,
  'discard-exact': f =>
    `You must discard exactly ${cubes(f.n.excess)}; that way only ${f.n.possible} would be possible.`,
  'discard-order': () => 'Discard kind by kind, in the order malt, hops, yeast, spice, coffee, fruit.',
  'no-free-discard': () => 'Cubes can be discarded only when your storage overflows.',
  'kind-not-offered': f => `${f.kind} cannot be chosen here.`,
  'benefit-not-due': () => 'That benefit is not due now.',
  'trade-not-now': () => 'You can trade only during your own decisions, and not after the first discarded cube.',
  'trade-not-owned': f => `You do not have the partnership ${f.card}.`,
  'trade-cost-missing': f => `This trade costs ${f.n.needed} ${f.kind}; you have ${f.n.held} in storage.`,
  'trade-over-capacity': f => `That would make ${cubes(f.n.cubes)}; your storage holds ${f.n.capacity}.`,
  'trade-dead-end': () => 'That would leave you without any way to answer this decision.',
  'no-crew-for-round': f => `You have no crew for round ${f.n.round}.`,
  'must-use-crew': () => 'Every crew must act; Process beer is possible even with nothing to do.',
  'part-already-done': () => 'You have already done this part in this action.',
  'process-order': () => 'Selling and bottling come before brewing: choose Process beer first.',
  'no-empty-tank': f => `There is no empty tank ${f.tank}.`,
  'recipe-not-in-game': f => `${f.recipe} is not in this match.`,
  'secret-of-other': f => `${f.recipe} is the secret recipe of another player.`,
  'needs-basic-recipe': f => `${f.recipe} needs a batch of ${f.basic} first.`,
  'no-replacement': () => 'You cannot replace a specialty that way.',
  'replacement-used': () => 'This replacement has already been used in this Process.',
  'missing-ingredients': f => `${f.recipe} costs ${f.n.needed} ${f.kind}; you have ${f.n.held}.`,
  'no-collaboration-with-2': () => 'There is no collaboration with two players.',
  'one-section-per-action': () => 'Only one section can be filled per action.',
  'section-taken': f => `${f.section} is already filled.`,
  'sole-contributor': () => 'You own three sections: somebody else must fill the fourth.',
  'section-cost': f => (f.section ? `You cannot pay all cubes of ${f.section}.` : 'You cannot pay any open section.'),
  'lab-complete': () => 'This marker has already reached the final position.',
  'one-step-only': () => 'Lab research moves one marker one step.',
  'tile-owned': f => `You already have ${f.tile}.`,
  'all-tiles-owned': () => 'You already have all tiles.',
  'module-off': f => (f.place ? `${f.place} is not in this match.` : 'Secret recipes are not in this match.'),
  'module-used': f => `${f.place} has already been used this season.`,
  'temp-too-late': () => 'No season follows in which a temp could work.',
  'temps-short': f =>
    f.n.temps < 2
      ? `Only ${f.n.temps} temps are left; two are needed.`
      : `A temp costs ${f.money(f.n.price)}, and you have ${f.money(f.n.money)}.`,
  'exchange-nothing': () => 'You have nothing to exchange.',
  'exchange-mixed': f => `Of ${f.given} you can give at most ${f.n.most}, all for the same line.`,
  'agency-no-money': f => `The agency costs ${f.money(f.n.price)}, and you have ${f.money(f.n.money)}.`,
  'agency-empty': () => 'No unused worker is left.',
  'farm-season': () => 'Planting is possible in Winter and Spring only.',
  'farm-kind': f => (f.kind ? `You cannot plant ${f.kind}.` : 'You have nothing that could be planted.'),
  'farm-kind-planted': f =>
    f.kind ? `${f.kind} has already been planted in this cycle.` : 'Everything has been planted in this cycle.',
  'secret-none-left': () => 'No unused advanced recipe is left.',
  'secret-not-available': f => `${f.recipe} is not available.`,
}
