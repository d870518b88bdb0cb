const SHORT = 125
const MIDDLE = 0xffff
const FINAL_TEXT = 0x81

const ASCII = /^[\0-\x7f]*$/

/**
 * A text as a server's WebSocket frame (RFC 6455, 5.2), to be written as `latin1`: one string for header and text, which leaves without
 * a buffer being made of it. Undefined where the text is not plain ASCII or too long; `ws` sends that.
 */
export function textFrame(text: string): string | undefined {
  const { length } = text
  if (length > MIDDLE || !ASCII.test(text)) return undefined
  if (length <= SHORT) return String.fromCharCode(FINAL_TEXT, length) + text
  return String.fromCharCode(FINAL_TEXT, SHORT + 1, length >> 8, length & 0xff) + text
}
