import { formatRelativeDate } from '#lib/dates.js'
import { draftSavedAt } from '#lib/draft-storage.js'

/** The name under which the form of a fractional role keeps what is typed. */
export function draftName(opportunityId: string | null): string {
  return `fractional:${opportunityId ?? 'new'}`
}

/** When a role was begun that is not sent yet, in words ("2 hours ago"), or null when there is none. */
export function unsentRoleAge(ownerId: string): string | null {
  return draftAge(ownerId, draftName(null))
}

/** When this was last typed, in words, or null when nothing is kept. */
export function draftAge(ownerId: string, name: string): string | null {
  const savedAt = draftSavedAt(ownerId, name)
  return savedAt && formatRelativeDate(savedAt.toISOString())
}
