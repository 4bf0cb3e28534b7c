/** Counter offer statuses as they are stored (OFFER-01). */
export const COUNTER_OFFER_STATUSES = ['pending', 'accepted', 'rejected'] as const
export type CounterOfferStatus = (typeof COUNTER_OFFER_STATUSES)[number]

export const COUNTER_OFFER_STATUS_LABELS: Readonly<Record<CounterOfferStatus, string>> = {
  pending: 'Waiting for an answer',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** Narrows a stored status; null if unknown to this version. */
export function toCounterOfferStatus(value: string | null | undefined): CounterOfferStatus | null {
  return COUNTER_OFFER_STATUSES.find((status) => status === value) ?? null
}

export interface CounterOfferMove {
  /** Null: the initial status of a counter offer. */
  from: CounterOfferStatus | null
  to: CounterOfferStatus
  actor: 'poster' | 'expert'
  action: 'createCounterOffer' | 'acceptCounterOffer' | 'rejectCounterOffer'
}

/**
 * Pending leads to accepted or rejected, both final (FLOW-16, OFFER-06). There is one counter offer per opportunity and
 * expert, so none follows a decided one (GO-42). Mirrored in the table `counter_offer_transitions`.
 */
export const COUNTER_OFFER_MOVES: readonly CounterOfferMove[] = [
  { from: null, to: 'pending', actor: 'poster', action: 'createCounterOffer' },
  { from: 'pending', to: 'accepted', actor: 'expert', action: 'acceptCounterOffer' },
  { from: 'pending', to: 'rejected', actor: 'expert', action: 'rejectCounterOffer' },
]
