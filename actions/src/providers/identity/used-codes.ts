import { createHash } from 'node:crypto'
import { type Clock, fromNow, MINUTE_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'

/** Longer than an authenticator code is valid: its own 30 seconds, plus one step on either side. */
const REMEMBERED_MS = 2 * MINUTE_MS

interface Use {
  userId: string
  code: string
}

/**
 * Claims a code for this person, so that someone who saw it can't reuse it while it is valid. Stored as a digest among
 * the single-use links, and purged with them.
 * @returns false if it was used before
 */
export async function claimCode(queryable: Queryable, clock: Clock, use: Use): Promise<boolean> {
  const values = { ...keyOf(use), value: use.userId, expires_at: fromNow(clock, REMEMBERED_MS) }
  const written = await queryable
    .insertInto('auth.verifications')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ expires_at: values.expires_at })
        .where('auth.verifications.expires_at', '<=', clock.now()),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Releases a code that turned out to be wrong. */
export async function releaseCode(queryable: Queryable, use: Use): Promise<void> {
  await queryable.deleteFrom('auth.verifications').where('id', '=', keyOf(use).id).execute()
}

/** Those of the codes that this person hasn't used recently. */
export async function unusedCodes(
  queryable: Queryable,
  clock: Clock,
  userId: string,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await queryable
    .selectFrom('auth.verifications')
    .where(
      'id',
      'in',
      codes.map((code) => keyOf({ userId, code }).id),
    )
    .where('expires_at', '>', clock.now())
    .select('id')
    .execute()
  const used = new Set(rows.map(({ id }) => id))
  return codes.filter((code) => !used.has(keyOf({ userId, code }).id))
}

function keyOf({ userId, code }: Use): { id: string; identifier: string } {
  const identifier = createHash('sha256').update(`used-code:${userId}:${code}`).digest('base64url')
  return { id: `used-code-${identifier}`, identifier }
}
