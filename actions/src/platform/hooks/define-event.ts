import { type AnyObject, mixed, object, string } from 'yup'
import { type Door, hookName } from '../http/door.js'
import { readJson } from '../http/read-body.js'
import type { Job } from '../jobs/define-job.js'
import { enqueueJob } from '../jobs/enqueue-job.js'
import { requireActionSecret } from '../trust/hook-secret.js'
import { claimEvent } from './claim-event.js'

const EVENT_BODY_BYTES = 1024 * 1024

/** The rows before and after a change. The actor is read from these, never from the event's session. */
export interface EventData {
  op: string
  old: AnyObject | null
  new: AnyObject | null
}

const envelope = object({
  id: string().uuid().required(),
  event: object({
    op: string().required(),
    data: object({
      old: mixed<AnyObject>().nullable().default(null),
      new: mixed<AnyObject>().nullable().default(null),
    }),
  }).required(),
})

interface EventSpec<Payload extends AnyObject> {
  /** The trigger's name in the metadata, such as `opportunity_submitted`. */
  name: string
  job: Job<Payload>
  /** Ids only; null if the change concerns nobody. */
  toPayload(data: EventData): Payload | null
}

/**
 * An event trigger's endpoint at /hooks/events/<kebab-name>. Claims the delivery and enqueues the job in one
 * transaction, and does nothing else. A repeated delivery gets 200 and has no effect.
 */
export function defineEvent<Payload extends AnyObject>(spec: EventSpec<Payload>): Door {
  return {
    kind: 'event',
    name: spec.name,
    method: 'post',
    path: `/hooks/events/${hookName(spec.name)}`,
    isInner: true,
    async handle(request, response, services) {
      requireActionSecret(request, services.config.ACTION_SECRET)
      const delivery = await envelope.validate(await readJson(request, response, EVENT_BODY_BYTES))
      const { op, data } = delivery.event
      const payload = spec.toPayload({ op, ...data })
      const isNew = await services.database.transaction().execute(async (transaction) => {
        if (!(await claimEvent(transaction, delivery.id, spec.name))) return false
        if (payload) await enqueueJob(transaction, spec.job, payload)
        return true
      })
      response.json({ isNew })
    },
  }
}
