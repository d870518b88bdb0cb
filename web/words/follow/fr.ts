import type { ShellWords } from '../index.ts'

export const follow: Pick<ShellWords, 'pace'> = {
  pace: {
    title: 'Rythme des autres',
    hint: 'Combien de temps chacun de leurs coups reste affiché avant le suivant.',
    paces: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Immédiat' },
    held: 'Les autres attendent que vous les laissiez continuer.',
    key: 'faire attendre les autres, ou continuer',
  },
}
