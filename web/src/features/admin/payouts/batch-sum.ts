import type { PayoutBatchesQuery } from './payouts.generated'

export type Batch = PayoutBatchesQuery['payout_batches'][number]

/** What goes by Stripe is sent once its batch is paid, and can then only come back from there. */
export const isByStripe = ({ method }: { method: string }) => method === 'stripe'

/** What is still to be paid: what was returned is in no file, and Stripe sends none of it. */
export const waitingIn = ({ payouts }: Batch) => payouts.filter(({ status }) => status === 'requested')

/** Stripe hasn't yet said of everything in it that it was paid. */
export const isBeingSent = ({ payouts, paid_at }: Batch) =>
  paid_at !== null && payouts.some((payout) => isByStripe(payout) && payout.status === 'requested')

/** What is still in a batch, or was when it was dissolved; what was returned before it was paid no longer counts. */
export function sumOf({ payouts, paid_at, dissolved_cents }: Batch): number {
  if (dissolved_cents !== null) return dissolved_cents
  const counted = payouts.filter(({ status, receipt_no }) =>
    paid_at ? receipt_no !== null || status === 'requested' : status === 'requested',
  )
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}
