import { run, type Task, Logger as WorkerLogger } from 'graphile-worker'
import { sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import { MINUTE_MS } from '../clock.js'
import type { Services } from '../services.js'
import { type AnyJob, JOB_TIME_LIMIT_MS } from './define-job.js'
import { keepRunning } from './keep-running.js'

const CONCURRENCY = 4
const POLL_INTERVAL_MS = 2000
/** A job locked for this long has lost its worker, and its lease lapses. Twice the longest time limit of any job. */
const LEASE_SECONDS = (2 * JOB_TIME_LIMIT_MS) / 1000

/**
 * Job results are recorded in batches, because graphile-worker awaits batches on shutdown and turns a failed one into
 * the worker's error. Recorded individually, a failure would be an unhandled rejection and end the process.
 */
const RECORDED_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Starts this process' workers. @returns stop, which waits for running jobs */
export async function startJobs(jobs: readonly AnyJob[], services: Services, metrics: Registry) {
  const finished = new Counter({
    name: 'sagework_jobs_total',
    help: 'Job attempts by name and outcome',
    labelNames: ['job', 'outcome'],
    registers: [metrics],
  })
  await freeLostJobs(services)
  const stopWorking = await keepRunning(
    () =>
      run({
        pgPool: services.pool,
        taskList: Object.fromEntries(jobs.map((job) => [job.name, toTask(job, services, finished)])),
        crontab: '',
        concurrency: CONCURRENCY,
        pollInterval: POLL_INTERVAL_MS,
        noHandleSignals: true,
        logger: quietLogger(services),
        preset: { worker: RECORDED_IN_BATCHES },
      }),
    (err) => services.log.warn({ err }, 'the job worker stopped; restarting it'),
  )
  const leases = setInterval(() => {
    freeLostJobs(services).catch((err: unknown) => services.log.warn({ err }, 'could not free lost jobs'))
  }, MINUTE_MS)
  return async () => {
    clearInterval(leases)
    await stopWorking()
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

async function freeLostJobs(services: Services): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - make_interval(secs => ${LEASE_SECONDS})`.execute(services.database)
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
