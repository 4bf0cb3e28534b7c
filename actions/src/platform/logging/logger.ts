import { type DestinationStream, type Logger, pino } from 'pino'
import { faultForLog } from './fault-for-log.js'

export type { Logger }

const SECRET_PATHS = ['authorization', 'cookie', 'password', 'token', 'secret'].flatMap((name) => [name, `*.${name}`])

/**
 * Structured logs, one JSON object per line on standard output. Of a fault only what repeats nobody's input is written,
 * and secrets that strayed into a line are cut out.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'actions' },
    serializers: { err: faultForLog },
    redact: { paths: SECRET_PATHS, censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
