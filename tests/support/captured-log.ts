import { Writable } from 'node:stream'
import { createLogger, type Logger } from '#platform/logging/logger.js'

export interface CapturedLog {
  log: Logger
  /** Every line so far, as written. */
  lines: string[]
  /** The security events, parsed. */
  securityLines(): { requestId?: string; door?: string; security: Record<string, unknown> }[]
}

/** The actions' own logger, at its most verbose level unless told otherwise, writing to memory. */
export function captureLog(level = 'trace'): CapturedLog {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const securityLines = () => lines.map((line) => JSON.parse(line)).filter((line) => line.security !== undefined)
  return { log: createLogger(level, sink), lines, securityLines }
}
