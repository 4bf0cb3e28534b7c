import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import { readStaffIds } from './staff-ids.js'

/**
 * Marks what all staff were asked to decide as seen by all of them, once one has decided or its time is over, so that it
 * isn't new to the others for good. Skips notices that their reader is marking at this moment.
 * @param effectKeys those that the notices were written with, without the reader's id
 */
export async function settleForStaff(queryable: Queryable, ...effectKeys: readonly string[]): Promise<void> {
  if (effectKeys.length === 0) return
  const staff = await readStaffIds(queryable)
  const keys = effectKeys.flatMap((key) => staff.map((id) => `${key}:${id}`))
  await sql`
    with settled as (
      select id from notifications where effect_key = any(${keys}::text[]) and seen_at is null for update skip locked
    )
    update notifications set seen_at = now() where id in (select id from settled)`.execute(queryable)
}
