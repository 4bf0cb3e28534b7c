import type { SocketConfig } from '../config/config-types.js'
import type { EngineError } from '../errors.js'
import type { Engine } from '../execute/engine-types.js'
import type { GraphqlRequest } from '../execute/graphql-request.js'
import type { Logger } from '../logger.js'
import type { Served } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import type { Authenticated, RequestHeaders, Session } from '../session/session.js'
import type { UnreadAnswers } from '../unread-answers.js'
import type { LiveQueries } from './live-queries.js'
import type { Protocol } from './protocol.js'

export interface ConnectionOptions {
  readonly authenticate: Authenticate
  readonly engine: () => Engine
  readonly live: LiveQueries
  /** Told of all that is sent. */
  readonly unread: UnreadAnswers
  /** A message's JSON, within the limits of a request's body; throws EngineError. */
  readonly parse: (text: string) => unknown
  /** Reads a request and checks whether the role may run it; throws EngineError. */
  readonly readRequest: (payload: unknown, session: Session) => GraphqlRequest
  readonly showsInternal: (session: Session | null) => boolean
  /** What isn't an EngineError becomes one, and is logged. */
  readonly toEngineError: (error: unknown, requestId: string) => EngineError
  /** Told of every operation: a query's end, a subscription's beginning, a refusal. */
  readonly served: (served: Omit<Served, 'route'>) => void
  readonly sockets: SocketConfig
  readonly logger: Logger
}

export interface ConnectionOrigin {
  readonly protocol: Protocol
  /** Of the upgrade request, lower-case names. */
  readonly headers: RequestHeaders
  /** /v1alpha1/graphql words its errors as plain objects. */
  readonly hasPlainErrors: boolean
}

/** Who a socket speaks for, with the headers of its init. */
export interface Identity extends Authenticated {
  readonly headers: RequestHeaders
}
