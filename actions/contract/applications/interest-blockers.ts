import type { ErrorCode } from '../error-codes.js'

/** Why an expert who can see a post can't show interest in it, in the order they are checked (GO-24). */
export const INTEREST_BLOCKERS = [
  'EXPERTS_ONLY',
  'OWN_OPPORTUNITY',
  'INVALID_STATUS_TRANSITION',
  'INTEREST_PAUSED',
  'NOT_MATCHED',
  'CALENDAR_REQUIRED',
  'PROFILE_INCOMPLETE',
  'NDA_REQUIRED',
] as const satisfies readonly ErrorCode[]
export type InterestBlocker = (typeof INTEREST_BLOCKERS)[number]

export function isInterestBlocker(value: unknown): value is InterestBlocker {
  return (INTEREST_BLOCKERS as readonly unknown[]).includes(value)
}
