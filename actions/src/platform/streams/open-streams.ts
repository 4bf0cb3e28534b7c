import { Counter, Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors.js'

/**
 * Over HTTP/1.1 a browser opens six connections per origin, shared by all of its tabs. If all six were streams, no page
 * could load anything. Beyond this limit, pages fall back to polling.
 */
const STREAMS_PER_PERSON = 4
const TOO_MANY = 'You follow this in too many places already.'
const RETRY_SECONDS = 60

/**
 * Why a stream ended: the reader left, their session ended, their token expired, they read too slowly, this process is
 * stopping, its signals were lost, there is nothing more to send, or an error occurred.
 */
export type StreamEnding = 'left' | 'session' | 'token' | 'slow' | 'stopped' | 'lost' | 'done' | 'fault'

interface OpenStream {
  door: string
  /** Whose limit it counts towards: a person, or a visitor's address. */
  reader: string
  end(why: StreamEnding): void
}

/** The streams open in this process. */
export interface OpenStreams {
  /** @returns a function to call once it has ended, with the reason. @throws AppError TOO_MANY_ATTEMPTS */
  enter(stream: OpenStream): (why: StreamEnding) => void
  /** Ends all streams and admits no more; an open stream would keep the server from closing. */
  close(): void
}

export function createOpenStreams(registry: Registry): OpenStreams {
  const open = new Set<OpenStream>()
  let isClosed = false
  const registers = [registry]
  const gauge = new Gauge({ name: 'sagework_open_streams', help: 'Event streams', labelNames: ['door'], registers })
  const endings = new Counter({
    name: 'sagework_stream_endings_total',
    help: 'Event streams that ended, by the reason',
    labelNames: ['door', 'why'],
    registers,
  })
  return {
    enter(stream) {
      const { door, reader } = stream
      const own = [...open].filter((other) => other.reader === reader)
      if (isClosed || own.length >= STREAMS_PER_PERSON)
        throw new AppError('TOO_MANY_ATTEMPTS', {
          message: TOO_MANY,
          headers: { 'Retry-After': String(RETRY_SECONDS) },
        })
      open.add(stream)
      gauge.inc({ door })
      return (why) => {
        if (!open.delete(stream)) return
        gauge.dec({ door })
        endings.inc({ door, why })
      }
    },
    close() {
      isClosed = true
      for (const { end } of [...open]) end('stopped')
    },
  }
}
