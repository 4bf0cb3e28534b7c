/** Shorter ones are a connection's own matter. */
const MIN_BYTES = 64 * 1024
/** So long anybody may take to read, while all of it is not twice too much. */
const PATIENCE_MS = 1_000
const FAR_TOO_MUCH = 2

/** What has been handed to a connection and not been taken by it yet. */
interface Held {
  readonly bytes: number
  readonly since: number
  readonly cut: () => void
}

/**
 * Bounds what the long answers that nobody reads hold of this process' memory, of all connections together: a client that
 * asks and doesn't read costs nothing but that memory, and could hold it for ever. Once there is too much of it, whoever
 * has been reading for longest is cut off.
 */
export class UnreadAnswers {
  /** The oldest stands first. */
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
   * Notes an answer that is being sent.
   * @param cut ends its connection
   * @returns to be called once it is read, or its connection gone; undefined for what is too short to be noted
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
