import { clearReferralCode } from '#lib/browser/referral-code.js'
import { clearDraft } from '#lib/draft-storage.js'

/** Nobody is signed in yet, so the draft belongs to this browser. */
export const DRAFT_OWNER = 'visitor'
export const DRAFT_NAME = 'sign-up'

const KEY = 'waiting-sign-up'
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The address this tab is waiting for. It survives a reload, but other tabs don't know it. */
export function readPendingSignUp(): string | null {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { email?: string; at?: number }
    return email && at && Date.now() - at < MAX_AGE_MS ? email : null
  } catch {
    return null
  }
}

export function storePendingSignUp(email: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }))
  } catch {
    // without storage it lasts until the tab is reloaded
  }
}

export function clearPendingSignUp(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was stored
  }
}

/** Clears the draft once the address is confirmed. */
export function clearSignUp(): void {
  clearPendingSignUp()
  clearDraft(DRAFT_OWNER, DRAFT_NAME)
  clearReferralCode()
}
