/** What commands have in common: which game, which options, which players, which seed. */

import { readFileSync } from 'node:fs'
import { type Budget, type Player, playerNamed } from '@taproom/bots'
import {
  type AnyRoom,
  type ChosenValues,
  freshSeed,
  LANGUAGES,
  type Language,
  parseOption,
  roomWithBox,
  roomWithRules,
  seedFrom,
} from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import { CliError } from './cli-error.ts'

/** A game's room, with the components of this file in its box and by this version of the rules where they are named. */
export async function roomNamed(id: string | undefined, box?: string, rules?: string): Promise<AnyRoom> {
  const open = id === undefined ? undefined : shelf[id]
  if (!open) throw new CliError(`which game? There are: ${Object.keys(shelf).join(', ')}`)
  const newest = await open()
  const room = rules === undefined ? newest : roomWithRules(newest, wholeNumber(rules, 'rules'))
  if (!room) throw new CliError(`${id} has the rules versions ${newest.game.declared.versions.join(', ')}`)
  const own = box === undefined ? room : roomWithBox(room, componentsIn(box))
  if (typeof own === 'string') throw new CliError(`these components do not fit ${id}: ${own}`, 1)
  return own
}

function componentsIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CliError(`cannot read components from "${file}": ${error instanceof Error ? error.message : error}`, 1)
  }
}

export function wholeNumber(text: string | undefined, what: string, byDefault?: number): number {
  if (text === undefined && byDefault !== undefined) return byDefault
  if (text === undefined || !/^\d+$/.test(text)) throw new CliError(`--${what} takes a whole number`)
  return Number(text)
}

export function optionsArg(room: AnyRoom, pairs: readonly string[] = []): ChosenValues {
  const declared = room.game.declared.options
  const given = Object.fromEntries(
    pairs.map(pair => {
      const [name, value = ''] = pair.split('=', 2)
      const option = declared[name]
      return [name, option ? parseOption(option, value) : value]
    }),
  )
  const chosen = room.game.options(given)
  if (typeof chosen === 'string') throw new CliError(chosen)
  return chosen
}

export function seatsArg(room: AnyRoom, text: string | undefined, byDefault?: number): number {
  const { from, to } = room.game.declared.seats
  const seats = wholeNumber(text, 'seats', byDefault)
  if (seats < from || seats > to) throw new CliError(`${room.game.id} is played with ${from} to ${to} seats`)
  return seats
}

export function playersArg(
  room: AnyRoom,
  text: string | undefined,
  seats: number,
  budget: Budget = {},
): readonly Player[] {
  const names = text?.split(',') ?? Array(seats).fill('random')
  if (names.length !== seats) throw new CliError(`${seats} seats need ${seats} players, here are ${names.length}`)
  return names.map(name => {
    const player = playerNamed(name, room, budget)
    if (typeof player === 'string') throw new CliError(player)
    return player
  })
}

export const seedArg = (text: string | undefined): string => (text === undefined ? freshSeed() : seedFrom(text))

export function languageArg(text = 'en'): Language {
  const language = LANGUAGES.find(one => one === text)
  if (!language) throw new CliError(`--lang is one of ${LANGUAGES.join(', ')}`)
  return language
}

/** Time of this process, in milliseconds: what a measurement on a busy machine can rely on. */
export function cpuClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
