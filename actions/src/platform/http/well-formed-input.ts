import { AppError } from '../errors.js'

/** None of our forms nests deeper, and more could overflow the stack of recursive code. */
const DEPTH_MAX = 40
/** NUL, which Postgres can't store, and lone surrogates, which UTF-8 can't encode. */
const BROKEN = /[\0\p{Surrogate}]/u
/** What turns an object into text or a number: fields of these names break whatever tries to. */
const CONVERTERS: ReadonlySet<string> = new Set(['toString', 'valueOf'])

/**
 * Rejects input that no endpoint could handle, before it is validated: broken characters in values and keys,
 * objects that can't be converted, and excessive nesting.
 * @param value parsed JSON, a query or path parameters
 * @throws AppError VALIDATION_FAILED naming the broken field
 */
export function requireWellFormedInput(value: unknown): void {
  visit(value, [])
}

function visit(value: unknown, place: readonly string[]): void {
  if (typeof value === 'string') {
    if (BROKEN.test(value)) throw fault(place, 'This text holds a character that cannot be kept')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (place.length >= DEPTH_MAX) throw fault(place.slice(0, 1), 'This value is nested too deeply')
  for (const [name, inner] of Object.entries(value)) {
    if (BROKEN.test(name)) throw fault(place, 'A name here holds a character that cannot be kept')
    if (CONVERTERS.has(name)) throw fault([...place, name], 'No field can have this name')
    visit(inner, [...place, name])
  }
}

function fault(place: readonly string[], message: string): AppError {
  return new AppError('VALIDATION_FAILED', { errors: [{ field: place.join('.') || 'body', message }] })
}
