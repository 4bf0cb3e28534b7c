import type { OpportunityType } from '#contract/opportunities/types.js'
import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'
import { draftName } from './posting-draft'

const nameOf = (type: OpportunityType) => `${draftName(type, null)}:post`

/**
 * The id of a new post, kept until it is sent. Retrying after a lost response doesn't post it twice, not even from the
 * draft days later.
 */
export function postIdOf(ownerId: string, type: OpportunityType): string {
  const id = readDraft<string>(ownerId, nameOf(type)) ?? crypto.randomUUID()
  writeDraft(ownerId, nameOf(type), id)
  return id
}

/** Whether sending was attempted: the post may have arrived without us hearing back. */
export function wasAttempted(ownerId: string, type: OpportunityType): boolean {
  return readDraft<string>(ownerId, nameOf(type)) !== null
}

/** Gives the next post a new id. */
export function forgetPostId(ownerId: string, type: OpportunityType): void {
  clearDraft(ownerId, nameOf(type))
}
