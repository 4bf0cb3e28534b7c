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

/** An escaped half of a surrogate pair, as in `"\\ud83d"`. */
const ESCAPED_HALF = /\\u[dD][89a-fA-F]/
/** The escapes that hold no half alone: those of one character, and whole pairs. */
const WHOLE_ESCAPES = /\\[^u]|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g

/**
 * Whether a JSON text escapes half of a surrogate pair. No text in UTF-8 can hold it, so that Postgres would store
 * another character instead.
 */
export function hasBrokenPairs(text: string): boolean {
  return ESCAPED_HALF.test(text) && ESCAPED_HALF.test(text.replace(WHOLE_ESCAPES, ' '))
}

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
