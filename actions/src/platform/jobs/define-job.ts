import type { AnyObject, ObjectSchema } from 'yup'
import type { Services } from '../services.js'

export const JOB_TIME_LIMIT_MS = 60_000
const MAX_ATTEMPTS = 20

export interface JobRun {
  /** The same on every attempt: suppliers get it as idempotency key, rows as effect key. */
  effectKey: string
  /** 1 for the first. */
  attempt: number
  /** Aborted when the time limit is reached or the service stops. */
  signal: AbortSignal
}

/** What is slow or leaves the house. Payloads are ids, and what a job finds done already it leaves alone. */
export interface Job<Payload extends AnyObject> {
  name: string
  payload: ObjectSchema<Payload>
  maxAttempts: number
  timeLimitMs: number
  handle(payload: Payload, services: Services, run: JobRun): Promise<void>
}

type JobSpec<Payload extends AnyObject> = Pick<Job<Payload>, 'name' | 'payload' | 'handle'> &
  Partial<Pick<Job<Payload>, 'maxAttempts' | 'timeLimitMs'>>

/** A failed attempt is repeated with growing pauses, up to `maxAttempts`. */
export function defineJob<Payload extends AnyObject>(spec: JobSpec<Payload>): Job<Payload> {
  return { maxAttempts: MAX_ATTEMPTS, timeLimitMs: JOB_TIME_LIMIT_MS, ...spec }
}

/** A job of any payload, as the runner holds it: the schema makes the payload safe before the handler sees it. */
export type AnyJob = Pick<Job<AnyObject>, 'name' | 'payload' | 'maxAttempts' | 'timeLimitMs'> & {
  handle(payload: never, services: Services, run: JobRun): Promise<void>
}
