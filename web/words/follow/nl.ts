import type { ShellWords } from '../index.ts'
import { counting } from '../plural.ts'

const count = counting('nl')

export const follow: Pick<ShellWords, 'pace' | 'since'> = {
  pace: {
    title: 'Tempo van de anderen',
    hint: 'Hoe lang elke zet van hen te zien is voor de volgende komt.',
    paces: { slow: 'Rustig', normal: 'Normaal', fast: 'Snel', instant: 'Meteen' },
    held: 'De anderen wachten tot je ze verder laat gaan.',
    key: 'de anderen laten wachten, of verdergaan',
  },
  since: {
    you: 'Jij',
    table: 'De tafel',
    replay: (name: string) => `Nog eens tonen: ${name}`,
    title: 'Sinds je beurt',
    moves: (n: number) =>
      `${count(n, { one: 'zet', other: 'zetten' })} sinds die van jou. Kies er een om hem op tafel te zien.`,
    nothing: 'Sinds je laatste zet is er niets gebeurd.',
    look: ', op tafel bekijken',
    toTable: 'Naar de tafel',
  },
}
