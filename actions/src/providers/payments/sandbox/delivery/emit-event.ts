import Stripe from 'stripe'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { newId } from '../state/new-id.js'
import { insertObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxEvent, SandboxEventObjects } from '../state/sandbox-objects.js'
import { SANDBOX_TASKS } from './sandbox-tasks.js'

/** Records an event and enqueues its delivery in the transaction of its cause. */
export async function emitEvent<Type extends keyof SandboxEventObjects>(
  { transaction, now, idempotencyKey }: SandboxContext,
  type: Type,
  object: SandboxEventObjects[Type],
): Promise<void> {
  const event: SandboxEvent<Type> = {
    id: newId('evt'),
    object: 'event',
    created: now,
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type,
    data: { object },
  }
  const delivery = await transaction
    .selectFrom('private.payment_sandbox_delivery')
    .select(['is_held', 'copies', 'delay_seconds'])
    .executeTakeFirstOrThrow()
  await insertObject(transaction, event as SandboxEvent, { isHeld: delivery.is_held })
  if (delivery.is_held) return
  const runAt = delivery.delay_seconds > 0 ? new Date((now + delivery.delay_seconds) * 1000) : undefined
  for (let copy = 0; copy < delivery.copies; copy++)
    await enqueueJob(transaction, SANDBOX_TASKS.deliverEvent, { eventId: event.id }, { runAt })
}
