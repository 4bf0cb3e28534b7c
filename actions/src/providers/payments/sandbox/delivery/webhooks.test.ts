import type Stripe from 'stripe'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import { openTestSandbox, type TestSandbox } from '../sandbox.testkit.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  await sandbox.helper('delivery', { is_held: false, copies: 1, delay_seconds: 0 })
  await quiet()
  sandbox.receiver.deliveries.length = 0
})

/** Until nothing is left to run. */
const quiet = () =>
  expect
    .poll(() => sandbox.database.query(`select id from graphile_worker.jobs where run_at <= now()`), { timeout: 8000 })
    .toEqual([])

/** Saves a card, which charges nothing, and so is told by a single event. */
async function pay(): Promise<string> {
  const page = 'http://localhost:3000/subscriptions'
  const change = { customerId: await sandbox.customer(), subscriptionId: 'sub_1', successUrl: page, cancelUrl: page }
  const sessionId = String((await sandbox.payments.startCardChange(change)).url.split('/').at(-1))
  await sandbox.pay(sessionId)
  return sessionId
}

/** What arrived, read as the product reads it. */
const received = () =>
  sandbox.receiver.deliveries.map(({ body, signature }) => sandbox.payments.readEvent(Buffer.from(body), signature))

describe('webhooks of the sandbox', () => {
  it('arrive signed, and are marked as delivered', async () => {
    const sessionId = await pay()
    await expect.poll(() => received().length).toBe(1)
    const [event] = received()
    expect(event).toMatchObject({ type: 'checkout-completed', session: { sessionId, status: 'paid' } })
    await quiet()
    const { data } = await sandbox.stripe.events.list({ limit: 1 })
    expect(data[0]).toMatchObject({ id: event?.eventId, pending_webhooks: 0 })
  })

  it('are repeated until the receiver takes them, each time signed anew', async () => {
    sandbox.receiver.answers.push(500, 503)
    await pay()
    await expect.poll(() => sandbox.receiver.deliveries.length).toBe(1)
    const again = `update graphile_worker._private_jobs set run_at = now() where last_error is not null`
    await expect
      .poll(() => sandbox.database.query(`select last_error from graphile_worker.jobs where last_error is not null`))
      .toEqual([{ last_error: expect.stringContaining('500') }])
    sandbox.clock.move(HOUR_MS)
    await sandbox.database.query(again)
    await expect.poll(() => sandbox.receiver.deliveries.length, { timeout: 8000 }).toBe(2)
    await expect
      .poll(() => sandbox.database.query(`select last_error from graphile_worker.jobs where last_error is not null`))
      .toEqual([{ last_error: expect.stringContaining('503') }])
    await sandbox.database.query(again)
    await expect.poll(() => sandbox.receiver.deliveries.length, { timeout: 8000 }).toBe(3)
    await quiet()
    const [first, , last] = sandbox.receiver.deliveries
    expect(JSON.parse(last?.body ?? '{}').id).toBe(JSON.parse(first?.body ?? '{}').id)
    // The first signature is an hour old by now.
    const read = (delivery = first) =>
      sandbox.payments.readEvent(Buffer.from(delivery?.body ?? ''), delivery?.signature)
    expect(() => read()).toThrow(expect.objectContaining({ code: 'SIGNATURE_INVALID' }))
    expect(read(last)).toMatchObject({ type: 'checkout-completed' })
  })

  it('come in several copies on demand, and once more whenever asked', async () => {
    await sandbox.helper('delivery', { copies: 3 })
    await pay()
    await expect.poll(() => received().length).toBe(3)
    const [event] = received()
    await sandbox.helper(`events/${event?.eventId}/deliver`)
    await expect.poll(() => received().length).toBe(4)
    expect(new Set(received().map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('can be held, and arrive in the reverse order', async () => {
    await sandbox.helper('delivery', { is_held: true })
    const sessions = [await pay(), await pay(), await pay()]
    await quiet()
    expect(sandbox.receiver.deliveries).toEqual([])
    expect(await sandbox.helper('delivery', { is_held: false, order: 'reversed' })).toMatchObject({ released: 3 })
    await expect.poll(() => received().length).toBe(3)
    const order = received().map((event) => event.type === 'checkout-completed' && event.session.sessionId)
    expect(order).toEqual([...sessions].reverse())
  })

  it('come late on demand', async () => {
    await sandbox.helper('delivery', { delay_seconds: 3600 })
    await pay()
    await quiet()
    expect(sandbox.receiver.deliveries).toEqual([])
    const [job] = await sandbox.database.query<{ wait: number }>(
      `select extract(epoch from run_at - now())::int as wait from graphile_worker.jobs where task_identifier = 'deliver-sandbox-event'`,
    )
    expect((job?.wait ?? 0) * 1000).toBeGreaterThan(HOUR_MS - MINUTE_MS)
    await sandbox.database.query(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'eventId' is not null`,
    )
    await expect.poll(() => received().length, { timeout: 8000 }).toBe(1)
  })

  it('are listed oldest first from a moment on, page by page, as a reconciler asks for them', async () => {
    const before = new Date(sandbox.clock.now().getTime() + 5_000)
    sandbox.clock.move(10_000)
    await sandbox.helper('delivery', { is_held: true })
    const sessions = [await pay(), await pay(), await pay()]
    const listed: string[] = []
    for await (const event of sandbox.payments.listEvents(before))
      if (event.type === 'checkout-completed') listed.push(event.session.sessionId)
    expect(listed).toEqual(sessions)
    const paged: Stripe.Event[] = []
    const query = { limit: 2, created: { gte: Math.floor(before.getTime() / 1000) } }
    for await (const event of sandbox.stripe.events.list(query)) paged.push(event)
    expect(paged).toHaveLength(3)
  })

  it('go nowhere but to this machine', async () => {
    const elsewhere = sandbox.helper('delivery', { url: 'http://sagework.example/webhook' })
    await expect(elsewhere).rejects.toMatchObject({ statusCode: 400, param: 'url' })
  })
})
