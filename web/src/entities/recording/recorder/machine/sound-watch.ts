import type { SoundTrouble } from './recorder-state'

/** Some microphones need a moment to begin. */
const DEAD_MS = 8_000
/** Recorders deliver what is silent, too; some keep a few seconds of a picture together. */
const STALLED_MS = 10_000

/** Whether what is being recorded arrives at all, while there is still time to do something about it. */
export class SoundWatch {
  private deliveredAt: number
  /** when it was alive last; null where that can't be measured */
  private soundAt: number | null = null

  constructor(now: number) {
    this.deliveredAt = now
  }

  /** After a pause, in which nothing comes. */
  begin(now: number): void {
    this.deliveredAt = now
    if (this.soundAt !== null) this.soundAt = now
  }

  delivered(bytes: number, now: number): void {
    if (bytes > 0) this.deliveredAt = now
  }

  /** @param isAlive more than the zeros of a microphone that is off; a quiet room is alive */
  measured(isAlive: boolean, now: number): void {
    if (isAlive || this.soundAt === null) this.soundAt = now
  }

  troubleAt(now: number): SoundTrouble | null {
    if (now - this.deliveredAt >= STALLED_MS) return 'stalled'
    return this.soundAt !== null && now - this.soundAt >= DEAD_MS ? 'silent' : null
  }
}
