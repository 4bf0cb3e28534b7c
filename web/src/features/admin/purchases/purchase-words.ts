import { formatCents } from '#contract/format/money.js'
import { entryFor, type PurchaseStatus } from '#contract/payments/purchase-codes.js'
import type { BadgeTone } from '#ui/display/badge.js'
import { STATUS_LABELS } from './purchase-labels'
import type { StaffPurchase } from './use-staff-purchases'

const TONES: Readonly<Record<PurchaseStatus, BadgeTone>> = {
  open: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  fulfilled: 'accent',
  refund_due: 'warn',
  disputed: 'warn',
  charged_back: 'danger',
}

/** What became of a purchase. */
export function standingOf({ status }: Pick<StaffPurchase, 'status'>): { label: string; tone: BadgeTone } {
  return { label: entryFor(STATUS_LABELS, status) ?? status, tone: entryFor(TONES, status) ?? 'neutral' }
}

/** What has gone back to the buyer, and what is on its way: "$400", "$400, $100 on its way". */
export function returnedText(purchase: StaffPurchase): string {
  const { refunded_cents, charged_back_cents, amount_cents, refunds } = purchase
  const back = Math.min(amount_cents, refunded_cents + charged_back_cents)
  const sent = refunds
    .filter(({ status }) => status === 'sending' || status === 'sent' || status === 'recorded')
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  const onItsWay = Math.max(0, sent - refunded_cents)
  return [back > 0 ? formatCents(back) : '', onItsWay > 0 ? `${formatCents(onItsWay)} on its way` : '']
    .filter(Boolean)
    .join(', ')
}
