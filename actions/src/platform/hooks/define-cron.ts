import { object, string } from 'yup'
import { type Door, hookName } from '../http/door.js'
import { readJson } from '../http/read-body.js'
import type { AnyJob } from '../jobs/define-job.js'
import { enqueueJob } from '../jobs/enqueue-job.js'
import { requireActionSecret } from '../trust/hook-secret.js'
import { claimEvent } from './claim-event.js'

const envelope = object({ id: string().uuid().required() })

interface CronSpec {
  /** The cron trigger's name in the metadata, such as `prune_sessions`. */
  name: string
  /** Its payload is empty: a schedule carries no data. */
  job: AnyJob
}

/**
 * A cron trigger's endpoint at /hooks/crons/<kebab-name>. Like an event's, it claims the delivery and enqueues a job.
 */
export function defineCron(spec: CronSpec): Door {
  return {
    kind: 'cron',
    name: spec.name,
    method: 'post',
    path: `/hooks/crons/${hookName(spec.name)}`,
    isInner: true,
    async handle(request, response, services) {
      requireActionSecret(request, services.config.ACTION_SECRET)
      const { id } = await envelope.validate(await readJson(request, response))
      const isNew = await services.database.transaction().execute(async (transaction) => {
        if (!(await claimEvent(transaction, id, spec.name))) return false
        await enqueueJob(transaction, spec.job, {})
        return true
      })
      response.json({ isNew })
    },
  }
}
