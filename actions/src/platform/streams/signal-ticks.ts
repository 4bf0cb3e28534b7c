import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseSignals } from './database-signals.js'

/** So much can change at once that each change would be asked about in vain. */
const PAUSE_MS = 200

/**
 * Goes round once at the beginning and again after every signal of a channel; signals that come while the reader is busy
 * count as one. For streams that tell how something stands: whoever asks after each round misses nothing. It ends when
 * signals may be missed: the stream ends with it, and its reader comes again.
 */
export async function* signalTicks(
  signals: DatabaseSignals,
  channel: string,
  signal: AbortSignal,
): AsyncGenerator<undefined> {
  let isDue = true
  let isLost = false
  let wake: () => void = () => undefined
  const stop = await signals.follow(channel, {
    onSignal: () => {
      isDue = true
      wake()
    },
    onLost: () => {
      isLost = true
      wake()
    },
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted && !isLost) {
      if (isDue) {
        isDue = false
        yield undefined
        await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined)
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    stop()
  }
}
