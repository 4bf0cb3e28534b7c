import type { PgType } from '../../catalog/catalog.js'
import { EngineError } from '../../errors.js'
import { stringifyJson } from '../../json.js'

export type EncodedValue = string | null | readonly EncodedValue[]

/**
 * Converts a JSON value (with possibly lossless numbers) to the text that Postgres casts to the type. Throws
 * EngineError with `path` if the value can't be of the type; what only Postgres can judge is left to its cast.
 */
export interface Codec {
  readonly name: string
  encode(value: unknown, path: string): EncodedValue
}

/** Text of a JSON number, plain or lossless; undefined for anything else. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object' && value !== null && 'isLosslessNumber' in value) return String(value)
  return undefined
}

/** What Hasura's JSON parser calls a value's type. */
export function jsonKind(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (numberText(value) !== undefined) return 'Number'
  if (Array.isArray(value)) return 'Array'
  const kinds: Record<string, string> = { string: 'String', boolean: 'Boolean' }
  return kinds[typeof value] ?? 'Object'
}

function refuse(type: string, expected: string, value: unknown, path: string): never {
  const message = `parsing ${type} failed, expected ${expected}, but encountered ${jsonKind(value)}`
  throw new EngineError('parse-failed', message, { path })
}

/** Mantissa and exponent as Hasura prints an out-of-range number: 2.147483648e9. */
function scientific(digits: string): string {
  return Number(digits).toExponential().replace('e+', 'e')
}

function integerCodec(bits: 16n | 32n | 64n): Codec {
  const limit = 1n << (bits - 1n)
  return {
    name: `int${bits / 8n}`,
    encode(value, path) {
      if (typeof value === 'string') return value
      const digits = numberText(value) ?? refuse('Integer', 'Number', value, path)
      const whole = /^-?\d+$/.test(digits) ? digits : Number.isSafeInteger(Number(digits)) ? String(Number(digits)) : ''
      const number = whole ? BigInt(whole) : limit
      if (number >= -limit && number < limit) return whole
      const message = `The value ${scientific(digits)} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`
      throw new EngineError('parse-failed', message, { path })
    },
  }
}

const floatCodec: Codec = {
  name: 'float',
  encode: (value, path) =>
    typeof value === 'string' ? value : (numberText(value) ?? refuse('Double', 'Number', value, path)),
}

const booleanCodec: Codec = {
  name: 'boolean',
  encode: (value, path) =>
    typeof value === 'string' || typeof value === 'boolean' ? String(value) : refuse('Bool', 'Bool', value, path),
}

export const textCodec: Codec = {
  name: 'text',
  encode: (value, path) => (typeof value === 'string' ? value : refuse('Text', 'String', value, path)),
}

export const jsonCodec: Codec = { name: 'json', encode: (value) => stringifyJson(value) }

function otherCodec(typeName: string): Codec {
  return {
    name: typeName,
    encode(value, path) {
      if (typeof value === 'string') return value
      throw new EngineError('parse-failed', `A string is expected for type: ${typeName}`, { path })
    },
  }
}

/** A list of values, each encoded by the items' codec; a single value becomes a list of one. */
export function itemsCodec(item: Codec): Codec {
  return {
    name: `${item.name} items`,
    encode(value, path) {
      if (!Array.isArray(value)) return [item.encode(value, path)]
      return value.map((one, index) => {
        if (one !== null) return item.encode(one, `${path}[${index}]`)
        throw new EngineError('validation-failed', 'unexpected null value in a list', { path: `${path}[${index}]` })
      })
    },
  }
}

/** Same for Postgres arrays: a text is taken as an array literal. */
export function listCodec(item: Codec): Codec {
  const items = itemsCodec(item)
  return {
    name: `${item.name}[]`,
    encode: (value, path) => (typeof value === 'string' ? value : items.encode(value, path)),
  }
}

/** An item of a list of arrays as an array literal, so that the list keeps its items apart; others unchanged. */
export function itemText(value: EncodedValue): EncodedValue {
  return typeof value === 'string' || value === null ? value : arrayLiteral(value)
}

/** `{"a",NULL,{…}}` */
export function arrayLiteral(items: readonly EncodedValue[]): string {
  const texts = items.map((item) => {
    if (item === null) return 'NULL'
    return typeof item === 'string' ? `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : arrayLiteral(item)
  })
  return `{${texts.join(',')}}`
}

const CODECS: Readonly<Record<string, Codec>> = {
  int2: integerCodec(16n),
  int4: integerCodec(32n),
  int8: integerCodec(64n),
  float4: floatCodec,
  float8: floatCodec,
  numeric: floatCodec,
  money: floatCodec,
  bool: booleanCodec,
  text: textCodec,
  varchar: textCodec,
  bpchar: textCodec,
  citext: textCodec,
  name: textCodec,
  json: jsonCodec,
  jsonb: jsonCodec,
}

const codecs = new Map<string, Codec>()

/** The codec of a Postgres type; the same object for the same name. */
export function codecOf(type: PgType): Codec {
  const known = codecs.get(type.name)
  if (known) return known
  const codec = type.element ? listCodec(codecOf(type.element)) : (CODECS[type.name] ?? otherCodec(type.name))
  codecs.set(type.name, codec)
  return codec
}
