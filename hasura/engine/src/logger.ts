import { pino } from 'pino'

/** The engine's logger, with pino's interface so that tests can pass a silent one. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Buffers lines for up to a tenth of a second: a write per line costs more than the line. */
const TOGETHER = { sync: false, minLength: 8192, periodicFlush: 100 }

/** JSON lines on stdout, buffered under load and flushed at exit. */
export function createLogger(level: string): Logger {
  return pino({ name: 'engine', level }, pino.destination(TOGETHER))
}
