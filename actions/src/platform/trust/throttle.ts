import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, fromNow, SECOND_MS } from '../clock.js'
import type { Queryable } from '../database.js'
import { AppError } from '../errors.js'

export interface ThrottleRule {
  /** What is counted, such as `sign-in:account`. */
  name: string
  limit: number
  windowMs: number
}

/** A rule and what it is counted against: an address, an account, a session. Only its digest is stored. */
export interface ThrottleSubject {
  rule: ThrottleRule
  subject: string
}

/**
 * Counts an attempt before it is made, so that concurrent attempts are all counted. The counters live in Postgres and
 * survive a restart. They depend on what was typed, not on what exists, and so reveal nothing.
 * @throws AppError TOO_MANY_ATTEMPTS with Retry-After, once the limit is exceeded
 */
export async function countAttempt(queryable: Queryable, clock: Clock, subjects: readonly ThrottleSubject[]) {
  for (const { rule, subject } of subjects) {
    const now = clock.now()
    const resetsAt = fromNow(clock, rule.windowMs)
    const row = await queryable
      .insertInto('auth.throttles')
      .values({ key: keyOf(rule, subject), hits: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when throttles.resets_at <= ${now} then 1 else throttles.hits + 1 end`,
          resets_at: sql`case when throttles.resets_at <= ${now} then ${resetsAt} else throttles.resets_at end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow()
    if (row.hits > rule.limit) throw tooMany(row.resets_at, now)
  }
}

/** Resets the counters of subjects that have proved their identity. */
export async function resetAttempts(queryable: Queryable, subjects: readonly ThrottleSubject[]): Promise<void> {
  const keys = subjects.map(({ rule, subject }) => keyOf(rule, subject))
  await queryable.deleteFrom('auth.throttles').where('key', 'in', keys).execute()
}

function tooMany(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / SECOND_MS))
  return new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(seconds) } })
}

function keyOf(rule: ThrottleRule, subject: string): string {
  return createHash('sha256').update(`${rule.name}\n${subject}`).digest('base64url')
}
