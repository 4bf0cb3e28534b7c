/** How long calls may be, in minutes (GK-080). */
export const CALL_MINUTES = [20, 30, 45, 60] as const

interface PriceBand {
  label: string
  minCents: number
  maxCents: number | null
}

/** What lists of calls and of experts are narrowed by: what a client pays, in the unit in which calls are priced there. */
export const CALL_PRICE_BANDS = {
  free: { label: 'Free', minCents: 0, maxCents: 0 },
  'under-100': { label: 'Under 2,000 Credits', minCents: 1, maxCents: 9_999 },
  '100-250': { label: '2,000 – 5,000 Credits', minCents: 10_000, maxCents: 25_000 },
  'over-250': { label: 'Over 5,000 Credits', minCents: 25_001, maxCents: null },
} as const satisfies Readonly<Record<string, PriceBand>>
export type CallPriceBand = keyof typeof CALL_PRICE_BANDS

export const isCallPriceBand = (value: string): value is CallPriceBand => Object.hasOwn(CALL_PRICE_BANDS, value)

/** The bands as the database is asked for them. */
export const priceBands = (names: readonly string[]) =>
  names.filter(isCallPriceBand).map((name) => {
    const { minCents, maxCents } = CALL_PRICE_BANDS[name]
    return { minCents, maxCents }
  })
