/** Statistics of a JSON text, computed without parsing it. */
export interface JsonSurvey {
  /** Number of values, counted by commas and opening brackets. */
  readonly values: number
  /** Nesting depth of lists and objects. */
  readonly depth: number
  /** Whether a number may print differently after conversion to a double. */
  readonly hasDelicateNumbers: boolean
}

const [QUOTE, COMMA, MINUS, ZERO, NINE] = [0x22, 0x2c, 0x2d, 0x30, 0x39]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const DELICATE_DIGITS = 16
const NUMBER = /[-+.0-9eE]+/y

/** Scans the text once; text that isn't JSON gives some result too. */
export function surveyJson(text: string): JsonSurvey {
  let values = 1
  let depth = 0
  let deepest = 0
  let hasDelicateNumbers = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
    } else if (code === COMMA) {
      values += 1
    } else if (OPENING.has(code)) {
      values += 1
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (CLOSING.has(code)) {
      depth -= 1
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at
      const number = NUMBER.exec(text)?.[0] ?? ''
      hasDelicateNumbers ||= isDelicate(number)
      at += number.length - 1
    }
  }
  return { values, depth: deepest, hasDelicateNumbers }
}

/** The position of a string's closing quote. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return text.length
}

/** Fractions, exponents, long runs of digits and -0. */
function isDelicate(number: string): boolean {
  return number.length >= DELICATE_DIGITS || number.startsWith('-0') || /[.eE]/.test(number)
}
