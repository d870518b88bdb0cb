import type { ShellWords } from '../index.ts'
import { counting, listing } from '../plural.ts'

const count = counting('nl')
const list = listing('nl')

export const follow: Pick<ShellWords, 'pace' | 'since' | 'scene'> = {
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
  scene: {
    title: 'De telling',
    before: 'Voor de punten',
    next: (step, of) => (step < of ? `Verder (${step} van ${of})` : 'Naar de uitslag'),
    skip: 'Overslaan',
    again: 'De telling nog eens',
    total: points => `= ${points}`,
    won: points => `Je wint met ${count(points, { one: 'punt', other: 'punten' })}`,
    shared: (names, points) =>
      `Jij en ${list(names)} delen de overwinning met ${count(points, { one: 'punt', other: 'punten' })}`,
    came: (rank, points) =>
      `Je bent ${['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde'][rank] ?? rank} met ${count(points, { one: 'punt', other: 'punten' })}`,
    check: 'Het toeval narekenen',
  },
}
