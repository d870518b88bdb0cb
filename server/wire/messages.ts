import { CHANNELS, type Channel, statusOf } from '@taproom/protocol'
import { NO_MATCH, no } from '../match/refused.ts'
import { offPage, wishedLanguage } from '../notice/unsubscribe.ts'
import { findMatch } from '../store/matches.ts'
import type { Call, Handlers } from './routes.ts'

const NO_CHANNEL = no('not-found', `there is: ${CHANNELS.join(', ')}`)
const channelOf = (name: string): Channel | undefined => CHANNELS.find(channel => channel === name)

/** What is said to who comes by the link of a notice, with the way it speaks of. */
async function offAnswer({ services, query, request, reply }: Call<'GET /api/notices/off' | 'POST /api/notices/off'>) {
  reply.type('text/html; charset=utf-8')
  const way = await services.notices.ways.known(query.way)
  if (!way) {
    reply.code(statusOf('forbidden'))
    return offPage(wishedLanguage(request.headers['accept-language']), 'wrong')
  }
  if (way.enabled && request.method === 'POST') await services.notices.ways.turnOff(way)
  return offPage(way.language, way.enabled && request.method !== 'POST' ? 'ask' : 'done')
}

export const messageHandlers = {
  async 'GET /api/matches/{match}/chat'({ services, match, person }) {
    if (!(await findMatch(services.store.db, match))) return NO_MATCH
    const lines = await services.chat.lines(match, person?.id)
    return 'code' in lines ? lines : { lines }
  },
  'POST /api/matches/{match}/chat': ({ services, match, person, body }) => services.chat.say(match, person, body.text),
  'PUT /api/me/mutes/{name}': ({ services, person, name }) => services.chat.mute(person.id, name),
  'DELETE /api/me/mutes/{name}': ({ services, person, name }) => services.chat.unmute(person.id, name),
  async 'GET /api/me/notices'({ services, person }) {
    const { open: channels, pushKey } = services.channels
    return { settings: await services.notices.ways.of(person.id), channels, pushKey }
  },
  async 'PUT /api/me/notices/{name}'({ services, person, name, body }) {
    const channel = channelOf(name)
    return channel ? services.notices.ways.set(person.id, channel, body) : NO_CHANNEL
  },
  async 'DELETE /api/me/notices/{name}'({ services, person, name, query }) {
    const channel = channelOf(name)
    return channel ? services.notices.ways.remove(person.id, channel, query.device) : NO_CHANNEL
  },
  async 'POST /api/me/notices/{name}/test'({ services, person, name }) {
    const channel = channelOf(name)
    return channel ? services.notices.ways.test(person.id, channel) : NO_CHANNEL
  },
  'POST /api/me/notices/mail/confirm': ({ services, person, body }) =>
    services.notices.ways.confirm(person.id, body.code),
  'GET /api/notices/off': offAnswer,
  'POST /api/notices/off': offAnswer,
} satisfies Partial<Handlers>
