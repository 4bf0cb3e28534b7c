import type { OpportunityType } from '#contract/opportunities/types.js'
import { formatRelativeDate } from '#lib/dates.js'
import { draftSavedAt } from '#lib/draft-storage.js'

/** The storage key of a post form's draft. */
export function draftName(type: OpportunityType, opportunityId: string | null): string {
  return `${type}:${opportunityId ?? 'new'}`
}

/** How long ago the draft was last typed in, in words; null if there is no draft. */
export function draftAge(ownerId: string, name: string): string | null {
  const savedAt = draftSavedAt(ownerId, name)
  return savedAt && formatRelativeDate(savedAt.toISOString())
}
