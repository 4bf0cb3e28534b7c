import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, fromNow, SECOND_MS } from '../clock.js'
import type { Queryable } from '../database.js'

/** A burst size, plus one slot per interval. */
export interface SlotRule {
  name: string
  atOnce: number
  intervalMs: number
}

export interface Slot {
  isTaken: boolean
  /** Time until a slot frees up; 0 if one is left. */
  secondsToNext: number
}

/** Concurrent requests don't reach the database in clock order, so a slightly early one is accepted. */
const EARLY_MS = 5 * SECOND_MS

/**
 * Takes a slot if there is one. Unlike an attempt (throttle.ts), which is refused for the rest of the hour once the
 * limit is exceeded, slots free up one at a time and a failed attempt costs nothing, so nobody can exhaust them for
 * long. Stores the time at which all slots would be free again (GCRA).
 */
export async function takeSlot(queryable: Queryable, clock: Clock, rule: SlotRule, subject: string): Promise<Slot> {
  const now = clock.now()
  const key = createHash('sha256').update(`${rule.name}\n${subject}`).digest('base64url')
  const latest = fromNow(clock, (rule.atOnce - 1) * rule.intervalMs)
  const early = Math.min(EARLY_MS, rule.intervalMs / 2)
  const taken = await queryable
    .insertInto('auth.throttles')
    .values({ key, hits: 1, resets_at: fromNow(clock, rule.intervalMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          resets_at: sql`greatest(throttles.resets_at, ${now}) + ${rule.intervalMs} * interval '1 millisecond'`,
        })
        .where(sql<boolean>`throttles.resets_at <= ${new Date(latest.getTime() + early)}`),
    )
    .returning('resets_at')
    .executeTakeFirst()
  const freeAt = taken?.resets_at ?? (await freeAgainAt(queryable, key)) ?? now
  const waitMs = freeAt.getTime() - latest.getTime()
  return { isTaken: taken !== undefined, secondsToNext: Math.max(0, Math.ceil(waitMs / SECOND_MS)) }
}

async function freeAgainAt(queryable: Queryable, key: string): Promise<Date | undefined> {
  const row = await queryable.selectFrom('auth.throttles').where('key', '=', key).select('resets_at').executeTakeFirst()
  return row?.resets_at
}
