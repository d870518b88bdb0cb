import type { Person } from '@taproom/protocol'

/** A person as others see them, in a query that knows more of the row. */
export const PERSON = ['person.id', 'person.name', 'person.kind'] as const

/** Such a row, with the person apart. */
export const personBeside = <R extends Person>({ id, name, kind, ...rest }: R) => ({
  person: { id, name, kind },
  ...rest,
})
