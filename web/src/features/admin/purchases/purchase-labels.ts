import type { PurchaseStatus, PurchaseTypeCode } from '#contract/payments/purchase-codes.js'

export const TYPE_LABELS: Readonly<Record<PurchaseTypeCode, string>> = {
  wizlings: 'Credits',
  saas: 'Plan',
  hire_expert: 'Hire fee',
}

export const STATUS_LABELS: Readonly<Record<PurchaseStatus, string>> = {
  fulfilled: 'Paid',
  refund_due: 'Refund due',
  disputed: 'Disputed',
  refunded: 'Refunded',
  charged_back: 'Charged back',
  open: 'Not paid yet',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** Stands among the statuses: purchases with a refund that a second person has to confirm. */
export const PROPOSED = { value: 'proposed', label: 'Second person' } as const
