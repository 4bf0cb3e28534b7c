import { createHash, randomBytes } from 'node:crypto'
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { type Clock, DAY_MS, fromNow, MINUTE_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'
import { CONFIRM_EMAIL_PREFIX } from './session-endpoints.js'

const USED_PREFIX = 'confirmed-email:'
const USED_DAYS = 30

/** A token for a link, and the digest that is stored. */
export function newLinkToken(): { token: string; digest: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, digest: linkDigest(token) }
}

export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Creates a single-use token, valid for 15 minutes, that confirms the address of an account from before X-74. Earlier
 * tokens stay valid, so that a delayed email still works.
 */
export async function newConfirmToken(queryable: Queryable, clock: Clock, userId: string): Promise<string> {
  const { token } = newLinkToken()
  await keep(queryable, CONFIRM_EMAIL_PREFIX + token, userId, fromNow(clock, LINK_MINUTES * MINUTE_MS))
  return token
}

/** Records that a confirmation link was used, so that opening it again can say so. */
export async function rememberConfirmToken(queryable: Queryable, clock: Clock, token: string): Promise<void> {
  await keep(queryable, USED_PREFIX + token, 'used', fromNow(clock, USED_DAYS * DAY_MS))
}

export async function isConfirmTokenUsed(queryable: Queryable, token: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('auth.verifications')
    .where('identifier', '=', linkDigest(USED_PREFIX + token))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

async function keep(queryable: Queryable, words: string, value: string, expiresAt: Date): Promise<void> {
  const identifier = linkDigest(words)
  await queryable
    .insertInto('auth.verifications')
    .values({ id: `confirm-${identifier}`, identifier, value, expires_at: expiresAt })
    .execute()
}
