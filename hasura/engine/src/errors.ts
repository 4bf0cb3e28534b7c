import type { Json } from './json.js'

/** Codes the engine itself raises (semantics §1.3); an action's handler may return any other. */
export type KnownErrorCode =
  | 'access-denied'
  | 'already-exists'
  | 'already-tracked'
  | 'already-untracked'
  | 'bad-request'
  | 'busy'
  | 'coercion-error'
  | 'conflict'
  | 'constraint-error'
  | 'constraint-violation'
  | 'cyclic-dependency'
  | 'data-exception'
  | 'dependency-error'
  | 'invalid-configuration'
  | 'invalid-headers'
  | 'invalid-json'
  | 'invalid-jwt'
  | 'invalid-params'
  | 'jwt-invalid-claims'
  | 'jwt-missing-role-claims'
  | 'method-not-allowed'
  | 'not-exists'
  | 'not-found'
  | 'not-supported'
  | 'parse-failed'
  | 'permission-denied'
  | 'permission-error'
  | 'postgres-error'
  | 'postgres-max-connections-error'
  | 'start-failed'
  | 'unexpected'
  | 'unexpected-payload'
  | 'validation-failed'

export type ErrorCode = KnownErrorCode | (string & {})

export interface EngineErrorOptions {
  /** JSONPath into the request; `$` by default. */
  readonly path?: string
  /** HTTP status for the plain format; derived from the code by default. */
  readonly status?: number
  /** Details for administrators only. */
  readonly internal?: unknown
  /** Additional members of `extensions`, from an action's handler. */
  readonly extensions?: Readonly<Record<string, Json>>
  readonly cause?: unknown
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  'method-not-allowed': 405,
  conflict: 409,
  unexpected: 500,
  busy: 500,
  'postgres-max-connections-error': 500,
}

/** The only kind of error sent to clients: code, message and path, worded like Hasura's. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: ErrorCode
  readonly path: string
  readonly status: number
  readonly internal?: unknown
  readonly extensions?: Readonly<Record<string, Json>>

  constructor(code: ErrorCode, message: string, options: EngineErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.path = options.path ?? '$'
    this.status = options.status ?? STATUS_BY_CODE[code] ?? 400
    this.internal = options.internal
    this.extensions = options.extensions
  }

  /** The same error below a longer path: `$.a` within `$.args[0]` becomes `$.args[0].a`. */
  within(prefix: string): EngineError {
    const { code, message, status, internal, extensions } = this
    return new EngineError(code, message, {
      path: prefix + this.path.slice(1),
      status,
      internal,
      extensions,
      cause: this,
    })
  }
}
