import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'

const ATTEMPT = 'invite:attempt'

/** Kept until the invitation is sent or withdrawn: retrying after a lost response sends no second email. */
export function inviteIdFor(me: string, email: string): string {
  const attempt = readDraft<{ email: string; id: string }>(me, ATTEMPT)
  if (attempt?.email === email) return attempt.id
  const id = crypto.randomUUID()
  writeDraft(me, ATTEMPT, { email, id })
  return id
}

/** The next invitation is another one, even to the same address. */
export function forgetInviteId(me: string): void {
  clearDraft(me, ATTEMPT)
}
