import { pino } from 'pino'

/** What the engine logs through: pino's shape, so that tests pass a silent one. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What comes within a tenth of a second is written at once: a write for each line costs more than the line. */
const TOGETHER = { sync: false, minLength: 8192, periodicFlush: 100 }

/** JSON lines on stdout, written together where many come at once; the rest at the process' end. */
export function createLogger(level: string): Logger {
  return pino({ name: 'engine', level }, pino.destination(TOGETHER))
}
