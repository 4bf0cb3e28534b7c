import type { Json } from './json.js'

/** The codes the engine itself raises (semantics §1.3); an action's handler may answer with any other word. */
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
  /** JSONPath into the request; `$` when left out. */
  readonly path?: string
  /** HTTP status of the plain style; derived from the code when left out. */
  readonly status?: number
  /** Detail for the administrator only. */
  readonly internal?: unknown
  /** Further members of `extensions`, from an action's handler. */
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

/** The one error that leaves the engine: code, message and path as Hasura words them. */
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

  /** The same error under a longer path: `$.a` within `$.args[0]` is `$.args[0].a`. */
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
