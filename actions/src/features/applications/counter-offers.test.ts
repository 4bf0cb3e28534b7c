import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { RICH_TEXT_MESSAGES } from '#contract/rich-text/rich-text-fault.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { COUNTER_CENTS, FEEDBACK, OFFER_CENTS, openApplications, REASON, type Refused } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
let id: string
beforeAll(async () => {
  id = await publishedPost()
})
beforeEach(() => arrange(id, who.elena, { standing: 'interested', hasProposal: true }))

const offerRow = async () => (await database.query('select * from counter_offers where opportunity_id = $1', [id]))[0]
const create = (changes: Record<string, unknown> = {}, by: Actor = who.nora) =>
  actions.post<Refused & { _id: string; status: string }>(
    '/api/opportunities/counterOffer',
    { opportunityId: id, expertId: who.elena.id, counterAmount: 6000, feedback: FEEDBACK, ...SEEN_OFFER, ...changes },
    { token: by.token },
  )
const RICH = plainToRichText(FEEDBACK)
/** The expert's offer, which the poster responds to, and the counter offer, which the expert responds to. */
const SEEN_OFFER = { seenVersion: 1, seenAmount: OFFER_CENTS / 100, seenAmountUnit: 'month' }
const SEEN_COUNTER = { seenVersion: 1, seenAmount: COUNTER_CENTS / 100, seenAmountUnit: 'month' }
const patch = (offer: string, body: object, by: Actor) => {
  const seen = by === who.nora ? SEEN_OFFER : SEEN_COUNTER
  return actions.request<Refused & { status?: string }>(
    'PATCH',
    `/api/opportunities/counterOffer/${offer}`,
    { ...seen, ...body },
    { token: by.token },
  )
}

