/** The eleven fields of a player board (table 2c): what each takes is printed and fixed; its numbers are in the box. */
import { BUILDINGS, type Building, COLOURS, type Colour } from './names.ts'

interface FieldShape {
  readonly id: string
  readonly code: string
  readonly building: Building
  /** The input it takes: a seed or a die of one of these colours. */
  readonly takes: 'seed' | readonly Colour[]
  /** The die turned up by 1 may not show 6 already (DB-5.63). */
  readonly raises?: true
}

const SHAPES = [
  { id: 'malt-house-light', code: 'MH1', building: 'malt-house', takes: 'seed' }, // DB-5.54
  { id: 'malt-house-roast', code: 'MH2', building: 'malt-house', takes: ['light-malt'] }, // DB-5.58
  { id: 'malt-house-raise', code: 'MH3', building: 'malt-house', takes: ['light-malt', 'dark-malt'], raises: true }, // DB-5.62
  { id: 'hop-plantation-grow', code: 'HP1', building: 'hop-plantation', takes: 'seed' }, // DB-5.68
  { id: 'hop-plantation-raise', code: 'HP2', building: 'hop-plantation', takes: ['hops'], raises: true }, // DB-5.71
  { id: 'craft-school-reroll', code: 'CS1', building: 'craft-school', takes: ['skill'] }, // DB-5.75
  { id: 'craft-school-swap', code: 'CS2', building: 'craft-school', takes: ['skill'] }, // DB-5.80
  { id: 'craft-school-train', code: 'CS3', building: 'craft-school', takes: ['skill'] }, // DB-5.88
  { id: 'seed-department-hops', code: 'SD1', building: 'seed-department', takes: ['hops'] }, // DB-5.90
  { id: 'seed-department-dark', code: 'SD2', building: 'seed-department', takes: ['dark-malt'] }, // DB-5.91
  { id: 'seed-department-gold', code: 'SD3', building: 'seed-department', takes: ['skill', 'dark-malt'] }, // DB-5.92
] as const satisfies readonly FieldShape[]

export type Field = (typeof SHAPES)[number]['id']
export type FieldCode = (typeof SHAPES)[number]['code']

const shapes: readonly FieldShape[] = SHAPES
export const FIELDS: readonly Field[] = SHAPES.map(field => field.id)
export const FIELD_CODES: readonly FieldCode[] = SHAPES.map(field => field.code)

export const MH1 = 0
export const MH2 = 1
export const MH3 = 2
export const HP1 = 3
export const HP2 = 4
export const CS1 = 5
export const CS2 = 6
export const CS3 = 7
export const SD1 = 8
export const SD2 = 9
export const SD3 = 10

/** Number of the building each field belongs to. */
export const BUILDING_OF: readonly number[] = shapes.map(field => BUILDINGS.indexOf(field.building))

const takesDie = (field: FieldShape, colour: Colour): boolean => field.takes !== 'seed' && field.takes.includes(colour)

/** Fields that take a die of each colour, as bits (DB-5.35). */
export const FIELDS_FOR: readonly number[] = COLOURS.map(colour =>
  shapes.reduce((bits, field, i) => (takesDie(field, colour) ? bits | (1 << i) : bits), 0),
)

/** Fields that take a seed, as bits. */
export const SEED_FIELDS = shapes.reduce((bits, field, i) => (field.takes === 'seed' ? bits | (1 << i) : bits), 0)

/** MH3 and HP2, as bits. */
export const RAISE_FIELDS = shapes.reduce((bits, field, i) => (field.raises ? bits | (1 << i) : bits), 0)

/** The fields of each building, as bits. */
export const FIELDS_OF: readonly number[] = BUILDINGS.map(building =>
  shapes.reduce((bits, field, i) => (field.building === building ? bits | (1 << i) : bits), 0),
)
