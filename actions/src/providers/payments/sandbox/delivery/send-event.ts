import { SECOND_MS } from '#platform/clock.js'
import type { Services } from '#platform/services.js'
import { sandboxAccount } from '../sandbox-account.js'
import { isSandboxOn } from '../state/in-sandbox.js'
import { findObject, lockObject, saveObject } from '../state/objects.store.js'
import { signEvent } from './sign-event.js'

const TIMEOUT_MS = 10 * SECOND_MS
const WEBHOOK_PATH = '/api/payment/webhook'

/**
 * Delivers an event once, signed at this moment.
 * @throws Error unless the receiver answers with 2xx
 */
export async function sendEvent(eventId: string, services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock, config } = services
  const event = await findObject(database, 'event', eventId)
  if (!event || !isSandboxOn(services) || config.payments.provider !== 'sandbox') return
  const { address, webhookSecret } = sandboxAccount(config.payments, config)
  const delivery = await database.selectFrom('private.payment_sandbox_delivery').select('url').executeTakeFirstOrThrow()
  const body = JSON.stringify(event)
  const answer = await fetch(delivery.url ?? new URL(WEBHOOK_PATH, address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signEvent(body, webhookSecret, Math.floor(clock.now().getTime() / 1000)),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  await database.transaction().execute(async (transaction) => {
    const sent = await lockObject(transaction, 'event', eventId)
    await saveObject(transaction, { ...sent, pending_webhooks: 0 })
  })
}
