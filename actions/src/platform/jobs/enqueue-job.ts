import { sql } from 'kysely'
import type { AnyObject } from 'yup'
import type { Queryable } from '../database.js'
import type { Job } from './define-job.js'

/** The queue takes smaller numbers first; 0 is the rule. */
const URGENT = -1

interface EnqueueOptions {
  /** A waiting job with the same key is replaced rather than doubled. */
  key?: string
  runAt?: Date
  /** Runs before what was enqueued earlier and is not urgent. */
  isUrgent?: boolean
}

/** Enqueues a job in the caller's transaction, so that it exists exactly when its reason does. */
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
