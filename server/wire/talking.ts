import * as v from 'valibot'
import { no } from '../match/refused.ts'
import { CHANNELS, type Channel } from '../notice/channels.ts'
import { findMatch } from '../store/matches.ts'
import { open, personal, type Route } from './routes.ts'

export const ChatText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const NO_CHANNEL = no('not-found', `there is: ${CHANNELS.join(', ')}`)
const channelOf = (name: string): Channel | undefined => CHANNELS.find(channel => channel === name)

export const talkRoutes: readonly Route[] = [
  open({
    method: 'GET',
    path: '/api/matches/{match}/chat',
    summary: 'What was said at a table, without those you muted',
    answer: '{ lines: [{ id, person, name, text, at }] }',
    async run({ house, match, person }) {
      if (!(await findMatch(house.store.db, match))) return no('no-match', 'there is no such match')
      return { lines: await house.talk.lines(match, person?.id) }
    },
  }),
  personal({
    method: 'POST',
    path: '/api/matches/{match}/chat',
    summary: 'Say something at your table',
    answer: 'the line',
    body: v.object({ text: ChatText }),
    run: ({ house, match, person, body }) => house.talk.say(match, person, body.text),
  }),
  personal({
    method: 'PUT',
    path: '/api/me/mutes/{name}',
    summary: 'Do not hear somebody any more',
    answer: '{ ok }',
    async run({ house, person, name }) {
      await house.talk.mute(person.id, name)
    },
  }),
  personal({
    method: 'DELETE',
    path: '/api/me/mutes/{name}',
    summary: 'Hear somebody again',
    answer: '{ ok }',
    async run({ house, person, name }) {
      await house.talk.unmute(person.id, name)
    },
  }),
  personal({
    method: 'GET',
    path: '/api/me/notices',
    summary: 'How you are told that it is your turn, and what this server can do',
    answer: '{ settings: [{ channel, delay, enabled, data }], channels, pushKey }',
    async run({ house, person }) {
      const { open: channels, pushKey } = house.channels
      return { settings: await house.notices.settingsOf(person.id), channels, pushKey }
    },
  }),
  personal({
    method: 'PUT',
    path: '/api/me/notices/{name}',
    summary:
      'Be told by webhook { url, style }, mail { address } or push (a browser subscription), after so many seconds',
    answer: '{ ok }; a mail address must be confirmed with the code that is sent there',
    body: v.object({
      data: v.record(v.string(), v.unknown()),
      delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 120),
    }),
    perMinute: 6,
    async run({ house, person, name, body }) {
      const channel = channelOf(name)
      return channel ? house.notices.set(person.id, channel, body.data, body.delay) : NO_CHANNEL
    },
  }),
  personal({
    method: 'DELETE',
    path: '/api/me/notices/{name}',
    summary: 'Not be told this way any more',
    answer: '{ ok }',
    async run({ house, person, name }) {
      const channel = channelOf(name)
      return channel ? house.notices.remove(person.id, channel) : NO_CHANNEL
    },
  }),
  personal({
    method: 'POST',
    path: '/api/me/notices/{name}/test',
    summary: 'Try it: one notice now',
    answer: '{ ok }',
    perMinute: 6,
    async run({ house, person, name }) {
      const channel = channelOf(name)
      return channel ? house.notices.test(person.id, channel) : NO_CHANNEL
    },
  }),
  personal({
    method: 'POST',
    path: '/api/me/notices/mail/confirm',
    summary: 'Confirm a mail address with the code that was sent there',
    answer: '{ ok }',
    body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    perMinute: 6,
    run: ({ house, person, body }) => house.notices.confirm(person.id, body.code),
  }),
]
