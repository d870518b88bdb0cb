import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeRow } from '../store/tables.ts'
import { languageOf, noticeWords } from './words.ts'

type Way = Pick<NoticeRow, 'person' | 'channel' | 'device' | 'data'>

/** Bound to the address too: who has an old letter turns off nothing that came after it. */
const macOf = ({ person, channel, device, data }: Way, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['off', person, channel, device, data]))
    .digest('base64url')

/** What stands in the link by which one is rid of a way; only this server can make it. */
export const keyOf = (way: Way, secret: string): string =>
  [way.channel, way.device, way.person, macOf(way, secret)].join('~')

/** Whose way a key speaks of; whether it may is seen once that way is known. */
export function wayIn(key: string): { channel: string; device: string; person: string; mac: string } | undefined {
  const [channel, device, person, mac, ...more] = key.split('~')
  if (channel === undefined || device === undefined || person === undefined || mac === undefined) return undefined
  return more.length > 0 ? undefined : { channel, device, person, mac }
}

export function fits(mac: string, way: Way, secret: string): boolean {
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(way, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** A page without the web's scripts: it works in whatever opens a letter's link. It holds nothing but our own words. */
export function offPage(language: string, say: 'ask' | 'done' | 'wrong'): string {
  const { off } = noticeWords(language)
  const form =
    say === 'ask'
      ? `<form method="post"><button style="font:inherit;padding:.6em 1em">${off.button}</button></form>`
      : ''
  return `<!doctype html>
<html lang="${languageOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Taproom</title></head>
<body style="font:1.1em/1.5 sans-serif;max-width:32em;margin:3em auto;padding:0 1em">
<h1>Taproom</h1>
<p>${off[say]}</p>
${form}
</body>
</html>
`
}

/** The first of our languages that a browser wishes for. */
export const wishedLanguage = (accepted: string | undefined): string =>
  (accepted ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .find(language => languageOf(language) === language) ?? 'en'
