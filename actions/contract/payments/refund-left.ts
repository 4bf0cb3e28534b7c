import { formatCents } from '../format/money.js'
import { entryFor, type PurchaseStatus, type RefundStatus } from './purchase-codes.js'

interface Paid {
  amount_cents: number
  refunded_cents: number
  charged_back_cents: number
  status: string
}

interface KnownRefund {
  amount_cents: number
  status: string
}

/** Refunds that have gone out, may have gone out, or wait for a second person. */
const COUNTED: readonly RefundStatus[] = ['proposed', 'sending', 'sent', 'recorded']

/**
 * What staff can still refund of a purchase. The provider reports a refund a little after it was sent, so what was sent
 * and what was reported are the same money: the larger of both counts.
 */
export function refundLeft(
  { amount_cents, refunded_cents, charged_back_cents }: Paid,
  refunds: readonly KnownRefund[],
): number {
  const ours = refunds
    .filter(({ status }) => COUNTED.some((counted) => counted === status))
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  return Math.max(0, amount_cents - charged_back_cents - Math.max(refunded_cents, ours))
}

/** Why nothing of a purchase can be refunded by hand, or null if it can. */
export function refundObstacle(purchase: Paid, refunds: readonly KnownRefund[]): string | null {
  const words = entryFor(OBSTACLES, purchase.status)
  // once the provider has refused, it is up to staff
  const isUpToStaff = purchase.status === 'refund_due' && refunds.some(({ status }) => status === 'failed')
  if (words && !isUpToStaff) return words
  if (refunds.some(({ status }) => status === 'proposed')) return REFUND_WAITS
  if (refunds.some(({ status }) => status === 'sending')) return 'A refund of this purchase is being sent already.'
  return refundLeft(purchase, refunds) === 0 ? REFUNDED : null
}

/** Said to whoever can't change that; the second person is asked for their word instead. */
export const REFUND_WAITS = 'A refund of this purchase is waiting for a second member of staff.'

const UNPAID = 'This purchase was never paid.'
const REFUNDED = 'This purchase has been refunded already.'
const OBSTACLES: Readonly<Record<PurchaseStatus, string | null>> = {
  fulfilled: null,
  open: UNPAID,
  cancelled: UNPAID,
  expired: UNPAID,
  refund_due: 'The full amount is on its way back already, because what was bought wasn’t available any more.',
  disputed: 'The buyer has disputed this payment with their bank, which decides who gets the money.',
  charged_back: 'The buyer’s bank has taken this payment back.',
  refunded: REFUNDED,
}

/** Said for an amount above what is left. */
export function refundTooLarge(leftCents: number): string {
  return `Only ${formatCents(leftCents)} of this purchase is left to refund.`
}
