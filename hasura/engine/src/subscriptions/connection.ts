import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { SocketConfig } from '../config/config-types.js'
import { EngineError } from '../errors.js'
import type { Engine } from '../execute/engine-types.js'
import { errorItem } from '../execute/error-body.js'
import type { GraphqlRequest } from '../execute/graphql-request.js'
import { stringifyJson } from '../json.js'
import type { Logger } from '../logger.js'
import { newNotes, noteOutcome, noteRefusal, type Served } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import type { Authenticated, RequestHeaders, Session } from '../session/session.js'
import type { UnreadAnswers } from '../unread-answers.js'
import type { LiveListener } from './live-group.js'
import type { LiveQueries, LiveSubscription } from './live-queries.js'
import { type ClientMessage, type Protocol, ProtocolError, type Reaction } from './protocol.js'

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

interface Operation {
  readonly request: GraphqlRequest
  subscription: LiveSubscription | null
}

interface Identity extends Authenticated {
  readonly headers: RequestHeaders
}

const MAX_TIMER_MS = 2_147_483_647
const MAX_REASON_BYTES = 123
const GOING_AWAY = 1001
const NORMAL = 1000

/** One socket: who it is once it has said so, and its operations. Messages are taken one after the other. */
export class Connection {
  private identity: Identity | null = null
  private readonly operations = new Map<string, Operation>()
  private turn: Promise<void> = Promise.resolve()
  private deadline: NodeJS.Timeout | null = null
  private readonly inFlight = new Set<Promise<void>>()
  private pending = 0
  private isBehind = false
  private isClosing = false

  constructor(
    private readonly socket: WebSocket,
    private readonly origin: ConnectionOrigin,
    private readonly options: ConnectionOptions,
  ) {
    socket.on('message', (data, isBinary) => this.take(isBinary ? '' : String(data)))
    socket.on('close', () => this.dispose())
    socket.on('error', (error) => options.logger.debug({ err: error }, 'a socket failed'))
    if (origin.protocol.hasInitDeadline) {
      this.deadline = setTimeout(() => this.react(origin.protocol.initTimedOut), options.sockets.initTimeoutMs)
    }
  }

  /** Says that it is alive, and sends away a client that has been behind since the last time. */
  keepAlive(): void {
    const wasBehind = this.isBehind
    this.isBehind = !this.isReady()
    if (this.isBehind && wasBehind) this.socket.terminate()
    else if (this.identity && !this.isBehind) this.send(this.origin.protocol.keepAlive)
  }

  /** Plans the open subscriptions anew: permissions may have changed. */
  replan(): void {
    for (const [id, operation] of this.operations) {
      const { subscription } = operation
      if (!subscription || !this.identity) continue
      try {
        const request = this.options.readRequest(operation.request, this.identity.session)
        const source = this.options.engine().open(request, this.identity.session)
        if (source?.key === subscription.source.key) continue
        subscription.stop()
        if (source) operation.subscription = this.follow(id, source, subscription.position())
      } catch (error) {
        subscription.stop()
        this.refuse(id, error)
      }
    }
  }

  /** Takes nothing new, waits for what runs, then closes. */
  async close(): Promise<void> {
    this.isClosing = true
    await this.turn
    await Promise.all(this.inFlight)
    this.react({ close: { code: GOING_AWAY, reason: 'the engine stops' } })
  }

  terminate(): void {
    this.socket.terminate()
  }

  private take(text: string): void {
    if (this.isClosing) return
    this.pending += 1
    if (this.pending > this.options.sockets.maxOperations) {
      this.socket.terminate()
      return
    }
    this.turn = this.turn
      .then(() => this.handle(text))
      .catch((error: unknown) => this.options.logger.error({ err: error }, 'a message could not be handled'))
      .finally(() => {
        this.pending -= 1
      })
  }

