import type { ErrorCode } from '#platform/errors.js'

interface Facts {
  canSee: boolean
  isPoster: boolean
}

/** Why someone may not read an opportunity's company setup, or null. Only the poster may (GO-92, GO-82). */
export function companySetupBlocker({ canSee, isPoster }: Facts): ErrorCode | null {
  if (!canSee) return 'OPPORTUNITY_NOT_FOUND'
  return isPoster ? null : 'NOT_ALLOWED'
}
