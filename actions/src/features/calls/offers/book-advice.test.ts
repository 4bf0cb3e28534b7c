import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenFor } from '#tests/tokens.js'
import { openOffers } from './offers.testkit.js'

const { actions, book, bookedBy, cancel, check, database, offer, toldTo, who } = await openOffers({ engine: false })
const PAID_PLAN = 'Please subscribe to a paid plan to access Free introduction calls with experts.'
const USED =
  'Call already utilized: You have already used up the introduction call with this expert this month. Try booking again next month.'
const CALENDAR = 'https://calendly.com/elena-marchetti/intro'
let elenas = ''
let kenjis = ''
let priyas = ''

beforeEach(async () => {
  await database.query(`delete from advice_bookings; delete from advice_offerings; delete from notifications;
    delete from auth.throttles; update plan_packages set free_calls_limit = 5 where code = 'professional_annual'`)
  elenas = await offer(who.elena)
  kenjis = await offer(who.kenji)
  priyas = await offer(who.priya)
})
const limitOf = (plan: string, limit: number) =>
  database.query('update plan_packages set free_calls_limit = $2 where code = $1', [plan, limit])
/** Booked so many days ago, and noted for a time that many days after it was booked. */
const past = (days: number, noted: number | null = null) =>
  database.query(
    `update advice_bookings set booked_at = now() - $1 * interval '1 day' + interval '1 minute',
       scheduled_at = now() - $1 * interval '1 day' + interval '1 minute' + $2::float * interval '1 day'`,
    [days, noted],
  )
const form = (fields: Record<string, string>) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.append(name, value)
  return sent
}
const post = (fields: Record<string, string>, token?: string) =>
  actions.request<{ _id: string; expertCalendlyUrl: string; errorCode: string; message: string }>(
    'POST',
    '/consultation/consultation',
    form(fields),
    token === undefined ? {} : { token },
  )

describe('booking an introduction', () => {
  it('[GK-088, ADV-02, ADV-22] gives the link of the expert’s calendar and tells both sides, on a paid plan', async () => {
    expect((await check(who.nora, elenas)).body).toEqual({
      ...{ isAllowed: true, blocker: null, message: null, limit: 5, used: 0 },
    })
    const { status, body } = await book(who.nora, elenas)
    expect([status, body]).toMatchObject([
      200,
      { offeringId: elenas, expertId: who.elena.id, schedulingUrl: CALENDAR, scheduledAt: null },
    ])
    expect(await bookedBy(who.nora)).toEqual([body.id])
    const link = '/dashboard?tab=my-meetings'
    expect(await toldTo(who.elena)).toMatchObject([
      { title: 'Nora Lindqvist booked an introduction call with you', link, mailed: true },
    ])
    expect(await toldTo(who.nora)).toMatchObject([
      { title: 'Your introduction call with Elena Marchetti is booked', link, mailed: true },
    ])
    // only whoever booked learns how to reach the expert, and that in the app alone
    expect(JSON.stringify([await toldTo(who.nora), await toldTo(who.elena)])).not.toContain('calendly')
    expect((await check(who.nora, kenjis)).body).toMatchObject({ isAllowed: true, used: 1 })
  })

  it('[GK-088] has a REST path, where the expert must be the one of the offer', async () => {
    const token = tokenFor(who.nora)
    const { status, body } = await post({ expertId: who.elena.id, offeringId: elenas }, token)
    expect([status, body]).toMatchObject([201, { expertCalendlyUrl: CALENDAR }])
    expect(await bookedBy(who.nora)).toEqual([body._id])
    for (const [fields, code] of [
      [{ expertId: who.elena.id, offeringId: kenjis }, 'OFFER_NOT_FOUND'],
      [{ expertId: who.elena.id }, 'VALIDATION_FAILED'],
      [{ expertId: who.elena.id, offeringId: elenas, opportunityId: randomUUID() }, 'VALIDATION_FAILED'],
      [{ expertId: who.elena.id, offeringId: elenas, userId: who.tom.id }, 'UNKNOWN_FIELD'],
    ] as const)
      expect((await post(fields, token)).body.errorCode).toBe(code)
    expect((await post({ expertId: who.elena.id, offeringId: elenas })).status).toBe(401)
    expect(await bookedBy(who.nora)).toHaveLength(1)
  })

  it('is one booking, however often it is sent, and nobody else’s', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(who.nora, elenas, id)))
    for (const { body } of answers) expect(body).toMatchObject({ id, schedulingUrl: CALENDAR })
    expect(await bookedBy(who.nora)).toEqual([id])
    expect(await toldTo(who.elena)).toHaveLength(1)
    expect((await book(who.jonas, elenas, id)).body.extensions.code).toBe('CALL_NOT_FOUND')
    expect((await book(who.nora, kenjis, id)).body.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await book(who.nora, kenjis, 'x')).body.extensions.code).toBe('CALL_NOT_FOUND')
  })

  it('[PROMPT-45, GD-44, GK-010, IBASE-07] is refused on the free plan, with the row’s words, and nothing is booked', async () => {
    expect((await check(who.tom, elenas)).body).toMatchObject({
      ...{ isAllowed: false, blocker: 'PAID_PLAN_REQUIRED', message: PAID_PLAN, limit: 0 },
    })
    const { status, body } = await book(who.tom, elenas)
    expect([status, body.message, body.extensions.code]).toEqual([403, PAID_PLAN, 'PAID_PLAN_REQUIRED'])
    const rest = await post({ expertId: who.elena.id, offeringId: elenas }, tokenFor(who.tom))
    expect([rest.status, rest.body]).toMatchObject([403, { errorCode: 'PAID_PLAN_REQUIRED', message: PAID_PLAN }])
    // a limit of its own doesn't make the free plan a paid one
    await limitOf('free', 3)
    expect((await book(who.tom, elenas)).body.extensions.code).toBe('PAID_PLAN_REQUIRED')
    await limitOf('free', 0)
    expect(await bookedBy(who.tom)).toEqual([])
    expect(await toldTo(who.elena)).toEqual([])
  })

  it('[GK-026, GD-44] is refused once the plan has ended', async () => {
    await database.query(`begin; update subscriptions set expires_at = now() - interval '1 second'
      where company_id = (select company_id from users where id = '${who.nora.id}'); commit`)
    const { body } = await book(who.nora, elenas)
    await database.query(`update subscriptions set expires_at = now() + interval '300 days'
      where company_id = (select company_id from users where id = '${who.nora.id}')`)
    expect(body.extensions.code).toBe('PAID_PLAN_REQUIRED')
  })
})

