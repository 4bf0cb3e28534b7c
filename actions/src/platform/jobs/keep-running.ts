import { setTimeout as delay } from 'node:timers/promises'

/** Something that runs until it is stopped, or gives up by itself. */
export interface Run {
  stop(): Promise<void>
  /** Settles when it has ended, however. */
  readonly promise: Promise<void>
}

const PAUSE_MS = 1_000

/**
 * Opens a run, and another one whenever it has ended by itself.
 * @param onEnd told each time, with what ended it or kept the next from opening, where that is known
 * @returns stop, which waits for the last run's end
 * @throws what keeps the first one from opening
 */
export async function keepRunning(
  open: () => Promise<Run>,
  onEnd: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await open()
  const follow = async () => {
    while (!signal.aborted) {
      const error = await current.promise.then(() => undefined, String)
      if (signal.aborted) return
      onEnd(error)
      await reopen()
    }
  }
  const reopen = async () => {
    while (!signal.aborted) {
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        current = await open()
        return
      } catch (error) {
        onEnd(error)
      }
    }
  }
  const followed = follow()
  return async () => {
    stopping.abort()
    // One that has ended already has nothing to stop.
    await current.stop().catch(() => undefined)
    await followed
    // The one that was just being opened when the word came.
    await current.stop().catch(() => undefined)
  }
}
