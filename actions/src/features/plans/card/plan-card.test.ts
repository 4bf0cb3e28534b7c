import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Persona } from '#tests/tokens.js'
import { openTestPlans, type TestPlans, WAIT } from '../plans.testkit.js'

const DECLINED_LATER = { number: '4000 0000 0000 0341' }
const VISA = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2060 }

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})
beforeEach(async () => {
  await shop.database.query('delete from subscriptions')
  await shop.database.query('delete from auth.throttles')
})

interface Answer {
  url: string
  card: typeof VISA | null
  isPastDue: boolean
  canManage: boolean
  message?: string
  extensions?: { code: string }
}
async function act(name: 'planCard' | 'startCardChange' | 'confirmCard', by: Persona, input: object = {}) {
  const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { body } = await shop.actions.hook<Answer>(`/hooks/actions/${path}`, {
    ...{ action: { name }, input },
    session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': by.id, 'x-hasura-session-id': by.sessionId },
  })
  return { ...body, code: body.extensions?.code }
}
const buyBasic = (card?: typeof DECLINED_LATER) => shop.buy('basic_quarterly_company', shop.ingrid, card)
/** Opens the page and saves a card there. */
async function save(by = shop.ingrid, card?: Partial<typeof DECLINED_LATER> & { expiry?: string }) {
  const { url } = await act('startCardChange', by)
  const sessionId = String(url.split('/').at(-1))
  const { to } = await shop.pay(sessionId, card)
  return { sessionId, to }
}

describe('the card of a plan', () => {
  it('[X-45] is shown to whoever pays, and exchanged on the provider’s page without a charge', async () => {
    const id = await buyBasic(DECLINED_LATER)
    expect(await act('planCard', shop.ingrid)).toMatchObject({
      ...{ canManage: true, isPastDue: false, card: { ...VISA, last4: '0341' } },
    })
    const sales = await shop.sales()
    const { sessionId, to } = await save(shop.ingrid, { expiry: '6 / 61' })
    expect(to).toBe(`http://localhost:3000/subscriptions?card_session=${sessionId}`)
    const saved = { ...VISA, expMonth: 6, expYear: 2061 }
    for (let time = 0; time < 2; time++)
      expect((await act('confirmCard', shop.ingrid, { sessionId })).card).toEqual(saved)
    expect((await act('planCard', shop.ingrid)).card).toEqual(saved)
    expect(await shop.sales()).toBe(sales)
    await shop.helper(`subscriptions/${id}/renew`)
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).status).toBe('active')
  })

  it('[GK-030] pays at once what a declined renewal left open, and the buyer is told how', async () => {
    const id = await buyBasic(DECLINED_LATER)
    const sales = await shop.sales()
    for (let attempt = 0; attempt < 2; attempt++) await shop.helper(`subscriptions/${id}/renew`)
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).status).toBe('past_due')
    const told = await shop.database.query(
      `select title, body, link from notifications where user_id = $1 and effect_key like 'plan-past-due:%'`,
      [shop.ingrid.id],
    )
    expect(told).toEqual([
      {
        title: 'Your Basic plan couldn’t be renewed',
        body: expect.stringContaining('save another card, and what is due is paid with it at once'),
        link: '/subscriptions',
      },
    ])
    expect(await act('planCard', shop.ingrid)).toMatchObject({ isPastDue: true, canManage: true })
    // a card that is declined again says so, and stays on file
    const again = await save(shop.ingrid, DECLINED_LATER)
    expect(await act('confirmCard', shop.ingrid, { sessionId: again.sessionId })).toMatchObject({
      ...{ code: 'PAYMENT_DECLINED', message: expect.stringMatching(/^Your card is saved, but/) },
    })
    shop.clock.move(1000)
    const { sessionId } = await save()
    expect(await act('confirmCard', shop.ingrid, { sessionId })).toMatchObject({ isPastDue: false, card: VISA })
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).status).toBe('active')
    expect(await shop.sales()).toBe(sales + 23_700)
  })

  it('is taken by the event alone if the page is closed, and an earlier card never replaces a later one', async () => {
    await buyBasic()
    const first = await save(shop.ingrid, { expiry: '01 / 50' })
    shop.clock.move(2000)
    const second = await save(shop.ingrid, { expiry: '02 / 50' })
    for (const { sessionId } of [second, first]) await shop.settle(sessionId)
    await expect
      .poll(
        async () =>
          (await shop.database.query(`select 1 from graphile_worker.jobs where task_identifier = 'adopt-card'`)).length,
        WAIT,
      )
      .toBe(0)
    expect((await act('planCard', shop.ingrid)).card).toMatchObject({ expMonth: 2, expYear: 2050 })
    expect((await act('confirmCard', shop.ingrid, { sessionId: first.sessionId })).card).toMatchObject({ expMonth: 2 })
  })

  it('of two cards confirmed at once, the one saved later stays', async () => {
    await buyBasic()
    for (let month = 1; month <= 6; month++) {
      const earlier = await save(shop.ingrid, { expiry: `0${month} / 50` })
      shop.clock.move(2000)
      const later = await save(shop.ingrid, { expiry: `0${month} / 51` })
      shop.clock.move(2000)
      await Promise.all([later, earlier].map(({ sessionId }) => act('confirmCard', shop.ingrid, { sessionId })))
      expect((await act('planCard', shop.ingrid)).card).toMatchObject({ expMonth: month, expYear: 2051 })
    }
  })

  it('is nobody else’s to see or change, and no session but one of this plan counts', async () => {
    await buyBasic()
    const { sessionId } = await save()
    for (const other of [shop.nora, shop.tom]) {
      expect(await act('planCard', other)).toMatchObject({ canManage: false, card: null })
      expect((await act('startCardChange', other)).code).toBe('NOT_FOUND')
      expect((await act('confirmCard', other, { sessionId })).code).toBe('NOT_FOUND')
    }
    const paid = await shop.open(undefined, shop.ingrid)
    await shop.pay(paid)
    const { url } = await act('startCardChange', shop.ingrid)
    const unsaved = String(url.split('/').at(-1))
    for (const other of [paid, unsaved, 'cs_test_0', '../subscriptions'])
      expect((await act('confirmCard', shop.ingrid, { sessionId: other })).code).toBe('NOT_FOUND')
    for (const wrong of [null, 5, '', 'x'.repeat(201)])
      expect((await act('confirmCard', shop.ingrid, { sessionId: wrong })).code).toBe('VALIDATION_FAILED')
  })

  it('is for the buyer and the owner of the company, not for other members', async () => {
    await buyBasic()
    const { tom } = shop
    const [company] = await shop.database.query<{ company_id: string }>('select company_id from users where id = $1', [
      shop.ingrid.id,
    ])
    await shop.database.query(`update subscriptions set bought_by = $1`, [tom.id])
    await shop.database.query(
      `update company_members set member_role = 'member' where user_id = $1 and company_id = $2`,
      [shop.ingrid.id, company?.company_id],
    )
    expect(await act('planCard', shop.ingrid)).toMatchObject({ canManage: false, card: null })
    expect((await act('startCardChange', shop.ingrid)).code).toBe('NOT_ALLOWED')
    await shop.database.query(`update company_members set member_role = 'owner' where user_id = $1`, [shop.ingrid.id])
    expect(await act('planCard', shop.ingrid)).toMatchObject({ canManage: true, card: VISA })
  })
})
