import type { PlanCardQuery } from './plan-card.generated'

export type PaymentCard = NonNullable<PlanCardQuery['planCard']['card']>

/** "Visa ending in 4242" */
export function cardName({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`
}

/** "06/34" */
export function cardExpiry({ expMonth, expYear }: PaymentCard): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`
}

/** Cards end with the last day of their month. */
export function hasExpired({ expMonth, expYear }: PaymentCard, now = new Date()): boolean {
  return now >= new Date(expYear, expMonth, 1)
}
