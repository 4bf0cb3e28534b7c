import { textOrNull } from '#contract/format/visible-text.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { formatRelativeDate } from '#lib/dates.js'
import { clearDraft, draftNamesAfter, draftSavedAt, readDraft, writeDraft } from '#lib/draft-storage.js'
import type { UnsavedInput } from '#lib/forms/merge-draft.js'
import { isUuid } from '#lib/stored/uuid.js'

/**
 * The storage key of a post form's draft.
 * @param expertId the one expert a new post is for
 */
export function draftName(type: OpportunityType, opportunityId: string | null, expertId: string | null = null): string {
  return `${type}:${opportunityId ?? (expertId === null ? 'new' : `for:${expertId}`)}`
}

/** The experts for whom this user has begun posts of this type, each a draft of its own. */
export function askedInDrafts(ownerId: string, type: OpportunityType): string[] {
  return draftNamesAfter(ownerId, draftName(type, null, '')).filter(isUuid)
}

const nameKept = (type: OpportunityType, expertId: string) => `${draftName(type, null, expertId)}:name`

/** Keeps the name of the expert beside the draft, which is listed where nothing is fetched; null forgets it. */
export function keepAskedName(ownerId: string, type: OpportunityType, expertId: string, name: string | null): void {
  if (name === null) clearDraft(ownerId, nameKept(type, expertId))
  else writeDraft(ownerId, nameKept(type, expertId), name)
}

export function askedName(ownerId: string, type: OpportunityType, expertId: string): string | null {
  return readDraft<string>(ownerId, nameKept(type, expertId))
}

/** How long ago the draft was last typed in, in words; null if there is no draft. */
export function draftAge(ownerId: string, name: string): string | null {
  const savedAt = draftSavedAt(ownerId, name)
  return savedAt && formatRelativeDate(savedAt.toISOString())
}

/** The title typed in the draft; null if there is none yet, or if the type makes it from the choices. */
export function draftTitle(ownerId: string, name: string): string | null {
  return textOrNull(readDraft<Partial<UnsavedInput<PostForm>>>(ownerId, name)?.typed?.title)
}
