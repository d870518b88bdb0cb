/** How one follows what others do: the pace of rivals, what happened since one's turn. */
export const follow = {
  pace: {
    title: 'Pace of the others',
    hint: 'How long each of their moves is shown before the next one.',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    held: 'The others wait until you let them go on.',
    key: 'make the others wait, or go on',
  },
}
