/** The single source of "now", so that tests can change it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Now plus that many milliseconds; negative for the past. */
export function fromNow(clock: Clock, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds)
}
