/** Limits of a credit request (CRED-13, CRED-15, CRED-16, GK-036). */
export const CREDIT_REQUEST_LIMITS = {
  creditsMin: 10,
  creditsMax: 100_000,
  reasonCharactersMin: 50,
  reasonCharactersMax: 1000,
} as const

/** Worded exactly as required (CRED-10 to CRED-16, GK-036). */
export const CREDIT_REQUEST_MESSAGES = {
  creditsMissing: 'Please enter a credits amount.',
  creditsNumber: 'Please enter a number',
  creditsPositive: 'Please enter a positive value',
  creditsMin: 'Minimum 10 credits',
  creditsMax: 'Maximum 100,000 credits',
  reasonMissing: 'Please enter a reason.',
  reasonMin: 'Minimum 50 characters',
  reasonMax: 'Maximum 1000 characters',
  pending: 'You already have a pending request.',
} as const

export type CreditRequestStatus = 'PENDING' | 'APPROVED' | 'REJECTED'

export function isCreditRequestStatus(status: string): status is CreditRequestStatus {
  return status === 'PENDING' || status === 'APPROVED' || status === 'REJECTED'
}
