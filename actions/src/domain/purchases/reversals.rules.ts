/** An event about a payment as stored in `private.payment_events`. */
export type ReversalEvent =
  | { type: 'charge-refunded'; refundedCents: number }
  | { type: 'dispute-opened'; disputeId: string; amountCents: number }
  | { type: 'dispute-closed'; disputeId: string; amountCents: number; isLost: boolean }

interface PaidPurchase {
  amount_cents: number
  refunded_cents: number
  charged_back_cents: number
  fulfilled_at: Date | null
}

export interface Standing {
  refundedCents: number
  chargedBackCents: number
  status: 'fulfilled' | 'refund_due' | 'disputed' | 'refunded' | 'charged_back'
}

/**
 * What became of a payment, from all events about it. Neither their order nor repeats make a difference.
 * @param outsideCents what was refunded outside of the provider, which knows nothing of it
 */
export function standingOf(purchase: PaidPurchase, events: readonly ReversalEvent[], outsideCents = 0): Standing {
  const open = new Set<string>()
  const lost = new Map<string, number>()
  let atProvider = 0
  for (const event of events) {
    if (event.type === 'charge-refunded') atProvider = Math.max(atProvider, event.refundedCents)
    if (event.type === 'dispute-opened') open.add(event.disputeId)
    if (event.type === 'dispute-closed' && event.isLost) lost.set(event.disputeId, event.amountCents)
  }
  for (const event of events) if (event.type === 'dispute-closed') open.delete(event.disputeId)
  const chargedBack = [...lost.values()].reduce((sum, cents) => sum + cents, 0)
  const refundedCents = Math.min(Math.max(purchase.refunded_cents, atProvider + outsideCents), purchase.amount_cents)
  const chargedBackCents = Math.min(chargedBack, purchase.amount_cents)
  return {
    refundedCents,
    chargedBackCents,
    status: statusOf(purchase, { refundedCents, chargedBackCents }, open.size > 0),
  }
}

/** A refund outside of the provider. */
export interface OutsideRefund {
  cents: number
  at: Date
}

/**
 * When nothing was left of a payment, as the provider tells it; null while something is. When we heard of it makes no
 * difference.
 */
export function lostAt(
  amountCents: number,
  events: readonly (ReversalEvent & { happenedAt: Date })[],
  outside: readonly OutsideRefund[] = [],
): Date | null {
  const paid = { amount_cents: amountCents, refunded_cents: 0, charged_back_cents: 0, fulfilled_at: null }
  const isLost = (moment: number) => {
    const until = events.filter(({ happenedAt }) => happenedAt.getTime() <= moment)
    const { refundedCents, chargedBackCents } = standingOf(paid, until, sumOf(outside, moment))
    return refundedCents + chargedBackCents >= amountCents
  }
  const moments = [...events.map(({ happenedAt }) => happenedAt), ...outside.map(({ at }) => at)].map(Number)
  const first = moments.sort((one, other) => one - other).find(isLost)
  return first === undefined ? null : new Date(first)
}

/** In cents, up to a moment. */
export function sumOf(outside: readonly OutsideRefund[], moment = Number.POSITIVE_INFINITY): number {
  return outside.reduce((sum, { cents, at }) => (at.getTime() <= moment ? sum + cents : sum), 0)
}

function statusOf(
  { amount_cents, fulfilled_at }: PaidPurchase,
  { refundedCents, chargedBackCents }: Omit<Standing, 'status'>,
  isDisputed: boolean,
): Standing['status'] {
  if (refundedCents + chargedBackCents >= amount_cents) return chargedBackCents > 0 ? 'charged_back' : 'refunded'
  if (isDisputed) return 'disputed'
  return fulfilled_at ? 'fulfilled' : 'refund_due'
}
