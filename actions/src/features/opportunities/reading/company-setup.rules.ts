import type { ErrorCode } from '#platform/errors.js'

interface Facts {
  canSee: boolean
  isPoster: boolean
}

/** Why somebody may not read the company setup of an opportunity, or null: it is the poster's own (GO-92, GO-82). */
export function companySetupBlocker({ canSee, isPoster }: Facts): ErrorCode | null {
  if (!canSee) return 'OPPORTUNITY_NOT_FOUND'
  return isPoster ? null : 'NOT_ALLOWED'
}
