import type { Cents } from './payment-states.js'

/** A person's account at the provider, to which the platform sends their income. */
export interface PayoutAccount {
  accountId: string
  /** Whether the provider takes transfers to it now, and pays them out to its owner. */
  isEnabled: boolean
}

export interface Transfer {
  transferId: string
  /** Our own payout that it pays; null for a transfer that isn't ours. */
  payoutId: string | null
  accountId: string | null
  amountCents: Cents
  currency: string
  reversedCents: Cents
}

/** What sends income to people: part of the payment provider's interface, with the same errors. */
export interface PayoutCalls {
  createPayoutAccount(person: { email: string; userId: string }, key: string): Promise<PayoutAccount>
  /** A page of the provider where the account's owner says who they are; it works once and for a short time. */
  startOnboarding(link: { accountId: string; returnUrl: string; refreshUrl: string }): Promise<{ url: string }>
  readPayoutAccount(accountId: string): Promise<PayoutAccount>
  /**
   * Sends a payout to its owner's account, unless that was done before: it also finds a transfer whose answer was lost
   * after the provider has forgotten the key.
   * @throws AppError UPSTREAM_REFUSED, NOT_FOUND or VALIDATION_FAILED, and nothing was or will be sent
   */
  sendTransfer(transfer: { payoutId: string; accountId: string; amountCents: Cents }, key: string): Promise<Transfer>
}
