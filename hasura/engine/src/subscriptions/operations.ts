import { randomUUID } from 'node:crypto'
import { EngineError } from '../errors.js'
import { errorItem } from '../execute/error-body.js'
import type { GraphqlRequest } from '../execute/graphql-request.js'
import { stringifyJson } from '../json.js'
import { newNotes, noteOutcome, noteRefusal } from '../request-log.js'
import type { ConnectionOptions, ConnectionOrigin, Identity } from './connection-options.js'
import type { LiveListener } from './live-group.js'
import type { LiveSubscription } from './live-queries.js'
import type { Reaction } from './protocol.js'

/** The socket from its operations' point of view. */
interface Wire {
  readonly origin: ConnectionOrigin
  /** Null until the client has authenticated. */
  identity(): Identity | null
  isReady(): boolean
  send(text: string): void
  react(reaction: Reaction): void
}

interface Operation {
  readonly request: GraphqlRequest
  subscription: LiveSubscription | null
}

/** What runs on one socket: queries and mutations until answered, subscriptions until stopped. */
export class Operations {
  private readonly running = new Map<string, Operation>()
  private readonly inFlight = new Set<Promise<void>>()

  constructor(
    private readonly wire: Wire,
    private readonly options: ConnectionOptions,
  ) {}

  /** Replans open subscriptions, because permissions may have changed. */
  replan(): void {
    const identity = this.wire.identity()
    if (!identity) return
    for (const [id, operation] of this.running) {
      const { subscription } = operation
      if (!subscription) continue
      try {
        const request = this.options.readRequest(operation.request, identity.session)
        const source = this.options.engine().open(request, identity.session)
        if (source?.key === subscription.source.key) continue
        subscription.stop()
        if (source) operation.subscription = this.follow(id, source, subscription.position())
      } catch (error) {
        subscription.stop()
        this.refuse(id, error)
      }
    }
  }

  start(id: string, payload: unknown): void {
    const { protocol } = this.wire.origin
    const identity = this.wire.identity()
    const wrong = (message: string) => this.errorPayload(new EngineError('start-failed', message))
    if (!identity)
      this.wire.react(protocol.startedEarly(id, wrong('start received before the connection is initialised')))
    else if (this.running.has(id))
      this.wire.react(protocol.duplicate(id, wrong(`an operation already exists with this id: ${id}`)))
    else if (this.running.size >= this.options.sockets.maxOperations)
      this.refuse(id, new EngineError('start-failed', 'too many operations on this connection'))
    else this.open(id, payload, identity)
  }

  private open(id: string, payload: unknown, identity: Identity): void {
    try {
      const request = this.options.readRequest(payload, identity.session)
      const source = this.options.engine().open(request, identity.session)
      const operation: Operation = { request, subscription: null }
      this.running.set(id, operation)
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
      .catch((error: unknown) => this.options.logger.error({ err: error }, 'an operation failed'))
      .finally(() => this.inFlight.delete(tracked))
    this.inFlight.add(tracked)
  }

  /** A query or mutation: one result, then complete. */
  private async execute(id: string, operation: Operation, identity: Identity): Promise<void> {
    const requestId = randomUUID()
    const startedAt = performance.now()
    const result = await this.options
      .engine()
      .execute(operation.request, identity.session, { requestHeaders: identity.headers, requestId })
    const { body, isError, error } = result
    this.tell(result, requestId, startedAt)
    if (error) this.options.toEngineError(error, requestId)
    if (this.running.get(id) !== operation) return
    this.running.delete(id)
    this.wire.send(this.wire.origin.protocol.next(id, isError ? `{"data":null,${body.slice(1)}` : body))
    this.wire.send(this.wire.origin.protocol.complete(id))
  }

  private tell(result: Parameters<typeof noteOutcome>[1], requestId: string, startedAt: number): void {
    const notes = { ...newNotes(), role: this.wire.identity()?.session.role ?? null }
    noteOutcome(notes, result)
    this.options.served({ requestId, notes, startedAt })
  }

  private follow(id: string, source: LiveSubscription['source'], position: string | null): LiveSubscription {
    const listener: LiveListener = {
      isReady: () => this.wire.isReady(),
      next: (body) => this.wire.send(this.wire.origin.protocol.next(id, body)),
      failed: (error) =>
        this.wire.send(this.wire.origin.protocol.next(id, `{"data":null,"errors":[${this.errorText(error)}]}`)),
    }
    return this.options.live.subscribe(source, listener, position)
  }

  stop(id: string): void {
    this.running.get(id)?.subscription?.stop()
    this.running.delete(id)
  }

  /** An error before execution: without data, then complete. */
  private refuse(id: string, error: unknown): void {
    this.running.delete(id)
    const requestId = randomUUID()
    const known = this.options.toEngineError(error, requestId)
    const notes = { ...newNotes(), role: this.wire.identity()?.session.role ?? null }
    noteRefusal(notes, known)
    this.options.served({ requestId, notes, startedAt: performance.now() })
    this.wire.send(this.wire.origin.protocol.error(id, this.errorPayload(known)))
    this.wire.send(this.wire.origin.protocol.complete(id))
  }

  private errorPayload(error: EngineError): string {
    if (this.wire.origin.hasPlainErrors)
      return stringifyJson({ path: error.path, error: error.message, code: error.code })
    const item = this.errorText(error)
    return this.wire.origin.protocol.wrapsErrors ? `{"errors":[${item}]}` : `[${item}]`
  }

  private errorText(error: EngineError): string {
    return stringifyJson(errorItem(error, this.options.showsInternal(this.wire.identity()?.session ?? null)))
  }

  /** Resolves when every query and mutation has been answered. */
  async settled(): Promise<void> {
    await Promise.all(this.inFlight)
  }

  dispose(): void {
    for (const { subscription } of this.running.values()) subscription?.stop()
    this.running.clear()
  }
}
