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
  /** Tracks everything that is sent. */
  readonly unread: UnreadAnswers
  /** Parses a message within a request body's limits; throws EngineError. */
  readonly parse: (text: string) => unknown
  /** Reads a request and checks whether the role may run it; throws EngineError. */
  readonly readRequest: (payload: unknown, session: Session) => GraphqlRequest
  readonly showsInternal: (session: Session | null) => boolean
  /** Anything but an EngineError is converted to one and logged. */
  readonly toEngineError: (error: unknown, requestId: string) => EngineError
  /** Called for every operation: the end of a query, the start of a subscription, a rejection. */
  readonly served: (served: Omit<Served, 'route'>) => void
  readonly sockets: SocketConfig
  readonly logger: Logger
}

export interface ConnectionOrigin {
  readonly protocol: Protocol
  /** From the upgrade request, with lower-case names. */
  readonly headers: RequestHeaders
  /** /v1alpha1/graphql reports errors as plain objects. */
  readonly hasPlainErrors: boolean
}

/** Who a socket acts for, with its init's headers. */
export interface Identity extends Authenticated {
  readonly headers: RequestHeaders
}
