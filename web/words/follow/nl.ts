import type { ShellWords } from '../index.ts'

export const follow: Pick<ShellWords, 'pace'> = {
  pace: {
    title: 'Tempo van de anderen',
    hint: 'Hoe lang elke zet van hen te zien is voor de volgende komt.',
    paces: { slow: 'Rustig', normal: 'Normaal', fast: 'Snel', instant: 'Meteen' },
    held: 'De anderen wachten tot je ze verder laat gaan.',
    key: 'de anderen laten wachten, of verdergaan',
  },
}
