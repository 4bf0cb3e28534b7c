import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'

const NAME = 'fractional:new:post'

/**
 * The id under which a new role is sent, kept until it is: one whose answer was lost is not posted a second time, not even
 * from the draft on another day.
 */
export function postIdOf(ownerId: string): string {
  const id = readDraft<string>(ownerId, NAME) ?? crypto.randomUUID()
  writeDraft(ownerId, NAME, id)
  return id
}

/** Whether it was tried to send the role, which may have arrived without an answer. */
export function wasTried(ownerId: string): boolean {
  return readDraft<string>(ownerId, NAME) !== null
}

/** The next role is another one. */
export function forgetPostId(ownerId: string): void {
  clearDraft(ownerId, NAME)
}
