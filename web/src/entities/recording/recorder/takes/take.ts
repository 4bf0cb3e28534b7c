import type { StoredChunk, StoredTake, TakeStore } from './take-store'

/** What a recorded take needs of the browser's storage. */
export type ChunkStore = Pick<TakeStore, 'add' | 'read'>

type Listener = () => void

const PART_BYTES = 8 * 1024 * 1024

/**
 * The bytes of one take, in the order in which they were recorded. They go to the browser's storage; those that it doesn't
 * accept, because it is full or switched off, are held here and tried again with the next ones.
 */
export class Take {
  size = 0
  seconds = 0
  isWhole = false
  private readonly waiting: StoredChunk[] = []
  private readonly listeners = new Set<Listener>()
  private isDiscarded = false
  private isRefused = false
  private writing: Promise<void> = Promise.resolve()

  constructor(
    readonly stored: StoredTake,
    /** null where nothing can be stored */
    private readonly store: ChunkStore | null,
    begun: { size: number; seconds: number; isWhole: boolean } = { size: 0, seconds: 0, isWhole: false },
  ) {
    Object.assign(this, begun)
  }

  /** Whether some of it is only in this tab. */
  get isOnlyHere(): boolean {
    return this.waiting.length > 0
  }

  /** Adds what was recorded. What is read later may already be on its way to the storage. */
  add(bytes: ArrayBuffer, seconds: number): void {
    if (bytes.byteLength === 0 || this.isDiscarded) return
    this.waiting.push({ takeId: this.stored.id, start: this.size, bytes, seconds })
    this.size += bytes.byteLength
    this.seconds = seconds
    this.writing = this.writing.then(() => this.write())
    this.tell()
  }

  /** There will be no more. */
  end(): void {
    this.isWhole = true
    this.tell()
  }

  /** Takes nothing more: what a recorder still delivers when it is stopped would outlive its take. */
  discard(): void {
    this.isDiscarded = true
  }

  /** Resolves once everything is stored that can be. */
  settled(): Promise<void> {
    return this.writing
  }

  /**
   * The bytes in between, or fewer at its end.
   * @throws if the browser has lost them
   */
  async read(from: number, below: number): Promise<Blob> {
    // before asking the storage: what is stored meanwhile is in both, not in neither
    const waiting = [...this.waiting]
    const stored = this.store ? await this.store.read(this.stored.id, from, below) : []
    const chunks = [...stored, ...waiting].sort((one, other) => one.start - other.start)
    const parts: ArrayBuffer[] = []
    let at = from
    for (const { start, bytes } of chunks) {
      if (start > at || at >= below) break
      parts.push(bytes.slice(at - start, below - start))
      at = Math.max(at, Math.min(start + bytes.byteLength, below))
    }
    if (at < Math.min(below, this.size)) throw new Error(`The recording ${this.stored.id} has a gap at ${at}.`)
    return new Blob(parts)
  }

  /** All of it, to be played or saved. Read in parts, so that a long video needn't be in memory at once. */
  async whole(): Promise<Blob> {
    const parts: Blob[] = []
    for (let at = 0; at < this.size; at += PART_BYTES)
      parts.push(await this.read(at, Math.min(at + PART_BYTES, this.size)))
    return new Blob(parts, { type: this.stored.mimeType })
  }

  onChange(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /**
   * In order, so that what survives a crash has no gap. All that waits goes at once: a disk may take longer to write than it
   * takes to record a chunk, and one by one they would fall further and further behind.
   */
  private async write(): Promise<void> {
    while (this.store && this.waiting.length > 0) {
      // one that has no room for all may still have some for one
      const next = this.waiting.slice(0, this.isRefused ? 1 : this.waiting.length)
      try {
        await this.store.add(next)
        this.isRefused = false
      } catch {
        if (next.length === 1) return this.tell()
        this.isRefused = true
        continue
      }
      this.waiting.splice(0, next.length)
    }
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/** A stored take as it was left: after a reload or a crash nobody adds to it any more. */
export async function reopenTake(stored: StoredTake, store: TakeStore): Promise<Take> {
  const last = await store.last(stored.id)
  const [size, seconds] = last ? [last.start + last.bytes.byteLength, last.seconds] : [0, stored.sentSeconds ?? 0]
  return new Take(stored, store, { size, seconds, isWhole: true })
}
