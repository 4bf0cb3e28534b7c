const THOUSANDS = /\B(?=(\d{3})+$)/g

/**
 * "12,000": a whole number, as everything is written here in American English. Not by Intl, because the first use of it costs
 * a browser some 20 ms for its tables, and a number is on every page.
 */
export function formatWhole(count: number): string {
  return String(Math.round(count)).replace(THOUSANDS, ',')
}
