import type { Response } from 'express'
import { SECOND_MS } from '../clock.js'

export interface StreamEvent {
  /** The position after this event, sent back as `Last-Event-ID` on reconnect. */
  id: string
  /** Sent as JSON. */
  data: unknown
}

/** Shorter than the idle timeout of proxies and of our own readers. */
const HEARTBEAT_MS = 15 * SECOND_MS
const BEAT = ': here\n\n'
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither cached nor transformed on the way: compression and buffering would delay events.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export interface EventWriter {
  /** Settles when there is room for the next event. Reports a reader who makes no room for too long as slow. */
  send(event: StreamEvent): Promise<void>
  stop(): void
}

/**
 * Starts the response and writes events with backpressure: nothing is buffered for a slow reader, who is eventually
 * dropped.
 * @param signal aborted when the stream ends for any reason
 */
export function openEventWriter(
  response: Response,
  { signal, behindMs, onSlow }: { signal: AbortSignal; behindMs: number; onSlow(): void },
): EventWriter {
  let room: Promise<void> = Promise.resolve()
  let isBehind = false

  function write(text: string): Promise<void> {
    if (signal.aborted || response.write(text)) return Promise.resolve()
    isBehind = true
    return new Promise((resolve) => {
      const deadline = setTimeout(onSlow, behindMs)
      const go = () => {
        clearTimeout(deadline)
        response.off('drain', go)
        signal.removeEventListener('abort', go)
        isBehind = false
        resolve()
      }
      response.once('drain', go)
      signal.addEventListener('abort', go)
    })
  }

  response.writeHead(200, HEADERS)
  response.flushHeaders()
  room = write(BEAT)
  const beat = setInterval(() => {
    if (!isBehind) room = write(BEAT)
  }, HEARTBEAT_MS)
  return {
    async send({ id, data }) {
      await room
      await write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    stop: () => clearInterval(beat),
  }
}
