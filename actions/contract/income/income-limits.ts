/** Redeeming reward credits and paying out income. Amounts that staff can change are settings. */
export const INCOME_LIMITS = {
  redeemCreditsMax: 1_000_000,
  reasonCharactersMin: 10,
  reasonCharactersMax: 500,
  detailsCharactersMin: 10,
  detailsCharactersMax: 500,
  payoutCentsMax: 1_000_000_000,
  referenceCharactersMax: 100,
  batchPayoutsMax: 100,
} as const

export const INCOME_MESSAGES = {
  creditsMissing: 'Enter how many Reward Credits you want to redeem',
  creditsWhole: 'Enter a whole number of Credits, 1 or more',
  creditsMost: 'You can redeem up to 1,000,000 Reward Credits at a time',
  reasonMissing: 'Enter a reason',
  reasonMin: `Use at least ${INCOME_LIMITS.reasonCharactersMin} characters`,
  reasonMax: `Use up to ${INCOME_LIMITS.reasonCharactersMax} characters`,
  amountMissing: 'Enter an amount',
  amountInvalid: 'Enter an amount in dollars and cents, such as 120.50',
  detailsMissing: 'Enter where the money should go',
  detailsMin: `Use at least ${INCOME_LIMITS.detailsCharactersMin} characters`,
  detailsMax: `Use up to ${INCOME_LIMITS.detailsCharactersMax} characters`,
  reference: `Enter the bank’s reference, in one line of up to ${INCOME_LIMITS.referenceCharactersMax} characters`,
} as const
