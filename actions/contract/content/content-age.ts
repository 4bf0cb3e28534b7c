import { NEW_TAG_DAYS } from '../limits.js'

const DAY_MS = 86_400_000

/** Whether an insight or answer carries the "New" tag (INS-19). */
export function isNewContent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= NEW_TAG_DAYS * DAY_MS
}
