import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { type CallName, OFFER_CENTS, openApplications, REASON, type Refused } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, statusOf, toldTo, upload, who } =
  await openApplications({
    engine: false,
  })
let id: string
beforeEach(async () => {
  await database.query(`update subscriptions set expires_at = null`)
  id = await publishedPost()
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
})

/** What the page shows for the application each test starts with. */
const SEEN = { seenVersion: 1, seenAmount: OFFER_CENTS / 100, seenAmountUnit: 'month' }
const act = (name: CallName, by: Actor, expert = who.elena) => call(name, by, { id, expert })
const post = (path: string, body: object, by: Actor) =>
  actions.post<Refused>(`/api/opportunities/${path}`, body, { token: by.token })
const hireOf = async (expert: Actor) =>
  (
    await database.query('select is_hired, is_opt_out from hires where opportunity_id = $1 and user_id = $2', [
      id,
      expert.id,
    ])
  )[0]

describe('hiring', () => {
  it('[HIRE-05, FLOW-13, GO-17, OBASE-18] makes the expert pending and asks them to accept; the opportunity stays active', async () => {
    expect((await act('hireExpert', who.nora)).body.status).toBe('pending')
    expect([await hireOf(who.elena), await statusOf(id)]).toEqual([{ is_hired: false, is_opt_out: false }, 'published'])
    expect((await toldTo(id, who.elena))[0]).toMatchObject({ kind: 'hire_offer', mailed: true })
  })

  it('[HIRE-03, HIRE-04, GO-47, GO-02] is refused without a proposal, to others, and if it isn’t a direct hire', async () => {
    expect((await act('hireExpert', who.elena)).status).toBe(403)
    expect((await act('hireExpert', who.nora, who.kenji)).status).toBe(404)
    expect((await post('hire', { opportunityId: id, userId: who.elena.id, ...SEEN }, who.nora)).status).toBe(400)
    const incomplete = {
      errorCode: 'PROPOSAL_REQUIRED',
      message: 'You can only hire when a proposal and an offer amount is available.',
    }
    await arrange(id, who.elena, { standing: 'interested' })
    expect((await act('hireExpert', who.nora)).body).toMatchObject(incomplete)
    // A document without an amount.
    expect((await upload(id)).status).toBe(201)
    expect((await act('hireExpert', who.nora)).body).toMatchObject(incomplete)
  })

  it('[HIRE-07, FLOW-14, GO-10, GO-19] accepting starts the work and notifies the poster', async () => {
    await act('hireExpert', who.nora)
    expect((await act('acceptHire', who.nora)).status).toBe(403)
    expect((await act('acceptHire', who.elena)).body.status).toBe('accepted')
    expect([await hireOf(who.elena), await statusOf(id)]).toEqual([
      { is_hired: true, is_opt_out: false },
      'in progress',
    ])
    expect(await newestEvents()).toEqual(['started', 'hire_accepted'])
    const [notice] = await toldTo(id, who.nora)
    expect(notice).toMatchObject({ kind: 'hire_answer', mailed: true })
    expect(notice?.link).toBe(`/dashboard/opportunity_detail/${id}?tab=hired&applicant=${who.elena.id}`)
  })

  it('[OBASE-19, GO-97] the call that accepts takes the opportunity, and accepts the caller’s own hire alone', async () => {
    const accept = (at: string, by: Actor) => post(`${at}/acceptHire`, { ...SEEN, seenTermsVersion: 1 }, by)
    expect((await accept(id, who.elena)).status).toBe(409)
    await act('hireExpert', who.nora)
    expect((await accept(randomUUID(), who.elena)).status).toBe(404)
    expect((await accept('not-an-id', who.elena)).status).toBe(404)
    expect((await accept(id, who.kenji)).status).toBe(409)
    expect(await standingOf(id, who.elena)).toBe('pending')
    expect([(await accept(id, who.elena)).status, await standingOf(id, who.elena)]).toEqual([200, 'accepted'])
    expect((await accept(id, who.elena)).status).toBe(409)
  })

  it('[GO-17, GO-18] several experts can be hired, and the others are unaffected', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await act('hireExpert', who.nora)
    await act('acceptHire', who.elena)
    expect(await standingOf(id, who.marcus)).toBe('interested')
    expect((await act('hireExpert', who.nora, who.marcus)).status).toBe(200)
    expect((await act('acceptHire', who.marcus, who.marcus)).status).toBe(200)
    await act('optOut', who.elena)
    expect(await statusOf(id)).toBe('in progress')
    await act('optOut', who.marcus, who.marcus)
    expect(await statusOf(id)).toBe('published')
  })
})

