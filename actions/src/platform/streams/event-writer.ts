import type { Response } from 'express'
import { SECOND_MS } from '../clock.js'

export interface StreamEvent {
  /** Where the reader stands after this one: sent back as `Last-Event-ID` by whoever comes again. */
  id: string
  /** Sent as JSON. */
  data: unknown
}

/** Less than the time after which proxies, and our own readers, give up a connection that says nothing. */
const BEAT_MS = 15 * SECOND_MS
const BEAT = ': here\n\n'
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither kept nor changed on the way: what compresses or buffers holds events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export interface EventWriter {
  /** Settles when there is room for the next event. A reader who makes none for too long is told of as slow. */
  send(event: StreamEvent): Promise<void>
  stop(): void
}

/**
 * Begins the answer and writes into it, never more than the connection takes: who reads slowly is waited for, so that
 * nothing piles up here, and after a while is given up.
 * @param signal is aborted by the end of the stream, whatever it is
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
  }, BEAT_MS)
  return {
    async send({ id, data }) {
      await room
      await write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    stop: () => clearInterval(beat),
  }
}