describe('a counter offer', () => {
  it('[OFFER-02, GO-43, OBASE-14, GO-96] is made by the poster and notifies the expert', async () => {
    const answer = await create({
      feedbackRichText: RICH,
      counterFromCompany: true,
      counterFromExpert: false,
      posterId: who.nora.id,
      opportunityType: 'fractional',
      budgetPerUnit: 'month',
    })
    expect([answer.status, answer.body.status]).toEqual([201, 'pending'])
    expect(await offerRow()).toMatchObject({
      id: answer.body._id,
      user_id: who.elena.id,
      counter_amount_cents: '600000',
      counter_amount_unit: 'month',
      feedback: FEEDBACK,
      feedback_rich_text: RICH,
      counter_from_company: true,
      counter_from_expert: false,
      status: 'pending',
    })
    const [notice] = await toldTo(id, who.elena)
    expect(notice).toMatchObject({ kind: 'counter_offer', mailed: true })
    expect(notice?.link).toBe(`/dashboard/opportunity_detail/${id}?tab=proposal`)
  })

  it.each([
    ['posterId', { posterId: '11111111-1111-4111-8111-111111111111' }],
    ['counterFromCompany', { counterFromCompany: false }],
    ['counterFromExpert', { counterFromExpert: true }],
  ])('[GO-02] is refused if %s contradicts what is stored', async (_name, claim) => {
    expect((await create(claim)).status).toBe(403)
    expect(await offerRow()).toBeUndefined()
  })

  it.each([
    ['opportunityType', { opportunityType: 'project' }, 'This opportunity is of another type.'],
    ['budgetPerUnit', { budgetPerUnit: 'week' }, 'The budget of this opportunity is in another unit.'],
  ])('[GO-02, OBASE-14] is refused if %s isn’t that of the post', async (field, claim, message) => {
    const { status, body } = await create(claim)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
    expect(await offerRow()).toBeUndefined()
  })

  it.each([
    [{ counterAmount: undefined }, 'counterAmount', 'Please enter counter offer amount'],
    [{ counterAmount: '' }, 'counterAmount', 'Counter offer amount is required'],
    [{ counterAmount: 'much' }, 'counterAmount', 'Please enter a number'],
    [{ counterAmount: -1 }, 'counterAmount', 'Please enter a positive value'],
    [{ counterAmount: 0.5 }, 'counterAmount', 'Counter offer amount can be 1 or greater'],
  ])('[OFFER-10, OFFER-11, OFFER-12, OFFER-13] %j is rejected for %s', async (changes, field, message) => {
    const { status, body } = await create(changes)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it.each([
    [{ feedback: ' ' }, 'feedback', 'Brief is required'],
    [{ feedback: 'x'.repeat(49) }, 'feedback', 'Brief must be at least 50 characters long'],
    [{ feedback: 'x'.repeat(1001) }, 'feedback', 'Brief must be up to 1000 characters'],
  ])('[OFFER-14, OFFER-15, OFFER-16, GO-44] %j is rejected for %s', async (changes, field, message) => {
    const { status, body } = await create(changes)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('[OFFER-09, GO-02, GO-106] requires an application with a proposal', async () => {
    expect((await create({ expertId: who.kenji.id })).body.errorCode).toBe('APPLICATION_NOT_FOUND')
    expect((await create({}, who.elena)).status).toBe(403)
    await arrange(id, who.elena, { standing: 'interested' })
    const { status, body } = await create()
    expect([status, body.message]).toEqual([409, 'You can only hire when a proposal and an offer amount is available.'])
  })

  it('[RTE-10, GK-112] refuses a brief with a link that could run code', async () => {
    const feedbackRichText = {
      ...plainToRichText(FEEDBACK),
      entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'javascript:alert(1)' } } },
    }
    const { status, body } = await create({ feedbackRichText })
    expect([status, body.errors]).toEqual([400, [{ field: 'feedback', message: RICH_TEXT_MESSAGES.unsafeLink }]])
  })

  it('[OFFER-03, OBASE-15] can be changed until it is answered', async () => {
    const { _id } = (await create()).body
    const words = `On second thoughts: ${FEEDBACK}`
    const changes = { counterAmount: 6200, feedback: words, feedbackRichText: plainToRichText(words), fromPoster: true }
    expect((await patch(_id, changes, who.elena)).status).toBe(403)
    expect((await patch(_id, changes, who.nora)).status).toBe(200)
    expect(await offerRow()).toMatchObject({
      id: _id,
      counter_amount_cents: '620000',
      feedback: words,
      feedback_rich_text: plainToRichText(words),
      status: 'pending',
    })
    expect((await toldTo(id, who.elena))[0]?.title).toBe('The counter offer has changed')
  })

  it('[OFFER-04, OFFER-06, OBASE-16, GO-34] is accepted by that expert, which is final', async () => {
    const { _id } = (await create()).body
    const accept = { fromExpert: true, acceptedOffer: true }
    expect((await patch(_id, accept, who.nora)).status).toBe(403)
    expect((await patch(_id, accept, who.kenji)).body.errorCode).toBe('COUNTER_OFFER_NOT_FOUND')
    expect((await patch(_id, accept, who.elena)).body.status).toBe('accepted')
    for (const body of [accept, { rejectedOffer: true, rejectReason: REASON }])
      expect((await patch(_id, body, who.elena)).status).toBe(409)
    expect((await call('submitProposal', who.elena, { id, expert: who.elena })).status).toBe(409)
  })

  it('[OFFER-05, OFFER-17, OFFER-18, OFFER-19] is rejected with a reason of 20 to 100 characters', async () => {
    const { _id } = (await create()).body
    const reject = (rejectReason: string) => patch(_id, { rejectedOffer: true, rejectReason }, who.elena)
    expect((await reject(' ')).body.message).toBe('Reason is required')
    expect((await reject('x'.repeat(19))).body.message).toBe('Reason must be at least 20 characters long')
    expect((await reject('x'.repeat(101))).body.message).toBe('Reason must be up to 100 characters')
    expect((await reject('x'.repeat(20))).body.status).toBe('rejected')
    expect(await offerRow()).toMatchObject({ status: 'rejected', reject_reason: 'x'.repeat(20) })
    expect((await toldTo(id, who.nora))[0]?.body).toContain('x'.repeat(20))
  })

  it('[OBASE-17, GO-02, GO-96] the reject variant is for that expert alone, and final', async () => {
    const { _id } = (await create()).body
    const reject = { rejectedOffer: true, rejectReason: REASON }
    expect((await patch(_id, reject, who.nora)).status).toBe(403)
    expect((await patch(_id, { ...reject, fromPoster: true }, who.elena)).status).toBe(400)
    expect((await patch(_id, reject, who.kenji)).body.errorCode).toBe('COUNTER_OFFER_NOT_FOUND')
    expect((await offerRow())?.status).toBe('pending')
    const answer = await patch(_id, reject, who.elena)
    expect([answer.status, answer.body]).toMatchObject([200, { _id, status: 'rejected' }])
    for (const body of [reject, { acceptedOffer: true }]) expect((await patch(_id, body, who.elena)).status).toBe(409)
    expect(await offerRow()).toMatchObject({ status: 'rejected', reject_reason: REASON })
  })

  it.each([
    {},
    { acceptedOffer: true, rejectedOffer: true, rejectReason: REASON },
    { counterAmount: 5, acceptedOffer: true },
    { acceptedOffer: true, rejectReason: REASON },
  ])('[GO-96] %j is not one of the three variants', async (body) => {
    const { _id } = (await create()).body
    expect((await patch(_id, body, who.elena)).status).toBe(400)
  })
})

describe('the agreed amount', () => {
  it.each([
    [null, OFFER_CENTS],
    ['pending', OFFER_CENTS],
    ['rejected', OFFER_CENTS],
    ['accepted', COUNTER_CENTS],
  ] as const)('[OFFER-07, GO-41] with a counter offer %s: %i cents', async (counterOffer, cents) => {
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer })
    expect((await call('hireExpert', who.nora, { id, expert: who.elena })).status).toBe(200)
    const [hire] = await database.query(
      'select agreed_value_cents, agreed_value_unit from hires where opportunity_id = $1',
      [id],
    )
    expect(hire).toEqual({ agreed_value_cents: String(cents), agreed_value_unit: 'month' })
  })
})
