import { Counter, Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors.js'

/**
 * Over HTTP/1.1 a browser opens six connections to one origin, for all of its tabs together: were all of them streams,
 * no page could ask for anything any more. Who has so many open asks by the clock.
 */
const STREAMS_PER_PERSON = 4
const TOO_MANY = 'You follow this in too many places already.'
const RETRY_SECONDS = 60

/**
 * Why a stream ended: its reader left, their session ended, their token ran out, they read too slowly, this process
 * stops, its signals were lost, there is nothing more to tell, or telling failed.
 */
export type StreamEnding = 'left' | 'session' | 'token' | 'slow' | 'stopped' | 'lost' | 'done' | 'fault'

interface OpenStream {
  door: string
  /** Whom it is counted for: a person, or the address of a visitor. */
  reader: string
  end(why: StreamEnding): void
}

/** The streams that this process tells. */
export interface OpenStreams {
  /** @returns to be called with why, once it has ended. @throws AppError TOO_MANY_ATTEMPTS */
  enter(stream: OpenStream): (why: StreamEnding) => void
  /** Ends them all, and lets no other one begin: a stream would keep the server from closing. */
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
