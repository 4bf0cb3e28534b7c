import { type DestinationStream, type Logger, pino } from 'pino'
import { errorForLog } from './error-for-log.js'

export type { Logger }

const SECRET_PATHS = ['authorization', 'cookie', 'password', 'token', 'secret'].flatMap((name) => [name, `*.${name}`])

/**
 * Structured logs, one JSON object per line on standard output. Errors are reduced to what can't repeat input, and
 * stray secrets are redacted.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'actions' },
    serializers: { err: errorForLog },
    redact: { paths: SECRET_PATHS, censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
