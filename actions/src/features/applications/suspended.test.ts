import { describe, expect, it } from 'vitest'
import { actor, completePayload, post, type Refused, readVersionOf } from '../opportunities/opportunities.testkit.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, statusOf, toldTo, who } = await openApplications({
  engine: false,
})
const suspend = (isSuspended: boolean) =>
  database.query('update users set is_suspended = $2 where id = $1', [who.nora.id, isSuspended])

describe('a suspended poster', () => {
  it('[X-16] finds no new applicants, gets no mail, and those who applied may leave', async () => {
    const [fresh, applied] = [await publishedPost(), await publishedPost()]
    await arrange(applied, who.elena, { standing: 'interested', hasProposal: true })
    await suspend(true)
    const interest = await call('showInterest', who.elena, { id: fresh, expert: who.elena })
    expect([interest.status, interest.body.errorCode]).toEqual([409, 'INVALID_STATUS_TRANSITION'])
    expect(await standingOf(fresh, who.elena)).toBeNull()
    expect((await call('optOut', who.elena, { id: applied, expert: who.elena })).status).toBe(200)
    expect(await toldTo(applied, who.nora)).toMatchObject([{ mailed: false }])
    await suspend(false)
    expect((await call('showInterest', who.elena, { id: fresh, expert: who.elena })).status).toBe(201)
  })

  it('[X-16] gets no post approved, and staff may delete it', async () => {
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
