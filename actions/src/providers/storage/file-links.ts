import { createHmac, timingSafeEqual } from 'node:crypto'
import { FILE_LINK_MINUTES } from '../../../contract/limits.js'
import { type Clock, fromNow, MINUTE_MS, SECOND_MS } from '../../platform/clock.js'

/** Signed links to files: whoever holds one may read that one file until it expires (GO-37). */
export interface FileLinks {
  /** Path with its signature, good for 15 minutes. */
  linkTo(fileId: string): string
  isValid(fileId: string, expires: unknown, signature: unknown): boolean
}

export function createFileLinks(secret: string, clock: Clock): FileLinks {
  const sign = (fileId: string, expires: string) =>
    createHmac('sha256', secret).update(`file:${fileId}:${expires}`).digest('base64url')
  return {
    linkTo(fileId) {
      const expires = String(Math.floor(fromNow(clock, FILE_LINK_MINUTES * MINUTE_MS).getTime() / SECOND_MS))
      return `/api/files/${fileId}?expires=${expires}&signature=${sign(fileId, expires)}`
    },
    isValid(fileId, expires, signature) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
      const isSigned = isSameText(signature, sign(fileId, expires))
      return isSigned && Number(expires) * SECOND_MS > clock.now().getTime()
    },
  }
}

/** Compared in constant time, so that a signature cannot be guessed byte by byte. */
function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
