import { pino } from 'pino'

/** What the engine logs through: pino's shape, so that tests pass a silent one. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** JSON lines on stdout, written together where many come at once; the rest at the process' end. */
export function createLogger(level: string): Logger {
  return pino({ name: 'engine', level }, pino.destination({ sync: false }))
}
