import type { OpportunityType } from '#contract/opportunities/types.js'
import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'
import { draftName } from './posting-draft'

const nameOf = (type: OpportunityType) => `${draftName(type, null)}:post`

/**
 * The id under which a new post is sent, kept until it is: one whose answer was lost is not posted a second time, not even
 * from the draft on another day.
 */
export function postIdOf(ownerId: string, type: OpportunityType): string {
  const id = readDraft<string>(ownerId, nameOf(type)) ?? crypto.randomUUID()
  writeDraft(ownerId, nameOf(type), id)
  return id
}

/** Whether it was tried to send the post, which may have arrived without an answer. */
export function wasTried(ownerId: string, type: OpportunityType): boolean {
  return readDraft<string>(ownerId, nameOf(type)) !== null
}

/** The next post is another one. */
export function forgetPostId(ownerId: string, type: OpportunityType): void {
  clearDraft(ownerId, nameOf(type))
}
