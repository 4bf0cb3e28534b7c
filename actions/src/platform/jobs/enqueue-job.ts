import { sql } from 'kysely'
import type { AnyObject } from 'yup'
import type { Queryable } from '../database.js'
import type { Job } from './define-job.js'

/** The queue runs lower numbers first; the default is 0. */
const URGENT = -1

interface EnqueueOptions {
  /** Replaces a waiting job with the same key instead of adding another. */
  key?: string
  runAt?: Date
  /** Runs ahead of non-urgent jobs enqueued earlier. */
  isUrgent?: boolean
}

/** Enqueues a job in the caller's transaction, so that it exists if and only if its cause is committed. */
export async function enqueueJob<Payload extends AnyObject>(
  queryable: Queryable,
  job: Pick<Job<Payload>, 'name' | 'payload' | 'maxAttempts'>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${job.name}, payload => ${JSON.stringify(payload)}::json, max_attempts => ${job.maxAttempts}::int,
    job_key => ${options.key ?? null}::text, run_at => ${options.runAt ?? null}::timestamptz,
    priority => ${options.isUrgent ? URGENT : null}::int)`.execute(queryable)
}