  private async handle(text: string): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return
    let message: ClientMessage
    try {
      message = this.origin.protocol.read(this.options.parse(text))
    } catch (error) {
      if (!(error instanceof ProtocolError || error instanceof EngineError)) throw error
      return this.react(this.origin.protocol.malformed(`parsing ClientMessage failed: ${error.message}`))
    }
    switch (message.kind) {
      case 'init':
        return this.init(message.payload)
      case 'start':
        return this.start(message.id, message.payload)
      case 'stop':
        return this.stop(message.id)
      case 'ping':
        return this.react(this.origin.protocol.pong(message.payload))
      case 'terminate':
        return this.react({ close: { code: NORMAL, reason: '' } })
      case 'pong':
    }
  }

  /** The headers of the init count over the upgrade's; who it is stays so as long as the socket lives. */
  private async init(payload: unknown): Promise<void> {
    const { protocol } = this.origin
    if (this.identity) return this.react(protocol.initAgain)
    const headers = { ...this.origin.headers, ...headersOf(payload) }
    try {
      const authenticated = await this.options.authenticate(headers)
      this.clearDeadline()
      this.identity = { ...authenticated, headers }
      this.react({ frames: protocol.acknowledged })
      this.closeAtExpiry()
    } catch (error) {
      this.clearDeadline()
      this.react(protocol.refused(this.options.toEngineError(error, randomUUID()).message))
    }
  }

  private closeAtExpiry(): void {
    const { expiresAt } = this.identity ?? {}
    if (expiresAt === null || expiresAt === undefined) return
    const left = expiresAt * 1000 - Date.now()
    if (left <= 0) this.react({ close: { code: NORMAL, reason: 'the token has expired' } })
    else this.deadline = setTimeout(() => this.closeAtExpiry(), Math.min(left, MAX_TIMER_MS))
  }

  private start(id: string, payload: unknown): void {
    const { protocol } = this.origin
    const wrong = (message: string) => this.errorPayload(new EngineError('start-failed', message))
    if (!this.identity)
      this.react(protocol.startedEarly(id, wrong('start received before the connection is initialised')))
    else if (this.operations.has(id))
      this.react(protocol.duplicate(id, wrong(`an operation already exists with this id: ${id}`)))
    else if (this.operations.size >= this.options.sockets.maxOperations)
      this.refuse(id, new EngineError('start-failed', 'too many operations on this connection'))
    else this.open(id, payload, this.identity)
  }

  private open(id: string, payload: unknown, identity: Identity): void {
    try {
      const request = this.options.readRequest(payload, identity.session)
      const source = this.options.engine().open(request, identity.session)
      const operation: Operation = { request, subscription: null }
      this.operations.set(id, operation)
      if (source) {
        operation.subscription = this.follow(id, source, null)
        this.tell({ operation: source.label }, randomUUID(), performance.now())
      } else this.track(this.execute(id, operation, identity))
    } catch (error) {
      this.refuse(id, error)
    }
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => this.options.logger.error({ err: error }, 'an operation stumbled'))
      .finally(() => this.inFlight.delete(tracked))
    this.inFlight.add(tracked)
  }

  /** A query or mutation: one answer, then complete. */
  private async execute(id: string, operation: Operation, identity: Identity): Promise<void> {
    const requestId = randomUUID()
    const startedAt = performance.now()
    const result = await this.options
      .engine()
      .execute(operation.request, identity.session, { requestHeaders: identity.headers, requestId })
    const { body, isError, error } = result
    this.tell(result, requestId, startedAt)
    if (error) this.options.toEngineError(error, requestId)
    if (this.operations.get(id) !== operation) return
    this.operations.delete(id)
    this.send(this.origin.protocol.next(id, isError ? `{"data":null,${body.slice(1)}` : body))
    this.send(this.origin.protocol.complete(id))
  }

  private tell(result: Parameters<typeof noteOutcome>[1], requestId: string, startedAt: number): void {
    const notes = { ...newNotes(), role: this.identity?.session.role ?? null }
    noteOutcome(notes, result)
    this.options.served({ requestId, notes, startedAt })
  }

  private follow(id: string, source: LiveSubscription['source'], position: string | null): LiveSubscription {
    const listener: LiveListener = {
      isReady: () => this.isReady(),
      next: (body) => this.send(this.origin.protocol.next(id, body)),
      failed: (error) => this.send(this.origin.protocol.next(id, `{"data":null,"errors":[${this.errorText(error)}]}`)),
    }
    return this.options.live.subscribe(source, listener, position)
  }

  private stop(id: string): void {
    this.operations.get(id)?.subscription?.stop()
    this.operations.delete(id)
  }

  /** What was wrong before execution: an error without data, then complete. */
  private refuse(id: string, error: unknown): void {
    this.operations.delete(id)
    const requestId = randomUUID()
    const known = this.options.toEngineError(error, requestId)
    const notes = { ...newNotes(), role: this.identity?.session.role ?? null }
    noteRefusal(notes, known)
    this.options.served({ requestId, notes, startedAt: performance.now() })
    this.send(this.origin.protocol.error(id, this.errorPayload(known)))
    this.send(this.origin.protocol.complete(id))
  }

  private errorPayload(error: EngineError): string {
    if (this.origin.hasPlainErrors) return stringifyJson({ path: error.path, error: error.message, code: error.code })
    const item = this.errorText(error)
    return this.origin.protocol.wrapsErrors ? `{"errors":[${item}]}` : `[${item}]`
  }

  private errorText(error: EngineError): string {
    return stringifyJson(errorItem(error, this.options.showsInternal(this.identity?.session ?? null)))
  }

  private isReady(): boolean {
    return this.socket.bufferedAmount < this.options.sockets.maxUnreadBytes
  }

  private react({ frames = [], close }: Reaction): void {
    for (const one of frames) this.send(one)
    if (close) this.socket.close(close.code, shortened(close.reason))
  }

  private send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.socket.send(
      text,
      this.options.unread.hold(text.length, () => this.socket.terminate()),
    )
  }

  private clearDeadline(): void {
    if (this.deadline) clearTimeout(this.deadline)
    this.deadline = null
  }

  private dispose(): void {
    this.clearDeadline()
    for (const { subscription } of this.operations.values()) subscription?.stop()
    this.operations.clear()
  }
}

/** `{ headers: {…} }` with lower-case names; what is no text is printed, objects are left out. */
function headersOf(payload: unknown): RequestHeaders {
  const headers = (payload as { headers?: unknown } | null | undefined)?.headers
  if (typeof headers !== 'object' || headers === null) return {}
  const scalars = Object.entries(headers).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return Object.fromEntries(scalars.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

/** The close frame has room for so many bytes; a cut letter would make it invalid. */
function shortened(reason: string): string {
  let text = reason
  while (Buffer.byteLength(text) > MAX_REASON_BYTES) text = text.slice(0, -1)
  return text
}