/** The last two: the action, and what followed from it. */
const newestEvents = async () => {
  const newest = 'select event from opportunity_history where opportunity_id = $1 order by id desc limit 2'
  return (await database.query<{ event: string }>(newest, [id])).map(({ event }) => event)
}

describe('opting out', () => {
  it('[HIRE-08, FLOW-15, GO-11, GO-20] of an accepted hire reopens the opportunity', async () => {
    await act('hireExpert', who.nora)
    await act('acceptHire', who.elena)
    expect((await act('optOut', who.elena)).body.status).toBe('opted out')
    expect([await hireOf(who.elena), await statusOf(id)]).toEqual([{ is_hired: false, is_opt_out: true }, 'published'])
    const [row] = await database.query(
      'select is_opt_out, opt_out_reason from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(row).toEqual({ is_opt_out: true, opt_out_reason: REASON })
    expect(await newestEvents()).toEqual(['reopened', 'opted_out'])
    expect((await act('showInterest', who.elena)).status).toBe(409)
  })

  it('[HIRE-09, GO-56] of an application notifies the poster, and leaves no hire behind', async () => {
    expect((await act('optOut', who.elena)).body.status).toBe('opted out')
    expect(await hireOf(who.elena)).toBeUndefined()
    expect((await toldTo(id, who.nora))[0]?.title).toBe('An expert is not interested anymore')
  })

  it('[OBASE-20, GO-20, GO-21] is up to that expert alone, and records a reason of up to 1000 characters', async () => {
    const path = `${id}/optOut/${who.elena.id}`
    expect((await post(path, { optOutReason: 'x', ...SEEN }, who.nora)).status).toBe(403)
    expect((await post(path, { optOutReason: '  ', ...SEEN }, who.elena)).body.message).toBe('Reason is required')
    expect((await post(path, { optOutReason: 'x'.repeat(1001), ...SEEN }, who.elena)).status).toBe(400)
    expect((await post(path, { optOutReason: REASON, ...SEEN }, who.elena)).status).toBe(200)
    const recorded = 'select status, opt_out_reason from opportunity_trackings where opportunity_id = $1'
    expect(await database.query(recorded, [id])).toEqual([{ status: 'opted out', opt_out_reason: REASON }])
  })
})

describe('rejecting', () => {
  it('[HIRE-10, GO-21, X-05] is final, and the expert can read why', async () => {
    expect((await act('rejectApplicant', who.nora)).body.status).toBe('rejected')
    const [row] = await database.query(
      'select is_rejected, rejected_reason from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(row).toEqual({ is_rejected: true, rejected_reason: REASON })
    expect((await toldTo(id, who.elena))[0]).toMatchObject({ kind: 'application_progress', mailed: true })
    expect((await act('hireExpert', who.nora)).status).toBe(409)
  })

  it('[GO-21] also works without a reason, but only from interested', async () => {
    const path = `${id}/reject/${who.elena.id}`
    expect((await post(path, SEEN, who.elena)).status).toBe(403)
    expect((await post(path, { rejectedReason: 'x'.repeat(1001), ...SEEN }, who.nora)).status).toBe(400)
    expect((await post(path, SEEN, who.nora)).status).toBe(200)
    await arrange(id, who.elena, { standing: 'pending' })
    expect((await post(path, SEEN, who.nora)).status).toBe(409)
  })
})

describe('notices to experts', () => {
  it('[X-32, GO-82] never name the company or poster of a fractional post', async () => {
    for (const [name, by] of [
      ['createCounterOffer', who.nora],
      ['rejectCounterOffer', who.elena],
      ['hireExpert', who.nora],
      ['acceptHire', who.elena],
      ['closeOpportunity', who.nora],
    ] as const)
      expect((await act(name, by)).status).toBeLessThan(300)
    await expect.poll(async () => (await toldTo(id, who.elena)).length).toBe(3)
    const notices = await toldTo(id, who.elena)
    const mails = await database.query('select subject, html, text from private.outbox_mails where to_address = $1', [
      who.elena.email,
    ])
    expect(JSON.stringify([notices, mails])).not.toMatch(/Nora|Lindqvist|Brightwater/)
  })
})
