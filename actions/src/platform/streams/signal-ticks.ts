import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseSignals } from './database-signals.js'

/** Debounces bursts of changes, which would otherwise cause a query each. */
const PAUSE_MS = 200

interface TickOptions {
  /** How long to wait after each tick; a function is asked after each. */
  pauseMs?: number | (() => number)
  /** Which signals of the channel concern this reader, by their payload. */
  isMine?: (payload: string) => boolean
}

/**
 * Yields once at the start and again after every signal on a channel; signals that arrive while the reader is busy are
 * coalesced. For streams that report current state: querying after each tick misses nothing. Ends when signals may have
 * been missed, which ends the stream and makes its reader reconnect.
 */
export async function* signalTicks(
  signals: DatabaseSignals,
  channel: string,
  signal: AbortSignal,
  { pauseMs = PAUSE_MS, isMine = () => true }: TickOptions = {},
): AsyncGenerator<undefined> {
  let isDue = true
  let isLost = false
  let wake: () => void = () => undefined
  const stop = await signals.follow(channel, {
    onSignal: (payload) => {
      if (!isMine(payload)) return
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
        const pause = typeof pauseMs === 'function' ? pauseMs() : pauseMs
        await delay(pause, undefined, { signal }).catch(() => undefined)
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
