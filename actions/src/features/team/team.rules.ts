import { isTeamOpen } from '#contract/opportunities/team.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { ErrorCode } from '#platform/errors.js'

type Facts = Pick<OpportunityFacts, 'canSee' | 'isPoster' | 'status'>

/** Why somebody may not read who is invited, or null. Only the poster may (TEAM-01, GO-05). */
export function readTeamBlocker({ canSee, isPoster }: Omit<Facts, 'status'>): ErrorCode | null {
  if (!canSee) return 'OPPORTUNITY_NOT_FOUND'
  return isPoster ? null : 'NOT_ALLOWED'
}

/** Why somebody may not invite or remove team members now, or null (GO-66). */
export function changeTeamBlocker(facts: Facts): ErrorCode | null {
  return readTeamBlocker(facts) ?? (isTeamOpen(facts.status) ? null : 'INVALID_STATUS_TRANSITION')
}
