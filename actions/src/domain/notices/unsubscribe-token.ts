import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#actions/config.js'
import { type EmailKind, isEmailKind } from '#contract/notifications/kinds.js'
import { isUuid } from '#platform/uuid.js'

type Secrets = Pick<Config, 'AUTH_SECRET'>

/**
 * Names a person and a kind of email, signed, so that the link in an email can switch that kind off without a session.
 * It grants nothing else, and never expires, because emails are kept.
 */
export function unsubscribeToken(secrets: Secrets, userId: string, kind: EmailKind): string {
  return `${userId}.${kind}.${proofOf(secrets, userId, kind)}`
}

/** Null unless this service signed it. */
export function readUnsubscribeToken(secrets: Secrets, token: string): { userId: string; kind: EmailKind } | null {
  const [userId = '', kind, proof = '', ...others] = token.split('.')
  if (!isUuid(userId) || !isEmailKind(kind) || others.length > 0) return null
  const expected = Buffer.from(proofOf(secrets, userId, kind))
  const given = Buffer.from(proof)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : null
}

function proofOf({ AUTH_SECRET }: Secrets, userId: string, kind: EmailKind): string {
  return createHmac('sha256', AUTH_SECRET).update(`unsubscribe\n${userId}\n${kind}`).digest('base64url')
}
