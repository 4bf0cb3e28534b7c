const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Follows something until stopped: when it ends or is not to be had, it is tried again, each time after a longer wait.
 * @param once settles when it has ended, with whether it was to be had at all
 * @param onLost from this moment changes may be missed
 */
export function keepFollowing(once: (stopping: AbortSignal) => Promise<boolean>, onLost: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const follow = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      // whatever it was: the usual way of asking shows it, and this one is tried again
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

/** Longer each time, and never the same for two pages that lost the server at one moment. */
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
