import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { refundPurchase } from '#domain/purchases/refund-purchase.job.js'
import { expireProposals } from '#domain/staff-money/expire-proposals.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type Persona, persona } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from '../payments.testkit.js'

let shop: TestPurchases
let ada: Persona
let jonas: Persona

beforeAll(async () => {
  shop = await openTestPurchases()
  await shop.database.query(`update user_accounts set is_admin = true where email = 'jonas@brightwater.example'`)
  ada = await persona(shop.database, 'ada@sagework.example')
  jonas = await persona(shop.database, 'jonas@brightwater.example')
})
afterEach(async () => {
  await limit(500)
  expect((await auditLedger(shop.services.database)).differences).toEqual([])
})

interface ActBody {
  id?: string
  status?: string
  message?: string
  extensions?: { code: string }
}

const act = (person: Persona, name: string, input: object) =>
  shop.actions.hook<ActBody>(`/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, {
    ...{ action: { name }, input },
    session_variables: {
      'x-hasura-role': person.isAdmin ? 'staff' : 'user',
      'x-hasura-user-id': person.id,
      'x-hasura-session-id': person.sessionId,
    },
  })
const codeOf = (answer: { body: ActBody }) => answer.body.extensions?.code
const REASON = 'Sent back by bank transfer'
const record = (purchaseId: string, input: object = {}, by = ada) =>
  act(by, 'recordRefund', {
    ...{ purchaseId, amountCents: 1_000, leftCents: 1_000, reason: REASON, reference: 'SEPA-77' },
    ...{ requestId: randomUUID(), ...input },
  })
const refund = (purchaseId: string, input: object = {}) =>
  act(ada, 'refundPurchase', {
    ...{ purchaseId, amountCents: 1_000, leftCents: 1_000, reason: REASON, requestId: randomUUID(), ...input },
  })
const limit = (dollars: number) =>
  shop.database.query(`update system_configurations set value = $1 where config = 'SECOND_PERSON_ABOVE_USD'`, [
    String(dollars),
  ])
const rowsOf = (purchaseId: string) =>
  shop.database.query<Record<string, unknown>>(
    'select status, failure, reference, requested_by from purchase_refunds where purchase_id = $1 order by created_at',
    [purchaseId],
  )
const purchaseOf = async (id: string) =>
  (await shop.database.query<Record<string, unknown>>('select * from purchases where id = $1', [id]))[0]
const noticesOf = async (person: Persona) =>
  (await shop.database.query<{ title: string }>('select title from notifications where user_id = $1', [person.id])).map(
    ({ title }) => title,
  )

/** $10 for 200 credits. */
async function buy() {
  const sessionId = await shop.open(PACK, shop.nora)
  await shop.pay(sessionId)
  await shop.deliverAll(sessionId)
  const { id, payment_id } = await shop.purchase(sessionId)
  return { id, paymentId: String(payment_id) }
}

/** As if the pack had no longer been there. */
async function buyInVain() {
  const bought = await buy()
  await shop.database.query(
    `begin; set local session_replication_role = replica;
     update purchases set status = 'refund_due', fulfilled_at = null where id = '${bought.id}'; commit`,
  )
  return bought
}

const answering = (refundCall: Services['payments']['refund']): Services => ({
  ...shop.services,
  payments: { ...shop.services.payments, refund: refundCall },
})
const refusing = () =>
  answering(async () => {
    throw new AppError('UPSTREAM_REFUSED', { message: 'The buyer has disputed this payment.' })
  })
const sendBack = (id: string, services = shop.services) =>
  refundPurchase.handle({ purchaseId: id }, services, {} as never)

describe('a purchase whose payment the provider has not named', () => {
  it('[GO-54] can be refunded elsewhere and recorded, not sent', async () => {
    const { id } = await buy()
    await shop.database.query(
      `begin; set local session_replication_role = replica;
       update purchases set payment_id = null where id = '${id}'; commit`,
    )
    expect(codeOf(await refund(id))).toBe('NOT_REFUNDABLE')
    await limit(0)
    const requestId = randomUUID()
    expect((await record(id, { requestId, amountCents: 400 })).body.status).toBe('proposed')
    expect((await act(jonas, 'confirmRefund', { id: requestId })).body.status).toBe('recorded')
    await limit(500)
    expect((await record(id, { amountCents: 600, leftCents: 600 })).body.status).toBe('recorded')
    expect(await purchaseOf(id)).toMatchObject({ status: 'refunded', refunded_cents: 1_000 })
  })
})

describe('a refund that is sent by itself', () => {
  it('[GO-54] and refused for good goes to staff with the reason, and is not asked for again', async () => {
    const { id } = await buyInVain()
    expect(codeOf(await refund(id))).toBe('NOT_REFUNDABLE')
    await sendBack(id, refusing())
    await sendBack(id, refusing())
    expect(await rowsOf(id)).toEqual([
      { status: 'failed', failure: 'The buyer has disputed this payment.', reference: null, requested_by: null },
    ])
    expect((await noticesOf(ada)).filter((title) => title === 'A refund failed')).toHaveLength(1)
  })

  it('that isn’t answered is asked for again, and goes to staff after 20 hours', async () => {
    const { id } = await buyInVain()
    const silent = answering(async () => {
      throw new AppError('UPSTREAM_FAILED')
    })
    await expect(sendBack(id, silent)).rejects.toThrow()
    expect(await rowsOf(id)).toEqual([])
    const later = new Date(shop.clock.now().getTime() + 21 * 3_600_000)
    await sendBack(id, { ...silent, clock: { ...shop.services.clock, now: () => later } })
    expect(await rowsOf(id)).toEqual([expect.objectContaining({ status: 'failed' })])
  })

  it('[GO-54] can be sent once more by staff, and arrives', async () => {
    const { id, paymentId } = await buyInVain()
    await sendBack(id, refusing())
    expect((await refund(id)).body.status).toBe('sent')
    await shop.deliverAll(paymentId)
    expect(await purchaseOf(id)).toMatchObject({ status: 'refunded', refunded_cents: 1_000 })
  })
})

describe('a refund that was paid outside of the provider', () => {
  it('[GO-54, X-25] is booked with its reference, once, and the buyer is told', async () => {
    const { id } = await buyInVain()
    await sendBack(id, refusing())
    const sales = await shop.sales()
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => record(id, { requestId })))
    expect(answers.map(({ body }) => body.status)).toEqual(['recorded', 'recorded', 'recorded'])
    expect(await purchaseOf(id)).toMatchObject({ status: 'refunded', refunded_cents: 1_000 })
    expect(await shop.sales()).toBe(sales - 1_000)
    expect(await noticesOf(shop.nora)).toContain('Your payment was refunded')
    expect(codeOf(await record(id, { requestId, reference: 'SEPA-78' }))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(codeOf(await record(id))).toBe('NOT_REFUNDABLE')
  })

  it('[X-25] in part adds up with what the provider sends', async () => {
    const { id, paymentId } = await buy()
    const credits = await shop.credits()
    expect((await record(id, { amountCents: 400 })).body.status).toBe('recorded')
    expect(await shop.credits()).toBe(credits - 80)
    expect((await refund(id, { amountCents: 600, leftCents: 600 })).body.status).toBe('sent')
    await shop.deliverAll(paymentId)
    expect(await purchaseOf(id)).toMatchObject({ status: 'refunded', refunded_cents: 1_000 })
    expect(await shop.credits()).toBe(credits - 200)
  })

  it('[X-16] above the limit is only booked once a second person confirms', async () => {
    await limit(5)
    const { id } = await buy()
    const { body } = await record(id)
    expect([body.status, (await purchaseOf(id))?.status]).toEqual(['proposed', 'fulfilled'])
    expect(codeOf(await act(ada, 'confirmRefund', { id: body.id }))).toBe('SECOND_PERSON_REQUIRED')
    expect((await act(jonas, 'confirmRefund', { id: body.id })).body.status).toBe('recorded')
    expect(await purchaseOf(id)).toMatchObject({ status: 'refunded', refunded_cents: 1_000 })
  })

  it('is refused without a reference, for too much, and to anybody but staff', async () => {
    const { id } = await buy()
    for (const reference of ['', ' ', 'two\nlines', 'x'.repeat(101), null])
      expect(codeOf(await record(id, { reference }))).toBe('VALIDATION_FAILED')
    for (const amountCents of [0, -1, 10.5, 2 ** 40])
      expect(codeOf(await record(id, { amountCents }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await record(id, { amountCents: 1_001 }))).toBe('REFUND_TOO_LARGE')
    expect(codeOf(await record(id, {}, shop.tom))).toBe('STAFF_ONLY')
    expect(await rowsOf(id)).toEqual([])
  })
})

/** The notices that still call other staff to decide about a refund. */
const promptsOf = (id: unknown) =>
  shop.database.query(
    `select id from notifications where effect_key like 'refund:' || $1 || ':%' and seen_at is null`,
    [id],
  )

describe('a refund that waits for a second person', () => {
  it('[X-16] expires after the days of the setting, its author is told, and another can follow', async () => {
    await limit(5)
    const { id } = await buy()
    const { body } = await refund(id)
    expect(body.status).toBe('proposed')
    const [row] = await shop.database.query<{ days: number }>(
      `select extract(day from expires_at - created_at)::int as days from purchase_refunds where id = $1`,
      [body.id],
    )
    expect(row?.days).toBe(30)
    const { database } = shop.services
    const now = shop.clock.now().getTime()
    await expireProposals(database, new Date(now + 29 * 86_400_000))
    expect(await promptsOf(body.id)).toHaveLength(1)
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['proposed'])
    const later = new Date(now + 30 * 86_400_000 + 1)
    await Promise.all([expireProposals(database, later), expireProposals(database, later)])
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['expired'])
    expect((await noticesOf(ada)).filter((title) => title === 'Your proposal has expired')).toHaveLength(1)
    expect(await promptsOf(body.id)).toEqual([])
    expect(codeOf(await act(jonas, 'confirmRefund', { id: body.id }))).toBe('ALREADY_DONE')
    expect((await refund(id)).body.status).toBe('proposed')
  })

  it('[X-16] isn’t confirmed after that, even before it has been ended', async () => {
    await limit(5)
    const { id } = await buy()
    const { body } = await refund(id)
    await shop.database.query(
      `begin; set local session_replication_role = replica;
       update purchase_refunds set expires_at = now() - interval '1 minute' where id = '${body.id}'; commit`,
    )
    expect(codeOf(await act(jonas, 'confirmRefund', { id: body.id }))).toBe('PROPOSAL_EXPIRED')
    const around = `update purchase_refunds set status = 'sending', decided_by = $2, decided_at = now() where id = $1`
    await expect(shop.database.query(around, [body.id, jonas.id])).rejects.toMatchObject({
      constraint: 'purchase_refunds_decided_once',
    })
  })

  it('[X-16] and a proposed grant end in the same way', async () => {
    const requestId = randomUUID()
    const grant = { userId: shop.tom.id, credits: 20_000, reason: REASON, requestId }
    expect((await act(jonas, 'grantCredits', grant)).body.status).toBe('proposed')
    await expireProposals(shop.services.database, new Date(shop.clock.now().getTime() + 8 * 86_400_000))
    expect(await shop.database.query('select status from ledger_proposals where id = $1', [requestId])).toEqual([
      { status: 'expired' },
    ])
    expect(await noticesOf(jonas)).toContain('Your proposal has expired')
  })
})
