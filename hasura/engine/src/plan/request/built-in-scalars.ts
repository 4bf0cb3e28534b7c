import { numberText } from '../../schema/source/codecs.js'
import { VALUE_WORDS } from '../../schema/source/scalars.js'
import { invalid } from '../context.js'
import { jsonWord } from './list-codecs.js'

const MAX_INT = 2_147_483_647

const isInt = (value: unknown) => {
  const number = Number(numberText(value) ?? Number.NaN)
  return Number.isInteger(number) && number <= MAX_INT && number >= -MAX_INT - 1
}
const isText = (value: unknown) => typeof value === 'string'

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isInt,
  Float: (value) => numberText(value) !== undefined,
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => isText(value) || isInt(value),
}

/**
 * Validates an action argument that is one of GraphQL's own scalars; others may be anything. Columns are checked by
 * their codecs instead, which accept texts for numbers. Throws EngineError validation-failed.
 */
export function checkBuiltIn(value: unknown, typeName: string, path: string): unknown {
  const fits = FITS[typeName]
  if (value !== null && value !== undefined && fits && !fits(value)) refuseBuiltIn(typeName, jsonWord(value), path)
  return value
}

/** Throws EngineError for an invalid value of one of GraphQL's own scalars; does nothing for others. */
export function refuseBuiltIn(typeName: string, found: string, path: string): void {
  const expected = VALUE_WORDS[typeName]
  if (expected) throw invalid(`expected ${expected} for type "${typeName}", but found ${found}`, path)
}
