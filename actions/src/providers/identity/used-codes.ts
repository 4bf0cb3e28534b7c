import { createHash } from 'node:crypto'
import { type Clock, fromNow, MINUTE_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'

/** Longer than a code of an authenticator app is taken: its own half minute, and one on either side. */
const REMEMBERED_MS = 2 * MINUTE_MS

interface Use {
  userId: string
  code: string
}

/**
 * Takes a code for this person: whoever looked over a shoulder cannot use it again while it lasts. It is kept as a
 * digest among the single-use links, and cleared with them.
 * @returns false when it was taken before
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

/** Gives a code back that was not right after all. */
export async function releaseCode(queryable: Queryable, use: Use): Promise<void> {
  await queryable.deleteFrom('auth.verifications').where('id', '=', keyOf(use).id).execute()
}

/** Which of these codes this person has not used lately. */
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
