import type { PgType } from '../../catalog/catalog.js'
import { GRAPHQL_NAME } from '../../metadata/type-text.js'

/** Postgres types whose GraphQL scalar has another name. */
const GRAPHQL_NAMES: Readonly<Record<string, string>> = {
  int4: 'Int',
  int2: 'smallint',
  int8: 'bigint',
  float4: 'Float',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
}

/** Built-in GraphQL scalars, and what Hasura's messages call their values. */
export const VALUE_WORDS: Readonly<Record<string, string>> = {
  Int: 'a 32-bit integer',
  Float: 'a float',
  Boolean: 'a boolean',
  String: 'a string',
  ID: 'a string',
}

/** Scalars that custom types may use without declaring them, in addition to Postgres' own. */
export const ACTION_SCALARS: readonly string[] = [...Object.keys(VALUE_WORDS), 'smallint', 'bigint']

const NUMERIC = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money'])
const TEXTUAL = new Set(['text', 'varchar', 'bpchar', 'citext'])
const STRINGIFIED = new Set(['int8', 'numeric', 'float8', 'money'])
const COMPARABLE = new Set([...NUMERIC, ...TEXTUAL, 'date', 'timestamp', 'timestamptz', 'timetz', 'uuid', 'ltree'])

export function isGraphqlName(name: string): boolean {
  return GRAPHQL_NAME.test(name) && !name.startsWith('__')
}

/** The GraphQL scalar of a non-array type; composite types are passed as row literals (semantics §3.3). */
export function scalarName(type: PgType): string {
  if (type.kind === 'composite') return `${type.name}_scalar`
  return GRAPHQL_NAMES[type.name] ?? type.name
}

/** Types that `_inc`, `sum` and `avg` take. */
export const isNumeric = (type: PgType): boolean => NUMERIC.has(type.name)
/** Types that `max` and `min` take. */
export const isComparable = (type: PgType): boolean => COMPARABLE.has(type.name)
/** Types with `_like` and its siblings. */
export const isTextual = (type: PgType): boolean => TEXTUAL.has(type.name)
/** Types whose numbers may exceed a double; texts under HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES. */
export const isStringified = (type: PgType): boolean => STRINGIFIED.has(type.name)
export const isJson = (type: PgType): boolean => type.name === 'json' || type.name === 'jsonb'
