import { beforeAll, describe, expect, it } from 'vitest'
import { actor, completePayload, post, type Refused, readVersionOf } from '../opportunities/opportunities.testkit.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, statusOf, toldTo, who } = await openApplications()
const suspend = (isSuspended: boolean, person = who.nora) =>
  database.query('update users set is_suspended = $2 where id = $1', [person.id, isSuspended])

// Created before anyone is suspended, which ends their session for good.
const [inSight, ofElena] = [await publishedPost(), await publishedPost()]

describe('a suspended poster', () => {
  it('[X-16] gets no new applicants and no email, and those who applied may leave', async () => {
    const [fresh, applied] = [await publishedPost(), await publishedPost()]
    await arrange(applied, who.elena, { standing: 'interested', hasProposal: true })
    await suspend(true)
    const interest = await call('showInterest', who.elena, { id: fresh, expert: who.elena })
    expect([interest.status, interest.body.errorCode, interest.body.message]).toEqual([
      409,
      'INTEREST_PAUSED',
      'This opportunity isn’t taking new interest right now.',
    ])
    expect(await standingOf(fresh, who.elena)).toBeNull()
    expect((await call('optOut', who.elena, { id: applied, expert: who.elena })).status).toBe(200)
    const told = (await toldTo(applied, who.nora)).filter(({ kind }) => kind === 'application_received')
    expect(told).toMatchObject([{ mailed: false }])
    await suspend(false)
    expect((await call('showInterest', who.elena, { id: fresh, expert: who.elena })).status).toBe(201)
  })

  it('[GO-03, X-16] keeps approved posts visible, and experts are told that they accept no interest', async () => {
    const id = inSight
    await suspend(true)
    const { status, body } = await actions.get<{ status: string }>(`/api/opportunities/${id}`, {
      token: who.elena.token,
    })
    expect([status, body.status]).toEqual([200, 'published'])
    const query = `{ interestEligibility(opportunityId: "${id}") { isAllowed blocker message }
      opportunities_by_pk(id: "${id}") { status } }`
    const answer = await actions.engine.graphql({ query, token: who.elena.token })
    await suspend(false)
    expect(answer.body.data).toEqual({
      interestEligibility: {
        isAllowed: false,
        blocker: 'INTEREST_PAUSED',
        message: 'This opportunity isn’t taking new interest right now.',
      },
      opportunities_by_pk: { status: 'published' },
    })
  })

  it('[X-16] can’t have a post approved, but staff may delete it', async () => {
    const id = await post(actions, await actor(database, who.nora.email), await completePayload(database))
    await suspend(true)
    const version = await readVersionOf(database, id)
    const approve = () => actions.post<Refused>(`/api/opportunities/${id}/approve`, version, { token: who.ada.token })
    const refused = await approve()
    expect([refused.status, refused.body.errorCode, await statusOf(id)]).toEqual([409, 'POSTER_SUSPENDED', 'draft'])
    await suspend(false)
    expect((await approve()).status).toBe(200)
    await suspend(true)
    expect((await call('deleteOpportunity', who.ada, { id, expert: who.elena })).status).toBe(200)
  })
})

describe('a suspended expert', () => {
  beforeAll(() => suspend(false))

  it('[X-16] can’t be hired or sent an offer, because they couldn’t respond; the company may reject them, or wait', async () => {
    const nora = await actor(database, who.nora.email)
    const target = { id: ofElena, expert: who.elena }
    await arrange(ofElena, who.elena, { standing: 'interested', hasProposal: true })
    await suspend(true, who.elena)
    for (const name of ['hireExpert', 'createCounterOffer'] as const) {
      const { status, body } = await call(name, nora, target)
      expect([name, status, body.errorCode]).toEqual([name, 409, 'EXPERT_UNAVAILABLE'])
    }
    expect(await standingOf(ofElena, who.elena)).toBe('interested')
    expect((await toldTo(ofElena, who.elena)).filter(({ kind }) => kind !== 'opportunity_match')).toEqual([])
    await suspend(false, who.elena)
    expect((await call('createCounterOffer', nora, target)).status).toBe(201)
    await suspend(true, who.elena)
    expect((await call('updateCounterOffer', nora, target)).body.errorCode).toBe('EXPERT_UNAVAILABLE')
    expect((await call('rejectApplicant', nora, target)).status).toBe(200)
    await suspend(false, who.elena)
  })
})
