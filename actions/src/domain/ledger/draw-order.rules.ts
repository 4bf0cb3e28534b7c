import type { CreditSource, Entry } from './accounts.js'

/** Credits from one source with one end, of which some are left. */
export interface CreditLot {
  id: string
  source: CreditSource
  balance: number
  endsAt: Date | null
}

/** What comes with a plan goes first, since it ends; then what was given at the start; then everything else (GK-005). */
const RANKS: Record<CreditSource, number> = {
  plan: 0,
  trial: 0,
  welcome: 1,
  bought: 2,
  granted: 2,
  referral: 2,
  insight: 2,
}

/** The order of spending (GK-005): by source, then what ends sooner, then what is older. */
export function inDrawOrder(lots: readonly CreditLot[]): CreditLot[] {
  const end = ({ endsAt }: CreditLot) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY
  return [...lots].sort(
    (one, other) =>
      RANKS[one.source] - RANKS[other.source] ||
      (end(one) === end(other) ? Number(one.id) - Number(other.id) : end(one) - end(other)),
  )
}

/** Entries that take the amount from the lots, or null when they hold too little. */
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
 * Entries that give back an amount of what was drawn: to what was drawn last first, so that what ends soonest stays spent.
 * @param drawn the lots that it came from, with what was taken from each as their balance
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
