import type { Codec, EncodedValue } from './codecs.js'

/**
 * Where a statement parameter gets its value from. A plan holds these rather than a request's values, and so serves
 * every request of the same shape; `execute/bind.ts` converts them to texts for Postgres.
 */
export type Param =
  | ConstantParam
  | VariableParam
  | TemplateParam
  | SessionParam
  | SessionJsonParam
  | ListParam
  | ParentRowParam

/** A literal in the document or metadata, already encoded; null is SQL NULL, a list becomes an array. */
export interface ConstantParam {
  readonly kind: 'constant'
  readonly value: EncodedValue
}

/** A request variable, or a nested member of one. */
export interface VariableParam {
  readonly kind: 'variable'
  readonly name: string
  readonly path: readonly (string | number)[]
  readonly codec: Codec
  /** Where the request uses it, for the error if its value is invalid. */
  readonly errorPath: string
}

/** A list or object literal that contains variables, built for each request. */
export interface TemplateParam {
  readonly kind: 'template'
  readonly build: (variables: ReadonlyMap<string, unknown>) => unknown
  readonly codec: Codec
  readonly errorPath: string
}

/** A session variable in lower case; requests without it are rejected. */
export interface SessionParam {
  readonly kind: 'session'
  readonly name: string
}

/** All session variables as a JSON object. */
export interface SessionJsonParam {
  readonly kind: 'sessionJson'
}

/** Several values that form one array. */
export interface ListParam {
  readonly kind: 'list'
  readonly items: readonly Param[]
}

/** A column of the row a nested insert has just written. */
export interface ParentRowParam {
  readonly kind: 'parentRow'
  readonly column: string
}

export const SESSION_JSON: SessionJsonParam = { kind: 'sessionJson' }

const sessionParams = new Map<string, SessionParam>()

/** One object per session variable and target type, so that a statement binds it only once. */
export function sessionParam(name: string, sqlType: string): SessionParam {
  const key = `${name}\0${sqlType}`
  const known = sessionParams.get(key)
  if (known) return known
  const param: SessionParam = { kind: 'session', name }
  sessionParams.set(key, param)
  return param
}

/** A constant that needs no encoding. */
export function constantParam(value: EncodedValue): ConstantParam {
  return { kind: 'constant', value }
}
