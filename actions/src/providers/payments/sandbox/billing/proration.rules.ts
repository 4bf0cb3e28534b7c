interface Change {
  oldCents: number
  newCents: number
  /** Whether the new price has the interval of the old one; otherwise a new period begins and is paid in full. */
  keepsPeriod: boolean
  periodStart: number
  periodEnd: number
  /** Unix seconds, like the period. */
  at: number
}

/**
 * What a change of price costs at once: the unused part of the old price is credited, and the new price is due for the
 * rest of the period, or for a whole new one. Calculated to the second; each part is rounded to the cent.
 */
export function prorate(change: Change): { unusedCents: number; dueCents: number } {
  const { oldCents, newCents, keepsPeriod, periodStart, periodEnd, at } = change
  const [left, whole] = [Math.min(Math.max(periodEnd - at, 0), periodEnd - periodStart), periodEnd - periodStart]
  return { unusedCents: share(oldCents, left, whole), dueCents: keepsPeriod ? share(newCents, left, whole) : newCents }
}

/** Half a cent is rounded up. In big integers: cents times seconds may exceed what a number holds exactly. */
function share(cents: number, left: number, whole: number): number {
  return Number((2n * BigInt(cents) * BigInt(left) + BigInt(whole)) / (2n * BigInt(whole)))
}
