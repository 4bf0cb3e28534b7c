import type { CreditSource, Entry } from './accounts.js'

/** Credits from one source with one expiry date. */
export interface CreditLot {
  id: string
  source: CreditSource
  balance: number
  endsAt: Date | null
}

/** Credits of a plan go first because they expire, then the welcome credits, then everything else (GK-005). */
const RANKS: Record<CreditSource, number> = {
  plan: 0,
  trial: 0,
  welcome: 1,
  bought: 2,
  granted: 2,
  referral: 2,
  insight: 2,
}

/** The order of spending (GK-005): by source, then by expiry date, then by age. */
export function inDrawOrder(lots: readonly CreditLot[]): CreditLot[] {
  const end = ({ endsAt }: CreditLot) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY
  return [...lots].sort(
    (one, other) =>
      RANKS[one.source] - RANKS[other.source] ||
      (end(one) === end(other) ? Number(one.id) - Number(other.id) : end(one) - end(other)),
  )
}

/** Entries that take the amount from the lots, or null if the lots don't cover it. */
export function drawFrom(lots: readonly CreditLot[], amount: number): Entry[] | null {
  const entries: Entry[] = []
  let missing = amount
  for (const lot of inDrawOrder(lots)) {
    const taken = Math.min(lot.balance, missing)
    if (taken > 0) entries.push({ account: { id: lot.id }, amount: -taken })
    missing -= taken
  }
  return missing === 0 ? entries : null
}

/**
 * Entries that return part or all of what was drawn, starting with the lot drawn last, so that what expires first stays spent.
 * @param drawn the lots it came from, each with the amount taken as its balance
 */
export function giveBack(drawn: readonly CreditLot[], amount: number): Entry[] {
  const entries: Entry[] = []
  let left = amount
  for (const { id, balance } of inDrawOrder(drawn).reverse()) {
    const given = Math.min(balance, left)
    if (given > 0) entries.push({ account: { id }, amount: given })
    left -= given
  }
  return entries
}
