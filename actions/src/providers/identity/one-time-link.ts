import { createHash, randomBytes } from 'node:crypto'
import { LINK_MINUTES } from '../../../contract/identity/identity-limits.js'
import { type Clock, fromNow, MINUTE_MS } from '../../platform/clock.js'
import type { Queryable } from '../../platform/database.js'
import { CONFIRM_EMAIL_PREFIX } from './session-endpoints.js'

/** A token for a link, and the digest under which it is kept. */
export function newLinkToken(): { token: string; digest: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, digest: linkDigest(token) }
}

export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes the token of a link that confirms this person's address once, within 15 minutes. Earlier ones end. */
export async function newConfirmToken(queryable: Queryable, clock: Clock, userId: string): Promise<string> {
  const { token } = newLinkToken()
  await queryable
    .deleteFrom('auth.verifications')
    .where('value', '=', userId)
    .where('id', 'like', 'confirm-%')
    .execute()
  const identifier = linkDigest(CONFIRM_EMAIL_PREFIX + token)
  await queryable
    .insertInto('auth.verifications')
    .values({
      id: `confirm-${identifier}`,
      identifier,
      value: userId,
      expires_at: fromNow(clock, LINK_MINUTES * MINUTE_MS),
    })
    .execute()
  return token
}
