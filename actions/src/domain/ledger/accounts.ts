/** Kinds of accounts, as inserted by the migrations: the platform has one of each, a person one (personal) or many (pots). */
export type PlatformAccount =
  | 'credits_issued'
  | 'credits_spent'
  | 'credits_expired'
  | 'rewards_issued'
  | 'rewards_redeemed'
  | 'payments'
  | 'sales'
  | 'fees'
  | 'rewards_paid'
  | 'payouts'
export type PersonalAccount = 'reward_credits' | 'income' | 'credits_owed' | 'income_owed'
export type Pot =
  | 'credits'
  | 'credits_held'
  | 'reward_credits_held'
  | 'redemption_requested'
  | 'income_held'
  | 'payout_requested'

/** Where spending credits came from (GK-005, GK-018, GK-019, GK-034). */
export type CreditSource = 'plan' | 'trial' | 'welcome' | 'bought' | 'granted' | 'referral' | 'insight'

export type AccountReference =
  | { id: string }
  | { kind: PersonalAccount; ownerId: string }
  | { kind: PlatformAccount; ownerId?: undefined }

/**
 * One side of a transfer. The amount is a signed whole number: cents in accounts of dollars, credits in the others.
 * Positive adds to what the platform owes the holder of the account.
 */
export interface Entry {
  account: AccountReference
  amount: number
}

/** Anything larger is a bug; sums of such amounts stay exact in a JavaScript number. */
const MAX_AMOUNT = 1_000_000_000_000

/** @throws RangeError unless it is a whole number from 1 to 10¹²: a bug in the caller */
export function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT)
    throw new RangeError(`${amount} is no amount to book`)
}
