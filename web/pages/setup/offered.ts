import { type ChosenValues, type Option, type OptionValue, seatNamed } from '@taproom/engine'

/** What can be chosen with so many seats: a value that names a seat needs that seat. */
export const offered = (option: Option, seats: number): Option =>
  option.kind === 'choice' ? { ...option, values: option.values.filter(value => seatNamed(value) <= seats) } : option

/** The same choices without those about seats that are gone since. */
export const withSeats = (values: ChosenValues, seats: number): ChosenValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]: [string, OptionValue]) => seatNamed(value) <= seats))
