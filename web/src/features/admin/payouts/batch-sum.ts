import type { PayoutBatchesQuery } from './payouts.generated'

export type Batch = PayoutBatchesQuery['payout_batches'][number]

/** What goes by Stripe is sent once its batch is paid, and can then only come back from there. */
export const isByStripe = ({ method }: { method: string }) => method === 'stripe'

/** What is still to be paid: what was returned is in no file, and Stripe sends none of it. */
export const waitingIn = ({ payouts }: Batch) => payouts.filter(({ status }) => status === 'requested')

/** Stripe hasn't yet said of everything in it that it was paid. */
export const isBeingSent = ({ payouts, paid_at }: Batch) =>
  paid_at !== null && payouts.some((payout) => isByStripe(payout) && payout.status === 'requested')

/** What counts: what was returned before it was paid, or by Stripe instead, no longer does. */
const countedIn = ({ payouts, paid_at }: Batch) =>
  payouts.filter(({ status, receipt_no }) =>
    paid_at ? receipt_no !== null || status === 'requested' : status === 'requested',
  )

const sumUp = (payouts: readonly { cents: number }[]) => payouts.reduce((sum, { cents }) => sum + cents, 0)

/** What is still in a batch, or was when it was dissolved. */
export function sumOf(batch: Batch): number {
  return batch.dissolved_cents ?? sumUp(countedIn(batch))
}

/** How much is in how many payouts. If all of them were returned, it says what they were. */
export function contentsOf(batch: Batch): { cents: number; count: number; isReturned: boolean } {
  const { payouts, dissolved_payouts: dissolved } = batch
  if (dissolved !== null) return { cents: sumOf(batch), count: dissolved, isReturned: false }
  const counted = countedIn(batch)
  if (counted.length > 0) return { cents: sumUp(counted), count: counted.length, isReturned: false }
  return { cents: sumUp(payouts), count: payouts.length, isReturned: payouts.length > 0 }
}
