import { EventEmitter, once } from 'node:events'
import { run, type Task, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import { MINUTE_MS } from '../clock.js'
import type { Services } from '../services.js'
import type { AnyJob, JobLane } from './define-job.js'
import { endWithin } from './end-within.js'
import { keepRunning } from './keep-running.js'

const CONCURRENCY: Record<JobLane, number> = { usual: 4, models: 6 }
const POLL_INTERVAL_MS = 2000
/** A job locked for so many times its time limit has lost its worker, and its lease lapses. */
const LEASE_TIME_LIMITS = 2
/** Longer than graphile-worker gives running jobs to abort. */
const END_WITHIN_MS = 30_000

/**
 * Job results are recorded in batches, because graphile-worker awaits batches on shutdown and turns a failed one into
 * the worker's error. Recorded individually, a failure would be an unhandled rejection and end the process.
 */
const RECORDED_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * Starts this process' workers.
 * @param options.endWithinMs how long a worker that stops may take, whether it was told to or its database was gone
 * @returns stop, which waits for running jobs
 */
export async function startJobs(
  jobs: readonly AnyJob[],
  services: Services,
  metrics: Registry,
  { endWithinMs = END_WITHIN_MS } = {},
) {
  const finished = new Counter({
    name: 'sagework_jobs_total',
    help: 'Job attempts by name and outcome',
    labelNames: ['job', 'outcome'],
    registers: [metrics],
  })
  await freeLostJobs(jobs, services)
  const keepWorking = (ofLane: readonly AnyJob[], lane: JobLane) =>
    keepRunning(
      async () => {
        const events = new EventEmitter()
        const worker = await run({
          pgPool: services.pool,
          taskList: Object.fromEntries(ofLane.map((job) => [job.name, toTask(job, services, finished)])),
          crontab: '',
          concurrency: CONCURRENCY[lane],
          pollInterval: POLL_INTERVAL_MS,
          noHandleSignals: true,
          logger: quietLogger(services),
          preset: { worker: RECORDED_IN_BATCHES },
          events,
        })
        return endWithin(worker, once(events, 'pool:gracefulShutdown'), endWithinMs)
      },
      (err) => services.log.warn({ err, lane }, 'the job worker stopped; restarting it'),
    )
  const lanes = [...new Set(jobs.map(({ lane }) => lane))]
  const stops = await Promise.all(
    lanes.map((lane) =>
      keepWorking(
        jobs.filter((job) => job.lane === lane),
        lane,
      ),
    ),
  )
  const leases = setInterval(() => {
    freeLostJobs(jobs, services).catch((err: unknown) => services.log.warn({ err }, 'could not free lost jobs'))
  }, MINUTE_MS)
  return async () => {
    clearInterval(leases)
    await Promise.all(stops.map((stop) => stop()))
  }
}

function toTask(job: AnyJob, services: Services, finished: Counter): Task {
  return async (raw, helpers) => {
    const log = services.log.child({ job: job.name, jobId: helpers.job.id, attempt: helpers.job.attempts })
    const limit = AbortSignal.timeout(job.timeLimitMs)
    const signal = helpers.abortSignal ? AbortSignal.any([limit, helpers.abortSignal]) : limit
    const effectKey = `${job.name}:${helpers.job.id}`
    try {
      const payload = await job.payload.validate(raw)
      const attempt = job.handle(
        payload as never,
        { ...services, log },
        { effectKey, attempt: helpers.job.attempts, signal },
      )
      await Promise.race([attempt, rejectWhenAborted(limit, job)])
      finished.inc({ job: job.name, outcome: 'done' })
    } catch (err) {
      finished.inc({ job: job.name, outcome: 'failed' })
      log.error({ err }, 'job attempt failed')
      throw err
    }
  }
}

function rejectWhenAborted(signal: AbortSignal, job: AnyJob): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(`${job.name} took longer than ${job.timeLimitMs} ms`))
    signal.addEventListener('abort', fail, { once: true })
  })
}

async function freeLostJobs(jobs: readonly AnyJob[], { database }: Services): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const seconds = jobs.map(({ timeLimitMs }) => (LEASE_TIME_LIMITS * timeLimitMs) / 1000)
  await sql`update graphile_worker._private_jobs as job set locked_at = null, locked_by = null
    from graphile_worker._private_tasks as task join unnest(${names}::text[], ${seconds}::float8[]) as lease (name, seconds)
      on lease.name = task.identifier
    where task.id = job.task_id and job.locked_at < now() - make_interval(secs => lease.seconds)`.execute(database)
}

/** The worker's own messages go to debug; failures are logged by the task above. */
function quietLogger({ log }: Services): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    // Its message repeats the error's text, which the task's line above leaves out if it quotes user data.
    const [words = ''] = message.split(' with error')
    if (level === 'error') log.warn({ source: 'graphile-worker' }, words)
    else log.debug({ source: 'graphile-worker' }, words)
  })
}
