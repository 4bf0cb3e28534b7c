import { LosslessNumber, parse, stringify } from 'lossless-json'
import { surveyJson } from './json-survey.js'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/**
 * A parsed JSON value. Numbers are plain if they print as written, otherwise a `LosslessNumber` (whose `value` is the
 * original text), because numeric and bigint columns must not lose digits.
 */
export type LosslessJson =
  | string
  | number
  | boolean
  | null
  | LosslessNumber
  | LosslessJson[]
  | { [key: string]: LosslessJson }

/** Fractions, exponents and runs of 16 digits may print differently as a double. */
const MAY_LOSE_DIGITS = /\d[.eE]|\d{16}|-0/

/** Parses JSON without losing digits; throws SyntaxError on malformed text. The last of duplicate keys wins. */
export function parseJson(text: string): LosslessJson {
  if (!MAY_LOSE_DIGITS.test(text) || !surveyJson(text).hasDelicateNumbers) return JSON.parse(text) as LosslessJson
  return parse(text, undefined, {
    parseNumber: (digits) => (String(Number(digits)) === digits ? Number(digits) : new LosslessNumber(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  }) as LosslessJson
}

/** The inverse of `parseJson`. */
export function stringifyJson(value: unknown): string {
  return stringify(value) ?? 'null'
}