describe('the limits of introductions', () => {
  it('[ADV-45, KERR-12, GK-012] allow one call with an expert in 31 days', async () => {
    await book(who.nora, elenas)
    const again = await book(who.nora, elenas)
    expect([again.status, again.body.message]).toEqual([409, USED])
    expect((await check(who.nora, elenas)).body).toMatchObject({ blocker: 'FREE_CALL_ALREADY_USED', message: USED })
    // a colleague has calls of their own, and so has another expert
    expect((await book(who.jonas, elenas)).status).toBe(200)
    expect((await book(who.nora, kenjis)).status).toBe(200)
  })

  it('[ADV-44, ADV-47, GK-011] allow as many calls as the plan has', async () => {
    await limitOf('professional_annual', 2)
    for (const one of [elenas, kenjis]) expect((await book(who.nora, one)).status).toBe(200)
    const { status, body } = await book(who.nora, priyas)
    expect([status, body.extensions.code, body.message]).toEqual([
      403,
      'FREE_CALLS_LIMIT_REACHED',
      'You have used all 2 free introduction calls of your plan for this month. Upgrade your plan or try again later.',
    ])
    expect(await bookedBy(who.nora)).toHaveLength(2)
  })

  it.each([
    ['without a time, from its booking on', 30, null, 'FREE_CALL_ALREADY_USED'],
    ['without a time, no longer than 31 days', 31.1, null, null],
    ['from its end on', 40, 10, 'FREE_CALL_ALREADY_USED'],
    ['no longer than 31 days after its end', 42, 10, null],
    ['as long as it is to come', 40, 60, 'FREE_CALL_ALREADY_USED'],
  ])('[ADV-44, ADV-45, GK-012] count a call %s', async (_how, bookedDaysAgo, notedDaysLater, blocker) => {
    await book(who.nora, elenas)
    await past(bookedDaysAgo, notedDaysLater)
    expect((await check(who.nora, elenas)).body).toMatchObject({ blocker, used: blocker ? 1 : 0 })
  })

  it('[GK-012] don’t count what was cancelled', async () => {
    await limitOf('professional_annual', 1)
    const { body } = await book(who.nora, elenas)
    expect((await cancel(who.nora, body.id)).status).toBe(200)
    expect((await book(who.nora, elenas)).status).toBe(200)
    expect((await book(who.nora, elenas, body.id)).body.extensions.code).toBe('ALREADY_DONE')
  })

  it('[ADV-44, ADV-45] can’t be passed by 64 clients at once', async () => {
    await limitOf('professional_annual', 2)
    const offers = [elenas, kenjis, priyas]
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => book(who.nora, offers[index % offers.length] ?? elenas)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const experts = await database.query<{ expert_id: string }>('select expert_id from advice_bookings')
    expect(new Set(experts.map(({ expert_id }) => expert_id)).size).toBe(2)
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.extensions.code]))
    expect(new Set(codes)).toEqual(new Set(['FREE_CALL_ALREADY_USED', 'FREE_CALLS_LIMIT_REACHED']))
    expect(await toldTo(who.nora)).toHaveLength(2)
  })

  it('[ADV-45] can’t be passed from two tabs', async () => {
    const answers = await Promise.all([book(who.nora, elenas), book(who.nora, elenas)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await bookedBy(who.nora)).toHaveLength(1)
  })

  it('keep nobody busy with bookings that are cancelled again', async () => {
    const codes: string[] = []
    for (let count = 0; count < 21; count += 1) {
      const { status, body } = await book(who.nora, elenas)
      codes.push(status === 200 ? 'booked' : body.extensions.code)
      if (status === 200) await cancel(who.nora, body.id)
    }
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    expect(codes.slice(0, -1)).toEqual(Array.from({ length: 20 }, () => 'booked'))
  })
})

