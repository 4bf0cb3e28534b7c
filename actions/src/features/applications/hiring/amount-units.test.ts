import { beforeEach, describe, expect, it } from 'vitest'
import { editPost } from '../../opportunities/opportunities.testkit.js'
import { type CallName, COUNTER_CENTS, OFFER_CENTS, openApplications, type Situation } from '../applications.testkit.js'

const { actions, arrange, call, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

const PROPOSED: Situation = { standing: 'interested', hasProposal: true }
const COUNTERED: Situation = { ...PROPOSED, counterOffer: 'pending' }

const take = (name: CallName, by: 'nora' | 'elena', seen?: object) =>
  call(name, who[by], { id, expert: who.elena, seen })
/** Changes the post's unit from months to days. */
async function askForDays() {
  const changes = { durationType: 'day', minBudgetAmount: 500, maxBudgetAmount: 900 }
  const { status } = await editPost({ actions, database }, id, changes, who.nora)
  expect(status).toBe(200)
}
const stored = async () => {
  const [row] = await database.query(
    `select t.agreed_value_cents::int as offer, t.agreed_value_unit as offer_unit, c.counter_amount_cents::int as counter,
       c.counter_amount_unit as counter_unit, h.agreed_value_cents::int as hire, h.agreed_value_unit as hire_unit
     from opportunity_trackings t left join counter_offers c using (opportunity_id, user_id)
     left join hires h using (opportunity_id, user_id) where t.opportunity_id = $1`,
    [id],
  )
  return row
}
const noted = () =>
  database.query(
    `select event, amount_cents::int as cents, amount_unit as unit from opportunity_history
     where opportunity_id = $1 and amount_cents is not null order by id`,
    [id],
  )

describe('an amount keeps the unit it was given in', () => {
  it('[X-70] an offer and its timeline entries stay per month when the post’s unit changes to days', async () => {
    await arrange(id, who.elena, PROPOSED)
    expect((await take('submitProposal', 'elena')).status).toBe(200)
    await askForDays()
    expect(await stored()).toMatchObject({ offer: 700_000, offer_unit: 'month' })
    expect((await take('submitProposal', 'elena')).status).toBe(200)
    expect(await stored()).toMatchObject({ offer: 700_000, offer_unit: 'day' })
    expect(await noted()).toEqual([
      { event: 'offer_changed', cents: 700_000, unit: 'month' },
      { event: 'offer_changed', cents: 700_000, unit: 'day' },
    ])
    expect((await toldTo(id, who.nora))[0]?.body).toContain('changed the offer')
    expect((await toldTo(id, who.nora))[0]?.body).toContain('$7,000 per day')
  })

  it('[X-70, X-71] the same cents in another unit are a different amount: nobody is hired for what they did not read', async () => {
    await arrange(id, who.elena, PROPOSED)
    await askForDays()
    const page = { seenVersion: 2, seenAmount: 7000, seenAmountUnit: 'month' }
    await database.query('update opportunity_trackings set agreed_value_cents = 700000 where opportunity_id = $1', [id])
    // The company's page shows $7,000 per month; meanwhile Elena responds to the new version with $7,000 per day.
    expect((await take('submitProposal', 'elena')).status).toBe(200)
    const { status, body } = await take('hireExpert', 'nora', page)
    expect([status, body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(body.terms).toEqual({
      version: 2,
      amountCents: 700_000,
      amountUnit: 'day',
      amount: '$7,000 per day',
      changes: [{ name: 'Offer', before: '$7,000 per month', after: '$7,000 per day' }],
    })
    expect((await take('hireExpert', 'nora', { ...page, seenAmountUnit: 'day' })).status).toBe(200)
    expect(await stored()).toMatchObject({ hire: 700_000, hire_unit: 'day' })
  })

  it('[X-70, GO-41] an earlier counter offer binds in its own unit, once the expert has read what changed', async () => {
    await arrange(id, who.elena, COUNTERED)
    await askForDays()
    const old = await take('acceptCounterOffer', 'elena', { seenVersion: 1 })
    expect([old.status, old.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(old.body.terms).toMatchObject({ version: 2, amountUnit: 'month', amount: '$6,000 per month' })
    expect(old.body.terms?.changes).toContainEqual({
      name: 'Budget',
      before: '$5,000 – $9,000 per month',
      after: '$500 – $900 per day',
    })
    expect((await take('acceptCounterOffer', 'elena')).status).toBe(200)
    expect((await toldTo(id, who.nora))[0]?.body).toContain('accepts $6,000 per month')
    expect((await take('hireExpert', 'nora')).status).toBe(200)
    expect((await toldTo(id, who.elena))[0]?.body).toContain('at $6,000 per month')
    expect(await stored()).toMatchObject({ counter_unit: 'month', hire: COUNTER_CENTS, hire_unit: 'month' })
    expect((await noted()).slice(-2)).toEqual([
      { event: 'counter_offer_accepted', cents: COUNTER_CENTS, unit: 'month' },
      { event: 'hired', cents: COUNTER_CENTS, unit: 'month' },
    ])
  })

  it('[X-70, OFFER-03] a changed counter offer uses the current unit, next to an offer in the earlier one', async () => {
    await arrange(id, who.elena, COUNTERED)
    await askForDays()
    expect((await take('updateCounterOffer', 'nora')).status).toBe(200)
    expect(await stored()).toMatchObject({
      offer: OFFER_CENTS,
      offer_unit: 'month',
      counter: 610_000,
      counter_unit: 'day',
    })
    // The edit's own notice comes from a job and may arrive later.
    const told = (await toldTo(id, who.elena)).map(({ body }) => body)
    expect(told).toContainEqual(expect.stringContaining('$6,100 per day'))
    const { body } = await take('acceptCounterOffer', 'elena', { seenAmountUnit: 'month' })
    expect(body.terms?.changes).toEqual([
      { name: 'Counter offer', before: '$6,100 per month', after: '$6,100 per day' },
    ])
  })

  it('[X-70, GO-41] a hire at the first offer uses its unit, even after the post’s has changed', async () => {
    await arrange(id, who.elena, PROPOSED)
    await askForDays()
    expect((await take('hireExpert', 'nora')).status).toBe(200)
    expect(await stored()).toMatchObject({ hire: OFFER_CENTS, hire_unit: 'month' })
  })
})

describe('terms that a client claims to have seen', () => {
  it.each(['year', '', null])('[X-70, X-71] an amount with the unit %j is rejected', async (seenAmountUnit) => {
    await arrange(id, who.elena, PROPOSED)
    for (const name of ['hireExpert', 'rejectApplicant'] as const) {
      const { status, body } = await take(name, 'nora', { seenAmountUnit })
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['seenAmountUnit']])
    }
  })

  it('[X-70] a null amount takes no unit', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    expect((await take('rejectApplicant', 'nora', { seenAmountUnit: undefined })).status).toBe(200)
  })
})
