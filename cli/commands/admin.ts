import { parseArgs } from 'node:util'
import { wholeNumber } from '../arguments.ts'
import { CliError } from '../cli-error.ts'

const STATUSES = ['open', 'running', 'over', 'ended', 'expired'] as const
/** Days. */
const AGES = [7, 30, 90, 180, 365]
const LONGEST_DRAIN = 3600
const DEEDS = ['end', 'delete', 'ban'] as const
const USAGE =
  'taproom admin list matches|people|reports, look <id>, end <match>, delete <id>, ban <person>, close <report>, retention, announce <text>, drain <seconds>'

const when = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
/** What people wrote cannot move the cursor of who reads it. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, ' ')
const line = (...parts: readonly (string | null)[]): void => console.log(plain(parts.filter(Boolean).join('  ')))

/** For who runs a server: looks into its store, and asks it, while it runs, to end, to delete and to ban. */
export async function admin(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      status: { type: 'string' },
      limit: { type: 'string' },
      wait: { type: 'string' },
      banned: { type: 'boolean' },
      all: { type: 'boolean' },
      lift: { type: 'boolean' },
      back: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const [command, subject = ''] = positionals
  const limit = wholeNumber(values.limit, 'limit', 50)
  const seconds = wholeNumber(values.wait, 'wait', 15)
  const deed = DEEDS.find(one => one === command)
  const drains = command === 'drain'
  const counts = command === 'retention'
  const announces = command === 'announce'
  if (
    (subject === '' && !counts && !announces) ||
    !(deed || command === 'list' || command === 'look' || command === 'close' || counts || drains || announces)
  )
    throw new CliError(USAGE)
  const statuses = STATUSES.filter(status => values.status === undefined || values.status === status)
  if (statuses.length === 0) throw new CliError(`--status is one of ${STATUSES.join(', ')}`)
  if (command === 'list' && !['matches', 'people', 'reports'].includes(subject)) throw new CliError(USAGE)

  // Only now: the other commands start without the server's packages.
  const house = await import('@taproom/server/admin')
  const { DATABASE_URL, TAPROOM_DATA } = process.env
  const given = values.store
  const url = given?.startsWith('postgres') ? given : given === undefined ? DATABASE_URL : undefined
  const done = (sentence: string | undefined) => {
    if (sentence === undefined)
      throw new CliError('no server answered; it is written down, and the next one that runs does it', 3)
    if (sentence !== house.DONE) throw new CliError(sentence, 1)
    console.log(sentence)
  }

  await house
    .operate({ data: given ?? TAPROOM_DATA ?? '.taproom', url }, async db => {
      const tell = <T>(found: readonly T[], say: (one: T) => void) => {
        if (values.json) console.log(JSON.stringify(found, null, 2))
        else for (const one of found) say(one)
      }
      if (deed === 'ban' && values.lift)
        done((await house.liftBan(db, subject)) ? house.DONE : 'that person is not banned')
      else if (deed) done(await house.ask(db, deed, subject, seconds * 1000))
      else if (drains) {
        const time = Number(subject)
        if (!/^\d+$/.test(subject) || time > LONGEST_DRAIN)
          throw new CliError(`drain takes 0 to ${LONGEST_DRAIN} seconds`)
        await house.askToDrain(db, time)
        console.log(`every process that serves this store now was asked to hand over within ${time} s and to end`)
      } else if (announces) {
        if (values.back) return done((await house.takeBack(db)) ? house.DONE : 'nothing is announced')
        if (positionals.length < 2) return line((await house.announced(db))?.text ?? 'nothing is announced')
        const said = house.announcementText(positionals.slice(1).join(' '))
        if (typeof said === 'string') throw new CliError(said)
        await house.announce(db, said.text)
        line('everybody is told within a second or so:', said.text)
      } else if (command === 'close')
        done((await house.closeReport(db, subject)) ? house.DONE : 'there is no such report')
      else if (counts) {
        const ages = await Promise.all(AGES.map(days => house.countKept(db, days, Date.now())))
        tell(ages, ({ days, guests, matches, chat }) =>
          line(`older than ${days} days:`, `${guests} guests,`, `${matches} matches,`, `${chat} lines of chat`),
        )
      } else if (command === 'look') {
        const found = await house.lookAt(db, subject)
        if (!found) throw new CliError('there is no such match, nor such a person', 1)
        // As JSON also for people: it has many parts, and escapes what would move the cursor.
        console.log(JSON.stringify(found, null, 2))
      } else if (subject === 'matches')
        tell(await house.listMatches(db, statuses, limit), ({ id, status, reason, game, created, seats }) =>
          line(id, when(created), status, reason ?? '', game, seats.map(({ name }) => name ?? '–').join(', ')),
        )
      else if (subject === 'people')
        tell(await house.listPeople(db, values.banned === true, limit), ({ id, name, kind, seen, banned }) =>
          line(id, when(seen), kind, name, banned === null ? '' : `banned ${when(banned)}`),
        )
      else
        tell(await house.listReports(db, values.all === true, limit), ({ id, at, reason, about, name, match, text }) =>
          line(id, when(at), reason, `about ${name} (${about})`, match && `in ${match}`, text),
        )
    })
    .catch((error: Error) => {
      throw error instanceof CliError ? error : new CliError(error.message, 1)
    })
}
