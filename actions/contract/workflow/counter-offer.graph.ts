/** Statuses of a counter offer, stored exactly so (OFFER-01). */
export const COUNTER_OFFER_STATUSES = ['pending', 'accepted', 'rejected'] as const
export type CounterOfferStatus = (typeof COUNTER_OFFER_STATUSES)[number]

export const COUNTER_OFFER_STATUS_LABELS: Readonly<Record<CounterOfferStatus, string>> = {
  pending: 'Waiting for an answer',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** A stored status as one of ours; null for what this side does not know. */
export function toCounterOfferStatus(value: string | null | undefined): CounterOfferStatus | null {
  return COUNTER_OFFER_STATUSES.find((status) => status === value) ?? null
}

export interface CounterOfferMove {
  /** Null: the status in which a counter offer begins. */
  from: CounterOfferStatus | null
  to: CounterOfferStatus
  actor: 'poster' | 'expert'
  action: 'createCounterOffer' | 'acceptCounterOffer' | 'rejectCounterOffer'
}

/**
 * From pending to accepted or to rejected, and both are final (FLOW-16, OFFER-06). There is one counter offer per
 * opportunity and expert, so none follows a decided one (GO-42). The table `counter_offer_transitions` holds the same.
 */
export const COUNTER_OFFER_MOVES: readonly CounterOfferMove[] = [
  { from: null, to: 'pending', actor: 'poster', action: 'createCounterOffer' },
  { from: 'pending', to: 'accepted', actor: 'expert', action: 'acceptCounterOffer' },
  { from: 'pending', to: 'rejected', actor: 'expert', action: 'rejectCounterOffer' },
]
