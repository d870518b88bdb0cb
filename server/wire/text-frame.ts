const SHORT = 125
const MIDDLE = 0xffff
const FINAL_TEXT = 0x81

/** A header of two or of four bytes, then plain ASCII. */
const SHORT_FRAME = /^[\0-\xff]{2}[\0-\x7f]*$/
const MIDDLE_FRAME = /^[\0-\xff]{4}[\0-\x7f]*$/

let last: { readonly text: string; readonly frame: string | undefined } = { text: '', frame: undefined }

function frameOf(text: string): string | undefined {
  const { length } = text
  if (length > MIDDLE) return undefined
  const short = length <= SHORT
  const header = short
    ? String.fromCharCode(FINAL_TEXT, length)
    : String.fromCharCode(FINAL_TEXT, SHORT + 1, length >> 8, length & 0xff)
  const frame = header + text
  return (short ? SHORT_FRAME : MIDDLE_FRAME).test(frame) ? frame : undefined
}

/**
 * A text as a server's WebSocket frame (RFC 6455, 5.2), to be written as `latin1`: one string for header and text, which leaves without
 * a buffer being made of it. Undefined where the text is not plain ASCII or too long; `ws` sends that. Made once for a crowd that is told
 * the same.
 */
export function textFrame(text: string): string | undefined {
  if (text !== last.text || text === '') last = { text, frame: frameOf(text) }
  return last.frame
}
