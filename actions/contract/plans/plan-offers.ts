/** Whom a price is for: single users or companies (PLAN-02, PLAN-03). */
export const SAAS_TYPES = ['user', 'company'] as const
export type SaasType = (typeof SAAS_TYPES)[number]

/** The single trial that can be bought, once (PLAN-18). */
export const TRIAL_PLAN = 'seven_day_full_access'

/** A row of `plan_prices` with its plan, as far as it decides who may buy it. */
export interface PlanOffer {
  priceId: string
  planCode: string
  saasType: SaasType
  card: string
  rank: number
  isSold: boolean
}

/** What somebody has: their company's plan, or their own if they belong to none. */
export interface PlanHolder {
  saasType: SaasType
  planCode: string
  card: string
  rank: number
  /** Null if staff set the plan by hand, and for the free plan. */
  priceId: string | null
  /** The provider renews it: other plans are changed to, not bought (GK-025). */
  isRenewed: boolean
  isTrialUsed: boolean
}

export type PlanRefusal = 'not-sold' | 'other-account-type' | 'current' | 'below-current' | 'trial-used'

/**
 * Why this price can't be bought or changed to, or null. The buttons of the cards and the server ask the same question
 * (GK-024, GK-029).
 */
export function planRefusal(offer: PlanOffer, holder: PlanHolder): PlanRefusal | null {
  if (!offer.isSold) return 'not-sold'
  if (offer.saasType !== holder.saasType) return 'other-account-type'
  if (isCurrent(offer, holder)) return 'current'
  if (offer.planCode === TRIAL_PLAN && holder.isTrialUsed) return 'trial-used'
  if (offer.rank < holder.rank || (offer.planCode === TRIAL_PLAN && holder.isRenewed)) return 'below-current'
  return null
}

/** Trial types stand on the card of their paid counterpart (PLAN-15). */
function isCurrent(offer: PlanOffer, holder: PlanHolder): boolean {
  return holder.priceId === null ? offer.card === holder.card : offer.priceId === holder.priceId
}

export interface PlanButton {
  label: 'ACTIVE' | 'UPDATE' | 'BUY NOW' | 'PREVIOUSLY BOUGHT'
  isDisabled: boolean
}

/** The button of a card, or null for a card without one (PLAN-19 to PLAN-26, GK-024, GK-025). */
export function planButton(offer: PlanOffer, holder: PlanHolder): PlanButton | null {
  if (isCurrent(offer, holder)) return { label: 'ACTIVE', isDisabled: true }
  const refusal = planRefusal(offer, holder)
  if (refusal === 'not-sold') return null
  if (refusal === 'trial-used') return { label: 'PREVIOUSLY BOUGHT', isDisabled: true }
  if (refusal !== null) return { label: 'BUY NOW', isDisabled: true }
  return { label: holder.isRenewed ? 'UPDATE' : 'BUY NOW', isDisabled: false }
}
