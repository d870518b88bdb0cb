import type { ShellWords } from '../index.ts'
import { counting, listing } from '../plural.ts'

const count = counting('nl')
const list = listing('nl')

const STRENGTH = {
  guest: 'makkelijk (1 van 6)',
  apprentice: 'mild (2 van 6)',
  journeyman: 'degelijk (3 van 6)',
  brewer: 'sterk (4 van 6)',
  cellarer: 'heel sterk (5 van 6)',
  master: 'het sterkst (6 van 6)',
} as const

export const follow: Pick<ShellWords, 'pace' | 'since' | 'scene' | 'opposition' | 'points'> = {
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
  opposition: {
    moreRules: n => `Meer, voor wie het spel kent (${n})`,
    title: 'Tegen wie je speelt',
    howMany: 'Aantal tegenstanders',
    rung: (n, of) => `, sterkte ${n} van ${of}`,
    persons: {
      guest: 'Pip, die proeft',
      apprentice: 'Odo, de leerling',
      journeyman: 'Marthe, de gezel',
      brewer: 'Bruno, de brouwer',
      cellarer: 'Agnes, de keldermeester',
      master: 'Hilde, de meester',
    },
    against: (n, level) => `Tegen ${count(n, { one: 'tegenstander', other: 'tegenstanders' })}: ${STRENGTH[level]}`,
    change: (game, now) => `${game}: ${now}. Andere kiezen`,
    again: 'Vanaf het begin spelen',
    againHint: 'Hetzelfde toeval tegen dezelfde tegenstanders, in een partij van jezelf.',
  },
  points: {
    ownValues: 'eigen materiaal',
    title: 'Punten als het nu ophield',
    about: 'Wat iedereen zou hebben als de partij nu ophield, voor zover jij dat kunt zien.',
    where: { solo: 'Alleen solo', on: 'Altijd', off: 'Nooit' },
  },
}
