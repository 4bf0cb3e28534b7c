const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Keeps a subscription going until stopped: whenever it ends or fails, it is retried with growing delays.
 * @param once resolves when it has ended, to whether it ever worked
 * @param onLost called when changes may be missed
 */
export function followWithRetries(once: (stopping: AbortSignal) => Promise<boolean>, onLost: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const follow = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      // polling will surface any error, and this gets retried
      const wasLive = await once(signal).catch(() => false)
      if (signal.aborted) return
      onLost()
      if (wasLive) failures = 0
      await wait(waitMs(failures), signal)
    }
  }
  void follow()
  return () => stopping.abort()
}

/** Grows with each failure, with jitter so that pages that lost the server together don't all return at once. */
function waitMs(failures: number): number {
  const most = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
  return most / 2 + (Math.random() * most) / 2
}

function wait(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    stopping.addEventListener('abort', done)
  })
}
