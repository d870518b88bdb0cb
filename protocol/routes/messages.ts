import { LANGUAGES } from '@taproom/engine'
import * as v from 'valibot'
import { ChatLine, ChatText } from '../chat.ts'
import { NoticeSettings } from '../notices.ts'
import { Ok, text, whole } from '../parts.ts'
import type { RouteSpecs } from './route.ts'

export const messageRoutes = {
  'GET /api/matches/{match}/chat': {
    who: 'anyone',
    summary: 'What was said at a table, without those you muted; at a table by link only for who sits there',
    answer: v.object({ lines: v.array(ChatLine) }),
  },
  'POST /api/matches/{match}/chat': {
    who: 'person',
    summary: 'Say something at your table: 500 characters, six lines in ten seconds',
    body: v.object({ text: ChatText }),
    answer: ChatLine,
  },
  'PUT /api/me/mutes/{name}': { who: 'person', summary: 'Do not hear somebody any more', answer: Ok },
  'DELETE /api/me/mutes/{name}': { who: 'person', summary: 'Hear somebody again', answer: Ok },
  'GET /api/me/notices': {
    who: 'person',
    summary: 'How you are told of your turn, of begin, proposal and end, and what this server can do',
    answer: NoticeSettings,
  },
  'PUT /api/me/notices/{name}': {
    who: 'person',
    summary:
      'Be told by `webhook` { url, style }, `mail` { address } or `push` (a browser subscription, up to ten of them), after so many seconds, in your `language`. A mail address must be confirmed with the code that is sent there',
    body: v.object({
      data: v.record(v.string(), v.unknown()),
      delay: v.optional(whole(0, 86_400), 120),
      language: v.optional(v.picklist(LANGUAGES), 'en'),
    }),
    answer: Ok,
    perMinute: 6,
  },
  'DELETE /api/me/notices/{name}': {
    who: 'person',
    summary: 'Not be told this way any more; for `push` by this `device` only, where one is named',
    query: v.object({ device: v.optional(text(40)) }),
    answer: Ok,
  },
  'POST /api/me/notices/{name}/test': { who: 'person', summary: 'Try it: one notice now', answer: Ok, perMinute: 6 },
  'POST /api/me/notices/mail/confirm': {
    who: 'person',
    summary: 'Confirm a mail address with the code that was sent there',
    body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    answer: Ok,
    perMinute: 6,
  },
  'GET /api/notices/off': {
    who: 'anyone',
    summary:
      'Where the link at the end of a notice leads: a page that asks whether no more shall come this way, and changes nothing',
    query: v.object({ way: v.optional(text(300), '') }),
    answer: v.string(),
    page: true,
  },
  'POST /api/notices/off': {
    who: 'anyone',
    summary:
      'Send no more notices this way: the button of that page, or of a mail program (RFC 8058). The body is not looked at',
    query: v.object({ way: v.optional(text(300), '') }),
    answer: v.string(),
    page: true,
  },
} as const satisfies RouteSpecs
