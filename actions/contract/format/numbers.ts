const THOUSANDS = /\B(?=(\d{3})+$)/g

/** "12,000": a whole number, rounded. Not by Intl (docs/decisions/0024-first-pages-do-without-intl.md). */
export function formatWhole(count: number): string {
  return String(Math.round(count)).replace(THOUSANDS, ',')
}
