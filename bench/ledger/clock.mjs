const BEGINNING = Date.UTC(2026, 0, 31, 15, 30)
const MONTH_MS = 30 * 24 * 3_600_000

/**
 * The run's own time, which passes with what is answered, not with the seconds: so many months for a run of any size and
 * on any machine. It begins on the 31st, the day with the odd resets.
 */
export class Clock {
  #ticks = 0
  #step

  constructor({ operations, months }) {
    this.#step = (months * MONTH_MS) / Math.max(1, operations)
  }

  tick() {
    this.#ticks += 1
  }

  /** @returns {number} milliseconds */
  now() {
    return Math.floor(BEGINNING + this.#ticks * this.#step)
  }
}
