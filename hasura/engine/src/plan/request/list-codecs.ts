import { type Codec, numberText } from '../../schema/source/codecs.js'
import { invalid } from '../context.js'

const MAX_INT = 2_147_483_647

/** What messages call a value. Numbers in the document are lossless and show their kind; others are just numbers. */
export function jsonWord(value: unknown): string {
  if (typeof value === 'number') return 'a number'
  const digits = numberText(value)
  if (digits !== undefined) return /^-?\d+$/.test(digits) ? 'an integer' : 'a float'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' || typeof value === 'boolean' ? `a ${typeof value}` : 'an object'
}

/** `limit`: a non-negative 32-bit integer. */
export const limitCodec: Codec = {
  name: 'limit',
  encode(value, path) {
    const number = Number(numberText(value) ?? Number.NaN)
    if (Number.isInteger(number) && number >= 0 && number <= MAX_INT) return String(number)
    throw invalid(`expected a non-negative 32-bit integer for type "Int", but found ${jsonWord(value)}`, path)
  },
}

/** `offset`: an integer, or a 64-bit one as text; Postgres checks the sign. */
export const offsetCodec: Codec = {
  name: 'offset',
  encode(value, path) {
    const text = typeof value === 'string' ? value : numberText(value)
    if (text !== undefined && /^-?\d{1,19}$/.test(text)) return text
    throw invalid(
      `expected a 32-bit integer, or a 64-bit integer represented as a string for type "Int", but found ${jsonWord(value)}`,
      path,
    )
  },
}

/** The `path` into a JSON column: `$.a.b[0]['k']` as the keys for `#>`. */
export const jsonPathCodec: Codec = {
  name: 'json path',
  encode(value, path) {
    if (typeof value !== 'string')
      throw invalid(`expected a string for type "String", but found ${jsonWord(value)}`, path)
    return parseJsonPath(value, path)
  },
}

function parseJsonPath(text: string, path: string): string[] {
  const keys: string[] = []
  const steps = /\.?(?:([^.[\]'"]+)|\[(\d+)\]|\['([^']*)'\]|\["([^"]*)"\])/y
  let rest = text.startsWith('$') ? text.slice(1) : text
  if (rest.startsWith('.') && rest.length === 1) rest = ''
  steps.lastIndex = 0
  while (steps.lastIndex < rest.length) {
    const at = steps.lastIndex
    const match = steps.exec(rest)
    const key = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4]
    if (!match || key === undefined)
      throw invalid(`parse json path error: unexpected "${rest.slice(at, at + 10)}" in ${text}`, path)
    keys.push(key)
  }
  return keys
}
