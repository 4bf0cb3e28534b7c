import { INCOME_LIMITS } from './income-limits.js'

/** "1,200.50" as 120050 cents; null unless it is a positive amount with at most two decimals. */
export function centsOf(typed: string | null | undefined): number | null {
  const [, dollars, decimals = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed ?? '') ?? []
  if (dollars === undefined) return null
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 && cents <= INCOME_LIMITS.payoutCentsMax ? cents : null
}
