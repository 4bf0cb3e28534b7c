import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { EngineError } from '../errors.js'
import type { RequestHeaders } from '../session/session.js'
import type { ConnectionOptions, ConnectionOrigin, Identity } from './connection-options.js'
import { Operations } from './operations.js'
import { type ClientMessage, ProtocolError, type Reaction } from './protocol.js'

const MAX_TIMER_MS = 2_147_483_647
const MAX_REASON_BYTES = 123
const GOING_AWAY = 1001
const NORMAL = 1000

/** One socket: its identity once known, and its operations. Messages are handled in sequence. */
export class Connection {
  private identity: Identity | null = null
  private readonly operations: Operations
  private turn: Promise<void> = Promise.resolve()
  private deadline: NodeJS.Timeout | null = null
  private pending = 0
  private isBehind = false
  private isClosing = false

  constructor(
    private readonly socket: WebSocket,
    private readonly origin: ConnectionOrigin,
    private readonly options: ConnectionOptions,
  ) {
    this.operations = new Operations(
      {
        origin,
        identity: () => this.identity,
        isReady: () => this.isReady(),
        send: (text) => this.send(text),
        react: (reaction) => this.react(reaction),
      },
      options,
    )
    socket.on('message', (data, isBinary) => this.take(isBinary ? '' : String(data)))
    socket.on('close', () => this.dispose())
    socket.on('error', (error) => options.logger.debug({ err: error }, 'a socket failed'))
    if (origin.protocol.hasInitDeadline) {
      this.deadline = setTimeout(() => this.react(origin.protocol.initTimedOut), options.sockets.initTimeoutMs)
    }
  }

  /** Sends a keep-alive, and drops a client that has been behind since the last one. */
  keepAlive(): void {
    const wasBehind = this.isBehind
    this.isBehind = !this.isReady()
    if (this.isBehind && wasBehind) this.socket.terminate()
    else if (this.identity && !this.isBehind) this.send(this.origin.protocol.keepAlive)
  }

  /** Replans open subscriptions, because permissions may have changed. */
  replan(): void {
    this.operations.replan()
  }

  /** Accepts nothing new, waits for running operations, then closes. */
  async close(): Promise<void> {
    this.isClosing = true
    await this.turn
    await this.operations.settled()
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
      .catch((error: unknown) => this.options.logger.error({ err: error }, 'could not handle a message'))
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
        return this.operations.start(message.id, message.payload)
      case 'stop':
        return this.operations.stop(message.id)
      case 'ping':
        return this.react(this.origin.protocol.pong(message.payload))
      case 'terminate':
        return this.react({ close: { code: NORMAL, reason: '' } })
      case 'pong':
    }
  }

  /** The init's headers override the upgrade's; the identity is fixed for the life of the socket. */
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
    this.operations.dispose()
  }
}

/** `{ headers: {…} }` with lower-case names; other scalars are converted to text, objects omitted. */
function headersOf(payload: unknown): RequestHeaders {
  const headers = (payload as { headers?: unknown } | null | undefined)?.headers
  if (typeof headers !== 'object' || headers === null) return {}
  const scalars = Object.entries(headers).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return Object.fromEntries(scalars.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

/** A close frame has limited room, and a truncated character would make it invalid. */
function shortened(reason: string): string {
  let text = reason
  while (Buffer.byteLength(text) > MAX_REASON_BYTES) text = text.slice(0, -1)
  return text
}
