import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { FILE_LINK_MINUTES } from '#contract/limits.js'
import { type Clock, fromNow, MINUTE_MS, SECOND_MS } from '#platform/clock.js'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Signed links to files: whoever has one can read that one file until it expires (GO-37) or the session it was created
 * in ends.
 */
export interface FileLinks {
  /** A signed path, valid for 15 minutes. */
  linkTo(fileId: string, sessionId: string): string
  /** @returns the session the link was created in, which the caller must check; null for an invalid link */
  sessionOf(fileId: string, expires: unknown, signature: unknown): string | null
}

/** What links lead to; a link to one kind of file opens none of another. */
export interface LinkedPlace {
  name: string
  path: string
}

const DOCUMENTS: LinkedPlace = { name: 'file', path: '/api/files' }

export function createFileLinks(secret: string, clock: Clock, place = DOCUMENTS): FileLinks {
  const key = createHash('sha256').update(`file-link\n${secret}`).digest()
  const wordsOf = (fileId: string, expires: string) => Buffer.from(`${place.name}:${fileId}:${expires}`)
  return {
    linkTo(fileId, sessionId) {
      const expires = String(Math.floor(fromNow(clock, FILE_LINK_MINUTES * MINUTE_MS).getTime() / SECOND_MS))
      return `${place.path}/${fileId}?expires=${expires}&signature=${seal(key, wordsOf(fileId, expires), sessionId)}`
    },
    sessionOf(fileId, expires, signature) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return null
      if (Number(expires) * SECOND_MS <= clock.now().getTime()) return null
      return open(key, wordsOf(fileId, expires), signature)
    },
  }
}

/** The session id is encrypted, so that a forwarded link doesn't reveal it; `words` are authenticated along with it. */
function seal(key: Buffer, words: Buffer, sessionId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(words)
  const sealed = Buffer.concat([cipher.update(sessionId, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function open(key: Buffer, words: Buffer, signature: string): string | null {
  const bytes = Buffer.from(signature, 'base64url')
  // Base64url decoding ignores some changes, so anything that doesn't re-encode to the same text was tampered with.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== signature) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(words)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
