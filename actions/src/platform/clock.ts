/** The one source of "now", so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The clock's now moved by so many milliseconds, negative for the past. */
export function fromNow(clock: Clock, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds)
}
