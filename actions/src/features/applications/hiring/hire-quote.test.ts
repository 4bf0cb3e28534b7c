import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../opportunities/opportunities.testkit.js'
import { openApplications, type Refused } from '../applications.testkit.js'

const { actions, arrange, database, publishedPost, who } = await openApplications({
  engine: false,
  isFeeCharged: true,
})
let id: string
beforeAll(async () => {
  id = await publishedPost()
})
beforeEach(() => arrange(id, who.elena, { standing: 'interested', hasProposal: true }))

interface Quote {
  agreedValueCents: number
  agreedValueUnit: string
  percent: number
  feeCents: number
  isPaymentDue: boolean
  basic: { priceId: string; priceCents: number; percent: number; feeCents: number } | null
}
const ask = (by: Actor, expertId = who.elena.id) =>
  actions.get<Quote & Refused>(`/api/opportunities/${id}/hireQuote/${expertId}`, { token: by.token })
const quote = async () => (await ask(who.nora)).body

/** Gives Nora's company this plan and no other; `ended` lets it have run out. */
async function putOnPlan(plan: string | null, ended = false): Promise<void> {
  await database.query('delete from subscriptions')
  if (plan !== null)
    await database.query(
      `insert into subscriptions (company_id, plan_code, starts_at, expires_at)
       select company_id, $2, now() - interval '9 days', now() + $3::interval from users where id = $1`,
      [who.nora.id, plan, ended ? '-1 second' : '9 days'],
    )
}

describe('the quote of a hire', () => {
  it.each([
    ['free', 15],
    ['basic_quarterly', 12],
    ['standard_annual', 10],
    ['professional_annual', 8],
    ['premium_annual', 5],
    ['seven_day_full_access', 12],
    ['trial_premium_annual', 5],
    ['company-quarterly', 12],
    [null, 15],
  ])('[HIRE-12, X-26, GK-016] with plan %s: %d %', async (plan, percent) => {
    await putOnPlan(plan)
    expect(await quote()).toMatchObject({
      ...{ agreedValueCents: 650_000, agreedValueUnit: 'month', percent, isPaymentDue: true },
      feeCents: 6500 * percent,
    })
  })

  it.each(['premium_annual', 'seven_day_full_access'])('[X-26] once %s has ended: 15 %', async (plan) => {
    await putOnPlan(plan, true)
    expect((await quote()).percent).toBe(15)
  })

  it('[OBASE-31, X-26] is by the company’s plan, never by one that a member has alone', async () => {
    await putOnPlan(null)
    await database.query(`insert into subscriptions (user_id, plan_code) values ($1, 'premium_annual')`, [who.nora.id])
    expect((await quote()).percent).toBe(15)
    const [{ company_id: companyId } = {}] = await database.query('select company_id from users where id = $1', [
      who.nora.id,
    ])
    const setCompany = 'update users set company_id = $2 where id = $1'
    await database.query(setCompany, [who.nora.id, null])
    expect((await quote()).percent).toBe(5)
    await database.query(setCompany, [who.nora.id, companyId])
  })

  it('[HIRE-12, GO-41] is of the counter offer once that is accepted', async () => {
    await putOnPlan('premium_annual')
    for (const [counterOffer, agreed] of [
      ['pending', 650_000],
      ['rejected', 650_000],
      ['accepted', 600_000],
    ] as const) {
      await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer })
      expect(await quote()).toMatchObject({ agreedValueCents: agreed, feeCents: agreed / 20 })
    }
  })

  it('[HIRE-13, GO-48] is truncated to the cent', async () => {
    await putOnPlan(null)
    await database.query('update opportunity_trackings set agreed_value_cents = 123456 where opportunity_id = $1', [id])
    expect((await quote()).feeCents).toBe(18_518)
  })

  it('[HIRE-11, GO-49] names what Basic would make of it, where it is less', async () => {
    await putOnPlan('free')
    expect((await quote()).basic).toMatchObject({ percent: 12, feeCents: 78_000, priceCents: 23_700 })
    await putOnPlan('standard_annual')
    expect((await quote()).basic).toBeNull()
  })

  it('[HIRE-04, GO-02] is only for whoever could hire this expert now', async () => {
    expect((await ask(who.elena)).status).toBe(403)
    expect((await ask(who.jonas)).status).toBeGreaterThanOrEqual(403)
    expect((await ask(who.nora, who.kenji.id)).body.errorCode).toBe('APPLICATION_NOT_FOUND')
    expect((await ask(who.nora, 'nobody')).status).toBe(404)
    await arrange(id, who.elena, { standing: 'interested' })
    expect((await quote()).errorCode).toBe('PROPOSAL_REQUIRED')
    await arrange(id, who.elena, { standing: 'opted out', hasProposal: true })
    expect((await quote()).errorCode).toBe('INVALID_STATUS_TRANSITION')
  })
})