describe('offers that can’t be booked', () => {
  const refused = async (id: string, by = who.nora) => {
    const { status, body } = await book(by, id)
    expect((await check(by, id)).body.blocker).toBe(body.extensions.code)
    expect(await bookedBy(by)).toEqual([])
    return [status, body.extensions.code]
  }

  it('[ADV-53, ADV-02] are one’s own', async () => {
    expect(await refused(elenas, who.elena)).toEqual([403, 'OWN_OFFER'])
  })

  it('[GK-087] are inactive, deleted, unknown or of somebody suspended', async () => {
    const missing = [404, 'OFFER_NOT_FOUND']
    const inactive = await offer(who.elena, { price_cents: 10_000, duration: 30, enabled: false })
    expect(await refused(inactive)).toEqual(missing)
    await database.query('update advice_offerings set enabled = true, deleted_at = now() where id = $1', [inactive])
    for (const id of [inactive, randomUUID(), 'nonsense']) expect(await refused(id)).toEqual(missing)
    await database.query('update users set is_suspended = true where id = $1', [who.elena.id])
    expect(await refused(elenas)).toEqual(missing)
    await database.query('update users set is_suspended = false where id = $1', [who.elena.id])
  })

  it('[ADV-54, GK-093] are of an expert without a scheduling link', async () => {
    await database.query('update user_accounts set calendly = null where user_id = $1', [who.elena.id])
    expect(await refused(elenas)).toEqual([409, 'EXPERT_CALENDAR_MISSING'])
    await database.query('update user_accounts set calendly = $2 where user_id = $1', [who.elena.id, CALENDAR])
  })

  it('have a price, as long as calls can’t be paid', async () => {
    const priced = await offer(who.elena, {
      ...{ subtopic: 'Rewrite the first screen of your website', price_cents: 30_000, duration: 45 },
    })
    expect(await refused(priced)).toEqual([409, 'OFFER_NOT_FREE'])
    expect(await refused(priced, who.tom)).toEqual([409, 'OFFER_NOT_FREE'])
  })

  it('[X-03] wait for one’s address to be confirmed', async () => {
    await database.query('update user_accounts set is_email_verified = false where user_id = $1', [who.nora.id])
    const { status, body } = await book(who.nora, elenas)
    await database.query('update user_accounts set is_email_verified = true where user_id = $1', [who.nora.id])
    expect([status, body.extensions.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })
})
