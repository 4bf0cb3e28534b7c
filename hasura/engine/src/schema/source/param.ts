import type { Codec, EncodedValue } from './codecs.js'

/**
 * Where the value of a statement's parameter comes from. A plan holds these, never a request's values, so that it can
 * serve every request of the same shape; `execute/bind.ts` turns them into texts for Postgres.
 */
export type Param =
  | ConstantParam
  | VariableParam
  | TemplateParam
  | SessionParam
  | SessionJsonParam
  | ListParam
  | ParentRowParam

/** A literal of the document or the metadata, already encoded; null is SQL NULL, a list becomes an array. */
export interface ConstantParam {
  readonly kind: 'constant'
  readonly value: EncodedValue
}

/** A variable of the request, or a member deep inside one. */
export interface VariableParam {
  readonly kind: 'variable'
  readonly name: string
  readonly path: readonly (string | number)[]
  readonly codec: Codec
  /** Where the request uses it, for the error of a value that doesn't fit. */
  readonly errorPath: string
}

/** A list or object literal of the document with variables in it, put together for each request. */
export interface TemplateParam {
  readonly kind: 'template'
  readonly build: (variables: ReadonlyMap<string, unknown>) => unknown
  readonly codec: Codec
  readonly errorPath: string
}

/** A session variable, lower-case; a request without it is refused. */
export interface SessionParam {
  readonly kind: 'session'
  readonly name: string
}

/** All session variables as a JSON object. */
export interface SessionJsonParam {
  readonly kind: 'sessionJson'
}

/** Several values that make up one array. */
export interface ListParam {
  readonly kind: 'list'
  readonly items: readonly Param[]
}

/** A column of the row that a nested insert has just written. */
export interface ParentRowParam {
  readonly kind: 'parentRow'
  readonly column: string
}

export const SESSION_JSON: SessionJsonParam = { kind: 'sessionJson' }

const sessionParams = new Map<string, SessionParam>()

/** One object per session variable and type it is cast to, so that a statement binds it once however often it stands there. */
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
