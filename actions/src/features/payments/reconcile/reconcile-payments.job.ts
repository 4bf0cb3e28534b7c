import { object } from 'yup'
import { remindOfPayouts } from '#domain/payouts/send-payout.job.js'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { closeOpen } from '#domain/purchases/purchases.store.js'
import { refundPurchase } from '#domain/purchases/refund-purchase.job.js'
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'

/** Stripe keeps events for that long. */
const EVENTS_KEPT_MS = 30 * DAY_MS
/** Providers retry for three days, so that a missed event can be older than the last one seen. */
const OVERLAP_MS = 3 * DAY_MS
/** A checkout lives for 24 hours; the rest is for the event about its end. */
const OPEN_MS = 25 * HOUR_MS
const TIME_LIMIT_MS = 10 * MINUTE_MS

/** Asks the payment provider for what we missed: events that never arrived, and checkouts that ended unnoticed. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: object({}),
  timeLimitMs: TIME_LIMIT_MS,
  async handle(_, services, { signal }) {
    if (services.config.payments.provider === 'none') return
    await applyMissedEvents(services, signal)
    await endForgottenCheckouts(services, signal)
    await remindOfRefunds(services)
    await remindOfPayouts(services)
  },
})

/** One that fails doesn't keep the others waiting; the job is then tried again. */
async function applyMissedEvents(services: Services, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for await (const event of services.payments.listEvents(await lastSeen(services))) {
    signal.throwIfAborted()
    await applyPaymentEvent(services, event).catch((err: unknown) => {
      services.log.error({ err, eventId: event.eventId }, 'a payment event could not be applied')
      failures.push(err)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some payment events could not be applied')
}

async function lastSeen({ database, clock }: Services): Promise<Date> {
  const { at } = await database
    .selectFrom('private.payment_events')
    .select(({ fn }) => fn.max('happened_at').as('at'))
    .executeTakeFirstOrThrow()
  const earliest = fromNow(clock, -EVENTS_KEPT_MS).getTime()
  return new Date(at ? Math.max(earliest, at.getTime() - OVERLAP_MS) : earliest)
}

async function endForgottenCheckouts({ database, clock, payments, log }: Services, signal: AbortSignal): Promise<void> {
  const forgotten = await database
    .selectFrom('purchases')
    .select(['id', 'session_id'])
    .where('status', '=', 'open')
    .where('created_at', '<', fromNow(clock, -OPEN_MS))
    .execute()
  for (const { id, session_id } of forgotten) {
    signal.throwIfAborted()
    const status = session_id ? (await payments.cancelCheckout(session_id)).status : 'cancelled'
    if (status === 'cancelled') await closeOpen(database, id, 'expired')
    else log.error({ purchaseId: id }, 'a checkout was paid, but no event says so')
  }
}

/** A refund whose job has given up is tried again. */
async function remindOfRefunds({ database, clock }: Services): Promise<void> {
  const due = await database
    .selectFrom('purchases')
    .select('id')
    .where('status', '=', 'refund_due')
    .where('paid_at', '<', fromNow(clock, -HOUR_MS))
    .execute()
  for (const { id } of due) await enqueueJob(database, refundPurchase, { purchaseId: id }, { key: `refund:${id}` })
}
