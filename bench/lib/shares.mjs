/**
 * @typedef {{ p50: number, p95: number, p99: number }} Shares
 */

/** A percentile of the numbers; NaN if there are none. */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const sort = (numbers) => [...numbers].sort((left, right) => left - right)

/**
 * Median and upper percentiles.
 * @param {Iterable<number>} numbers
 * @returns {Shares}
 */
export function sharesOf(numbers) {
  const sorted = sort(numbers)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
}

/** The median; NaN if there are no numbers. */
export function median(numbers) {
  return at(sort(numbers), 0.5)
}
