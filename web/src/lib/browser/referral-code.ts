import { readStored, removeStored, writeStored } from './storage'

const KEY = 'referral-code'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const CODE = /^[0-9a-f]{12}$/

/** Remembers whose link led here, for a month, so that it isn't lost while a visitor looks around. */
export function rememberReferralCode(code: string): void {
  if (CODE.test(code)) writeStored(KEY, { code, at: Date.now() })
}

export function readReferralCode(): string | undefined {
  const stored = readStored<{ code?: string; at?: number }>(KEY)
  return stored?.code && stored.at && Date.now() - stored.at < MAX_AGE_MS ? stored.code : undefined
}

/** Once the account exists: the next person on this device came by themselves. */
export function clearReferralCode(): void {
  removeStored(KEY)
}
