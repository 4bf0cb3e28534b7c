import type { OpportunityType } from '#contract/opportunities/types.js'
import { formatRelativeDate } from '#lib/dates.js'
import { draftSavedAt } from '#lib/draft-storage.js'

/** The name under which the form of a post keeps what is typed. */
export function draftName(type: OpportunityType, opportunityId: string | null): string {
  return `${type}:${opportunityId ?? 'new'}`
}

/** When this was last typed, in words, or null when nothing is kept. */
export function draftAge(ownerId: string, name: string): string | null {
  const savedAt = draftSavedAt(ownerId, name)
  return savedAt && formatRelativeDate(savedAt.toISOString())
}
