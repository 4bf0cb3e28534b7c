/** What becomes of a redemption. */
export const REDEMPTION_STATUSES = ['requested', 'approved', 'refused'] as const
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number]

/** What becomes of a payout. */
export const PAYOUT_STATUSES = ['requested', 'paid', 'returned'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
