import { setTimeout as delay } from 'node:timers/promises'

/** Something that runs until it is stopped or ends on its own. */
export interface Run {
  stop(): Promise<void>
  /** Settles when it has ended for any reason. */
  readonly promise: Promise<void>
}

const PAUSE_MS = 1_000

/**
 * Keeps one run open, opening another whenever it ends on its own.
 * @param onEnd called each time, with the error that ended it or kept the next from opening, if known
 * @returns stop, which waits for the last run to end
 * @throws whatever keeps the first run from opening
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
    // It may have ended already.
    await current.stop().catch(() => undefined)
    await followed
    // This one was still opening when stop was called.
    await current.stop().catch(() => undefined)
  }
}
