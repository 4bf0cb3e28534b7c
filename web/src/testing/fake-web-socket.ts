interface Frame {
  type: string
  id?: string
  payload?: { headers?: Record<string, string>; query?: string }
}

/** Replaces the browser's WebSocket with a server that acknowledges every connection and records what it receives. */
export class FakeWebSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static made: FakeWebSocket[] = []

  readyState = FakeWebSocket.CONNECTING
  readonly protocol = 'graphql-transport-ws'
  readonly received: Frame[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  onerror?: () => void

  constructor(readonly url: string) {
    FakeWebSocket.made.push(this)
    queueMicrotask(() => {
      this.readyState = FakeWebSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Frame
    this.received.push(frame)
    if (frame.type === 'connection_init') this.tell({ type: 'connection_ack' })
  }

  /** Sends data to every open subscription. */
  next(data: unknown): void {
    for (const { type, id } of this.received)
      if (type === 'subscribe') this.tell({ type: 'next', id, payload: { data } })
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeWebSocket.CLOSED) return
    this.readyState = FakeWebSocket.CLOSED
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }))
  }

  /** The token the connection was opened with. */
  get token(): string | undefined {
    return this.received.find(({ type }) => type === 'connection_init')?.payload?.headers?.Authorization
  }

  private tell(frame: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }))
  }
}
