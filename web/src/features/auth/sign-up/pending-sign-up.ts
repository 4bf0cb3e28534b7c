import { clearReferralCode } from '#lib/browser/referral-code.js'
import { readStored, removeStored, writeStored } from '#lib/browser/storage.js'
import { clearDraft } from '#lib/draft-storage.js'

/** Nobody is signed in yet, so the draft belongs to this browser. */
export const DRAFT_OWNER = 'visitor'
export const DRAFT_NAME = 'sign-up'

const KEY = 'waiting-sign-up'
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The address this tab is waiting for. It survives a reload, but other tabs don't know it. */
export function readPendingSignUp(): string | null {
  const { email, at } = readStored<{ email?: string; at?: number }>(KEY, 'session') ?? {}
  return email && at && Date.now() - at < MAX_AGE_MS ? email : null
}

/** Without storage it lasts until the tab is reloaded. */
export function storePendingSignUp(email: string): void {
  writeStored(KEY, { email, at: Date.now() }, 'session')
}

export function clearPendingSignUp(): void {
  removeStored(KEY, 'session')
}

/** Clears the draft once the address is confirmed. */
export function clearSignUp(): void {
  clearPendingSignUp()
  clearDraft(DRAFT_OWNER, DRAFT_NAME)
  clearReferralCode()
}
