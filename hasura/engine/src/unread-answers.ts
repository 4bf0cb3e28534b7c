/** Shorter ones aren't tracked. */
const MIN_BYTES = 64 * 1024
/** How long anyone may take to read, unless the total exceeds twice the limit. */
const PATIENCE_MS = 1_000
const FAR_TOO_MUCH = 2

/** Data handed to a connection that hasn't accepted it yet. */
interface Held {
  readonly bytes: number
  readonly since: number
  readonly cut: () => void
}

/**
 * Limits the memory taken by long unread responses across all connections: a client that queries without reading could
 * otherwise hold it forever. Beyond the limit, the connection that has been reading for longest is cut off.
 */
export class UnreadAnswers {
  /** Oldest first. */
  readonly #held = new Set<Held>()
  #bytes = 0
  #timer: NodeJS.Timeout | null = null

  constructor(
    private readonly maxBytes: number,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  get bytes(): number {
    return this.#bytes
  }

  /**
   * Tracks a response being sent.
   * @param cut ends its connection
   * @returns a function to call once it is read or its connection gone; undefined if too short to be tracked
   */
  hold(bytes: number, cut: () => void): (() => void) | undefined {
    if (bytes < MIN_BYTES) return undefined
    const held: Held = { bytes, since: performance.now(), cut }
    this.#held.add(held)
    this.#bytes += bytes
    this.#cutOff(held)
    return () => this.#forget(held)
  }

  #cutOff(latest: Held | null): void {
    const now = performance.now()
    for (const oldest of this.#held) {
      if (this.#bytes <= this.maxBytes || oldest === latest) return
      const isFarTooMuch = this.#bytes > this.maxBytes * FAR_TOO_MUCH
      if (!isFarTooMuch && now - oldest.since < this.patienceMs) {
        this.#lookAgain()
        return
      }
      this.#forget(oldest)
      oldest.cut()
    }
  }

  #lookAgain(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#cutOff(null)
    }, this.patienceMs).unref()
  }

  #forget(held: Held): void {
    if (this.#held.delete(held)) this.#bytes -= held.bytes
  }
}
