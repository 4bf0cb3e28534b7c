import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type Persona, persona } from '#tests/tokens.js'
import { openTestPurchases, type TestPurchases } from '../payments.testkit.js'
import { confirmRefund } from './decide-refund.js'
import { requestRefund } from './request-refund.js'
import { sendRefund } from './send-refund.job.js'

let shop: TestPurchases
let ada: Persona
let jonas: Persona

beforeAll(async () => {
  shop = await openTestPurchases()
  await shop.database.query(`update user_accounts set is_admin = true where email = 'jonas@brightwater.example'`)
  ada = await persona(shop.database, 'ada@sagework.example')
  jonas = await persona(shop.database, 'jonas@brightwater.example')
})
afterEach(async () => expect((await auditLedger(shop.services.database)).differences).toEqual([]))

interface ActBody {
  id?: string
  status?: string
  message?: string
  extensions?: { code: string }
}

const act = (person: Persona | null, name: string, input: object) =>
  shop.actions.hook<ActBody>(`/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, {
    action: { name },
    input,
    session_variables: person
      ? {
          'x-hasura-role': person.isAdmin ? 'staff' : person.isExpert ? 'expert' : 'user',
          'x-hasura-user-id': person.id,
          'x-hasura-session-id': person.sessionId,
        }
      : { 'x-hasura-role': 'anonymous' },
  })
const REASON = 'The expert never answered'
const refund = (purchaseId: string, input: object = {}, by: Persona | null = ada) =>
  act(by, 'refundPurchase', {
    ...{ purchaseId, amountCents: 1_000, leftCents: 1_000, reason: REASON, requestId: randomUUID() },
    ...input,
  })
const codeOf = (answer: { body: ActBody }) => answer.body.extensions?.code

/** $10 for 200 credits, paid and fulfilled. */
async function buy(buyer = shop.nora) {
  const sessionId = await shop.open(undefined, buyer)
  await shop.pay(sessionId)
  await shop.deliverAll(sessionId)
  const { id, payment_id } = await shop.purchase(sessionId)
  return { id, sessionId, paymentId: String(payment_id), arrive: () => shop.deliverAll(String(payment_id)) }
}
const rowsOf = (purchaseId: string) =>
  shop.database.query<{ amount_cents: number; status: string }>(
    'select amount_cents, status from purchase_refunds where purchase_id = $1 order by created_at',
    [purchaseId],
  )
/** What the provider has given back of a payment. */
async function returned(paymentId: string) {
  const { data } = await shop.stripe.refunds.list({ payment_intent: paymentId }).catch(() => ({ data: null }))
  if (data) return data.reduce((sum, { amount }) => sum + amount, 0)
  const events = (await shop.eventsOf(paymentId)).filter(({ type }) => type === 'charge-refunded')
  return Math.max(0, ...events.map((event) => ('refundedCents' in event ? event.refundedCents : 0)))
}

describe('a refund by staff', () => {
  it('[GO-54, X-25] gives a part back, then the rest; the provider’s event books it and the buyer is told', async () => {
    const { id, sessionId, paymentId, arrive } = await buy()
    const before = await shop.credits()
    const sales = await shop.sales()
    const first = await refund(id, { amountCents: 333 })
    expect(first.body).toMatchObject({ status: 'sent' })
    // it counts before the provider's event arrives
    expect(codeOf(await refund(id))).toBe('REFUND_TOO_LARGE')
    await arrive()
    expect(await shop.purchase(sessionId)).toMatchObject({ refunded_cents: 333, status: 'fulfilled' })
    expect(await shop.sales()).toBe(sales - 333)
    expect((await refund(id, { amountCents: 667, leftCents: 667 })).body.status).toBe('sent')
    await arrive()
    expect(await shop.purchase(sessionId)).toMatchObject({ refunded_cents: 1_000, status: 'refunded' })
    expect([await returned(paymentId), await shop.sales(), await shop.credits()]).toEqual([
      1_000,
      sales - 1_000,
      before - 200,
    ])
    expect(
      await shop.database.query(
        `select body from notifications where user_id = $1 and effect_key like $2 order by created_at`,
        [shop.nora.id, `payment:${id}:back:%`],
      ),
    ).toHaveLength(2)
    expect(
      await shop.database.query(
        `select action, actor_id, reason, details->>'amountCents' as cents from staff_audit_log
         where details->>'purchaseId' = $1 order by created_at`,
        [id],
      ),
    ).toEqual(['333', '667'].map((cents) => ({ action: 'refund purchase', actor_id: ada.id, reason: REASON, cents })))
  })

  it('[GO-54] happens once for two clicks, a repeat, and two members of staff', async () => {
    const { id, paymentId, arrive } = await buy()
    const same = { requestId: randomUUID(), amountCents: 400 }
    const clicks = await Promise.all([refund(id, same), refund(id, same), refund(id, same)])
    expect(clicks.map(({ body }) => body.id)).toEqual([same.requestId, same.requestId, same.requestId])
    expect((await refund(id, same)).body).toEqual({ id: same.requestId, status: 'sent' })
    expect(codeOf(await refund(id, { ...same, amountCents: 401 }))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(codeOf(await refund(id, same, jonas))).toBe('IDEMPOTENCY_KEY_REUSED')
    await arrive()
    const part = { amountCents: 200, leftCents: 600 }
    const both = await Promise.all([refund(id, part), refund(id, part, jonas)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await arrive()
    expect(await returned(paymentId)).toBe(600)
    // whoever still has the old page open is asked to look again
    expect(codeOf(await refund(id, part, jonas))).toBe('TERMS_CHANGED')
  })

  it('[GO-54] whose answer is lost is sent again, and refunds once', async () => {
    const { id, paymentId } = await buy()
    const requestId = randomUUID()
    const caller = { userId: ada.id, firstName: 'Ada', lastName: 'Thornton' } as never
    const { services } = shop
    await services.database
      .transaction()
      .execute((transaction) =>
        requestRefund(
          transaction,
          services,
          { requestId, purchaseId: id, amountCents: 400, leftCents: 1_000, reason: REASON },
          caller,
        ),
      )
    const lost: Services = {
      ...services,
      payments: {
        ...services.payments,
        refund: async (...request) => {
          await services.payments.refund(...request)
          throw new AppError('UPSTREAM_FAILED')
        },
      },
    }
    await expect(sendRefund(lost, requestId)).rejects.toThrow()
    expect(await rowsOf(id)).toEqual([{ amount_cents: 400, status: 'sending' }])
    expect(codeOf(await refund(id, { amountCents: 100, leftCents: 600 }))).toBe('NOT_REFUNDABLE')
    expect(await sendRefund(services, requestId)).toBe('sent')
    expect(await sendRefund(services, requestId)).toBe('sent')
    expect(await returned(paymentId)).toBe(400)
  })

  it('[GO-54] that the provider refuses is marked so, and another can follow', async () => {
    const { id, paymentId } = await buy()
    await shop.payments.refund({ paymentId, amountCents: 600, metadata: {} }, randomUUID())
    const tooMuch = await refund(id)
    expect([codeOf(tooMuch), tooMuch.body.message]).toEqual(['NOT_REFUNDABLE', expect.stringContaining('provider')])
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['failed'])
    expect((await refund(id, { amountCents: 400 })).body.status).toBe('sent')
    expect(await returned(paymentId)).toBe(1_000)
  })

  it.each([
    ['a fraction', { amountCents: 10.5 }],
    ['a negative amount', { amountCents: -1 }],
    ['nothing', { amountCents: 0 }],
    ['an amount beyond any price', { amountCents: 1e300 }],
    ['no reason', { reason: '  ' }],
    ['a reason of two letters', { reason: 'no' }],
    ['no id of its own', { requestId: 'x' }],
  ])('%s is refused', async (_what, input) => {
    const { id } = await buy()
    expect(codeOf(await refund(id, input))).toBe('VALIDATION_FAILED')
    expect(await rowsOf(id)).toEqual([])
  })

  it('[GO-54] is refused for more than is left, for what was never paid, and for what is unknown', async () => {
    const { id } = await buy()
    expect((await refund(id, { amountCents: 1_001 })).body).toMatchObject({
      message: 'Only $10 of this purchase is left to refund.',
      extensions: { code: 'REFUND_TOO_LARGE' },
    })
    const open = await shop.purchase(await shop.open())
    expect((await refund(open.id)).body.message).toBe('This purchase was never paid.')
    expect((await refund(randomUUID())).status).toBe(404)
  })

  it('[X-25] is refused once it is refunded or disputed', async () => {
    const whole = await buy()
    await refund(whole.id)
    expect((await refund(whole.id)).body.message).toBe('This purchase has been refunded already.')
    await whole.arrive()
    expect((await refund(whole.id)).body.message).toBe('This purchase has been refunded already.')
    const disputed = await buy()
    await shop.helper('disputes', { payment_intent: disputed.paymentId })
    await disputed.arrive()
    expect((await refund(disputed.id)).body.message).toContain('The buyer has disputed this payment')
  })

  it('[X-14, X-16] is for staff with their second factor, and not for one’s own purchase', async () => {
    const { id } = await buy(shop.tom)
    const elena = await persona(shop.database, 'elena@sagework.example')
    for (const person of [shop.tom, elena, { ...ada, isAdmin: false }])
      expect(codeOf(await refund(id, {}, person))).toBe('STAFF_ONLY')
    expect((await refund(id, {}, null)).status).toBeGreaterThanOrEqual(400)
    const own = await buy(ada)
    expect(codeOf(await refund(own.id))).toBe('OWN_BALANCE')
    expect([await rowsOf(id), await rowsOf(own.id)]).toEqual([[], []])
  })
})

describe('a large refund', () => {
  // what one member of staff refunded alone within a day counts together
  beforeEach(() =>
    shop.database.query(`begin; set local session_replication_role = replica;
      update purchase_refunds set created_at = created_at - interval '2 days'; commit`),
  )
  /** The limit is what makes a refund large; a low one spares a purchase of $500. */
  const limit = (dollars: number) =>
    shop.database.query(`update system_configurations set value = $1 where config = 'SECOND_PERSON_ABOVE_USD'`, [
      dollars,
    ])

  it('[X-16] waits for a second person, and is sent once when it is confirmed', async () => {
    await limit(5)
    const { id, paymentId } = await buy(shop.tom)
    const requestId = randomUUID()
    expect((await refund(id, { amountCents: 900, requestId })).body).toEqual({ id: requestId, status: 'proposed' })
    expect(await returned(paymentId)).toBe(0)
    expect((await refund(id, { amountCents: 100 }, jonas)).body.message).toContain('waiting for a second member')
    expect(
      await shop.database.query('select title, link from notifications where user_id = $1', [jonas.id]),
    ).toContainEqual({ title: 'A refund needs a second person', link: expect.stringContaining('/admin/purchases?q=') })
    const confirm = (by: Persona | null) => act(by, 'confirmRefund', { id: requestId })
    expect(codeOf(await confirm(ada))).toBe('SECOND_PERSON_REQUIRED')
    for (const person of [shop.tom, { ...jonas, isAdmin: false }])
      expect(codeOf(await confirm(person))).toBe('STAFF_ONLY')
    const answers = await Promise.all([confirm(jonas), confirm(jonas)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await returned(paymentId)).toBe(900)
    expect(
      await shop.database.query(
        `select id from notifications where effect_key like 'refund:' || $1 || ':%' and seen_at is null`,
        [requestId],
      ),
    ).toEqual([])
    await limit(500)
  })

  it('[X-16] can’t be split up, and can be withdrawn or declined', async () => {
    await limit(5)
    const { id, paymentId } = await buy()
    const parts = [
      await refund(id, { amountCents: 400 }, jonas),
      await refund(id, { amountCents: 400, leftCents: 600 }, jonas),
    ]
    expect(parts.map(({ body }) => body.status)).toEqual(['sent', 'proposed'])
    const drop = (by: Persona) => act(by, 'dropRefund', { id: parts[1]?.body.id })
    expect(codeOf(await drop(shop.tom))).toBe('STAFF_ONLY')
    expect((await drop(ada)).body.status).toBe('dropped')
    expect(codeOf(await drop(jonas))).toBe('ALREADY_DONE')
    expect(codeOf(await act(ada, 'confirmRefund', { id: parts[1]?.body.id }))).toBe('ALREADY_DONE')
    expect(codeOf(await act(ada, 'confirmRefund', { id: randomUUID() }))).toBe('NOT_FOUND')
    expect(await returned(paymentId)).toBe(400)
    await limit(500)
  })

  it('[X-16] is not confirmed by the buyer', async () => {
    await limit(5)
    const { id } = await buy(jonas)
    const { body } = await refund(id, { amountCents: 900 })
    expect(codeOf(await act(jonas, 'confirmRefund', { id: body.id }))).toBe('OWN_BALANCE')
    expect(codeOf(await act(jonas, 'confirmRefund', { id: 'x' }))).toBe('VALIDATION_FAILED')
    const caller = { userId: jonas.id } as never
    await expect(
      shop.services.database
        .transaction()
        .execute((transaction) => confirmRefund(transaction, shop.services, { id: String(body.id), caller })),
    ).rejects.toThrow('your own purchase')
    await limit(500)
  })
})
