import type { AnyObject, ObjectSchema } from 'yup'
import type { Services } from '../services.js'

export const JOB_TIME_LIMIT_MS = 60_000
const MAX_ATTEMPTS = 20

/** Work that waits for models may take a minute each; it has workers of its own, so that emails never queue behind it. */
export type JobLane = 'usual' | 'models'

export interface JobRun {
  /** The same for every attempt: sent to suppliers as idempotency key, stored in rows as effect key. */
  effectKey: string
  /** Starts at 1. */
  attempt: number
  /** Aborted when the time limit is reached or the service stops. */
  signal: AbortSignal
}

/** Work that is slow or calls out to other services. Payloads hold ids only, and a job skips what is already done. */
export interface Job<Payload extends AnyObject> {
  name: string
  payload: ObjectSchema<Payload>
  maxAttempts: number
  timeLimitMs: number
  lane: JobLane
  handle(payload: Payload, services: Services, run: JobRun): Promise<void>
}

type JobSpec<Payload extends AnyObject> = Pick<Job<Payload>, 'name' | 'payload' | 'handle'> &
  Partial<Pick<Job<Payload>, 'maxAttempts' | 'timeLimitMs' | 'lane'>>

/** A failed attempt is retried with backoff, up to `maxAttempts`. */
export function defineJob<Payload extends AnyObject>(spec: JobSpec<Payload>): Job<Payload> {
  return { maxAttempts: MAX_ATTEMPTS, timeLimitMs: JOB_TIME_LIMIT_MS, lane: 'usual', ...spec }
}

/** A job with any payload, as the runner sees it: the schema validates the payload before the handler gets it. */
export type AnyJob = Pick<Job<AnyObject>, 'name' | 'payload' | 'maxAttempts' | 'timeLimitMs' | 'lane'> & {
  handle(payload: never, services: Services, run: JobRun): Promise<void>
}
