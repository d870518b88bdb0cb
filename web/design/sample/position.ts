import {
  GOALS,
  type Goal,
  type GoalState,
  PIECES,
  type Piece,
  type RingFigure,
  type RingSpace,
  type ShedType,
  SITES,
  type TileFace,
  type Zone,
} from '@taproom/heaven-and-ale/board'

/** A made-up position in round 3 of 4 with three seats. Written as short words: "hops5", "scribe". */
const face = (word: string): TileFace => {
  const number = Number(word.at(-1))
  return Number.isNaN(number)
    ? { kind: word as TileFace['kind'] }
    : { kind: word.slice(0, -1) as TileFace['kind'], number }
}
const faces = (words: string) => words.split(' ').filter(Boolean).map(face)
const garden = (words: string) =>
  Object.fromEntries(words.split(' ').map(word => [word.split(':')[0], face(word.split(':')[1])]))

const TRACK =
  'r:; r:; m4:; dA:0; r:; r:; dB:1; r:hops5 yeast1; r:water4 wood2; m3:scribe; r:hops4; dC:1; r:barley3; b:; r:wood5 yeast4 hops3; dABC:2; r:water5; m2:cellarer; r:barley5; dABC:1; r:wood4 water3; r:yeast5; r:barley4 hops1 wood1 yeast2; dABC:1; m1:bellringer gardener; b:; r:yeast3 water1 wood3 hops2 barley1'
export const spaces: RingSpace[] = TRACK.split('; ').map((word, i) => {
  const [what, lies] = word.split(':')
  const id = `space-${i + 1}`
  if (what === 'b') return { id, kind: 'barrel' }
  if (what[0] === 'd') return { id, kind: 'disc', letters: what.slice(1), discs: Number(lies) }
  if (what[0] === 'm') return { id, kind: 'monk', price: Number(what[1]), tiles: faces(lies) }
  return { id, kind: 'resource', tiles: faces(lies) }
})

export const figures: RingFigure[] = [
  { seat: 'blue', at: 6 },
  { seat: 'yellow', at: 11 },
  { seat: 'red', at: 8, mine: true },
  { seat: 'green', at: 0, start: 'start-ducats' },
]

export const mine = garden(
  'sun-3:barley2 sun-4:water3 sun-5:water1 sun-6:gardener sun-7:barley4 sun-8:wood1 sun-9:yeast2 sun-12:hops3 shade-1:cellarer shade-3:hops1 shade-4:yeast4 shade-5:wood3 shade-7:scribe shade-9:hops2 shade-10:barley1 shade-11:water2',
)
export const noor = garden(
  'sun-7:hops2 sun-9:barley5 sun-10:gardener sun-13:water1 sun-14:gardener sun-12:yeast3 sun-15:wood2 shade-8:hops4 shade-13:barley2 shade-11:water5 shade-9:bellringer',
)
export const bram = garden(
  'sun-1:wood1 sun-2:yeast1 sun-5:bellringer sun-10:wood3 sun-12:water2 shade-1:hops1 shade-2:scribe shade-3:barley1 shade-8:yeast5 shade-11:water4 shade-6:cellarer',
)
export const sheds: Record<string, { type: ShedType; sum: number; lit?: number[] }> = {
  'shed-2': { type: 2, sum: 12, lit: [1, 4] },
}
export const open = {
  'shed-1': { filled: 3, sum: 2 },
  'shed-3': { filled: 3, sum: 6 },
  'shed-4': { filled: 5, sum: 10 },
  'shed-5': { filled: 3, sum: 6 },
  'shed-6': { filled: 2, sum: 5 },
  'shed-7': { filled: 3, sum: 5 },
}

export const free = SITES.filter(site => site.half !== 'shed' && !mine[site.id])
export const prices = Object.fromEntries(free.map(site => [site.id, site.half === 'sun' ? 10 : 5]))

const cells = (...at: number[]) => Object.fromEntries(PIECES.map((piece, i) => [piece, at[i]])) as Record<Piece, number>
export const myCells = cells(3, 2, -1, 4, 5, 0)
export const noorCells = cells(2, 3, 4, 1, 1, -2)
export const bramCells = cells(6, 0, -1, 2, -3, 3)

export const zones: Zone[] =
  '-10 0 5:1 ×2,1 4 4:1 ×3,5 8 3:1 ×3,9 11 3:1 ×4,12 14 2:1 ×4,15 17 2:1 ×5,18 19 2:1 ×6,20 20 1:1 ×6'
    .split(',')
    .map(line => line.split(' '))
    .map(([from, to, rate, multiplier]) => ({ from: Number(from), to: Number(to), rate, multiplier }))

const WAY = '0/1 4/5 4/6 0/6 1/4 2/5 1/3 1/4 5/20 3/3 8/15 8/15'.split(' ').map(way => way.split('/').map(Number))
export const goals = Object.fromEntries(GOALS.map((goal, i) => [goal, { have: WAY[i][0], need: WAY[i][1] }])) as Record<
  Goal,
  GoalState
>
goals['goal-all-markers-1'].large = 'yellow'
goals['goal-resource-spots'].large = 'blue'
goals['goal-six-fives'].large = 'yellow'
goals['goal-six-fives'].small = 'green'

export const GOAL_WORDS = Object.fromEntries(
  'Brewmaster,All markers,Ones,Fives,Monk discs,Colour discs,Same sheds,Shed kinds,Top cell,Privileges,Sun full,Shade full'
    .split(',')
    .map((word, i) => [GOALS[i], word]),
) as Record<Goal, string>
