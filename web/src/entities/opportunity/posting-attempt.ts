import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'
import { draftName } from './posting-draft'

/** @param expertId the one expert the post is for, since each has a draft of its own */
const nameOf = (type: OpportunityType, expertId: string | null) => `${draftName(type, null, expertId)}:post`

/**
 * The id of a new post, kept until it is sent. Retrying after a lost response doesn't post it twice, not even from the
 * draft days later.
 */
export function postIdOf(ownerId: string, type: OpportunityType, expertId: string | null = null): string {
  const id = readDraft<string>(ownerId, nameOf(type, expertId)) ?? crypto.randomUUID()
  writeDraft(ownerId, nameOf(type, expertId), id)
  return id
}

/** Whether sending was attempted: the post may have arrived without us hearing back. */
export function wasAttempted(ownerId: string, type: OpportunityType, expertId: string | null = null): boolean {
  return readDraft<string>(ownerId, nameOf(type, expertId)) !== null
}

/** Gives the next post a new id. */
export function forgetPostId(ownerId: string, type: OpportunityType, expertId: string | null = null): void {
  clearDraft(ownerId, nameOf(type, expertId))
}
