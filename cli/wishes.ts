/** What commands have in common: which game, which options, which players, which seed. */

import { type Budget, type Player, playerNamed } from '@taproom/bots'
import {
  type AnyRoom,
  type ChosenValues,
  freshSeed,
  LANGUAGES,
  type Language,
  parseOption,
  seedFrom,
} from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { Trouble } from './trouble.ts'

export async function roomNamed(id: string | undefined): Promise<AnyRoom> {
  const open = id === undefined ? undefined : shelf[id]
  if (!open) throw new Trouble(`which game? There are: ${Object.keys(shelf).join(', ')}`)
  return open()
}

export function wholeNumber(text: string | undefined, what: string, byDefault?: number): number {
  if (text === undefined && byDefault !== undefined) return byDefault
  if (text === undefined || !/^\d+$/.test(text)) throw new Trouble(`--${what} takes a whole number`)
  return Number(text)
}

export function optionWishes(room: AnyRoom, pairs: readonly string[] = []): ChosenValues {
  const declared = room.game.declared.options
  const wishes = Object.fromEntries(
    pairs.map(pair => {
      const [name, value = ''] = pair.split('=', 2)
      const option = declared[name]
      return [name, option ? parseOption(option, value) : value]
    }),
  )
  const chosen = room.game.options(wishes)
  if (typeof chosen === 'string') throw new Trouble(chosen)
  return chosen
}

export function seatsWish(room: AnyRoom, text: string | undefined, byDefault?: number): number {
  const { from, to } = room.game.declared.seats
  const seats = wholeNumber(text, 'seats', byDefault)
  if (seats < from || seats > to) throw new Trouble(`${room.game.id} is played with ${from} to ${to} seats`)
  return seats
}

export function playersWish(
  room: AnyRoom,
  text: string | undefined,
  seats: number,
  budget: Budget = {},
): readonly Player[] {
  const names = text?.split(',') ?? Array(seats).fill('random')
  if (names.length !== seats) throw new Trouble(`${seats} seats need ${seats} players, here are ${names.length}`)
  return names.map(name => {
    const player = playerNamed(name, room, budget)
    if (typeof player === 'string') throw new Trouble(player)
    return player
  })
}

export const seedWish = (text: string | undefined): string => (text === undefined ? freshSeed() : seedFrom(text))

export function languageWish(text = 'en'): Language {
  const language = LANGUAGES.find(one => one === text)
  if (!language) throw new Trouble(`--lang is one of ${LANGUAGES.join(', ')}`)
  return language
}

/** Time of this process, in milliseconds: what a measurement on a busy machine can rely on. */
export function cpuClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
