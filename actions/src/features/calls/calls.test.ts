import { beforeEach, describe, expect, it } from 'vitest'
import { TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { DAY_MS } from '#platform/clock.js'
import { openApplications, type Refused } from '../applications/applications.testkit.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'

const { actions, arrange, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  id = await publishedPost()
  await arrange(id, who.elena, { standing: 'interested' })
})

type Call = Refused & { _id: string; expertCalendlyUrl: string; bookedAt: string; scheduledAt: string | null }
function schedule(by: Actor, expert: Actor = who.elena, post = id) {
  const form = new FormData()
  form.append('expertId', expert.id)
  form.append('opportunityId', post)
  return actions.request<Call>('POST', '/consultation/consultation', form, { token: by.token })
}
const record = (by: Actor, call: string, event: object = {}) =>
  actions.request<Call>('PATCH', `/api/consultation/${call}`, event, { token: by.token })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const creditsOf = () => database.query('select account_id, amount from ledger_entries order by transfer_id, account_id')
const booked = () =>
  database.query('select event_reference, scheduled_at from consultations where opportunity_id = $1', [id])

describe('a free call with an applicant', () => {
  it('[OBASE-01, GO-89, OBASE-40] is scheduled by the poster through the expert’s link', async () => {
    const { status, body } = await schedule(who.nora)
    expect([status, body.expertCalendlyUrl]).toEqual([201, expect.stringMatching(/^https:/)])
    // nothing is booked yet, so opening the link again is the same call
    expect((await schedule(who.nora)).body._id).toBe(body._id)
    expect(await toldTo(id, who.elena)).toEqual([])
  })

  it('[GO-88] is recorded with the event’s reference and time, once, and the expert is told', async () => {
    const { body } = await schedule(who.nora)
    const scheduledAt = inDays(7)
    const answer = await record(who.nora, body._id, { eventReference: 'evt-1', scheduledAt })
    expect(answer).toMatchObject({ status: 200, body: { _id: body._id, scheduledAt } })
    const moved = inDays(8)
    expect((await record(who.nora, body._id, { scheduledAt: moved })).body.bookedAt).toBe(answer.body.bookedAt)
    expect(await booked()).toEqual([{ event_reference: 'evt-1', scheduled_at: new Date(moved) }])
    expect((await toldTo(id, who.elena)).map(({ title }) => title)).toEqual(['The company booked a call with you'])
    // another call is another record
    expect((await schedule(who.nora)).body._id).not.toBe(body._id)
  })

  it('[GO-88] is refused for a time at which it can’t be, and nobody is told', async () => {
    const { body } = await schedule(who.nora)
    for (const scheduledAt of [inDays(-32), inDays(370)])
      expect(await record(who.nora, body._id, { scheduledAt })).toMatchObject({
        status: 400,
        body: { errorCode: 'VALIDATION_FAILED', errors: [{ field: 'scheduledAt' }] },
      })
    expect(await booked()).toEqual([{ event_reference: null, scheduled_at: null }])
    expect(await toldTo(id, who.elena)).toEqual([])
    // noted on the evening after it
    expect((await record(who.nora, body._id, { scheduledAt: inDays(-3) })).status).toBe(200)
  })

  it('[GO-64, GO-88] charges nothing', async () => {
    const before = await creditsOf()
    await record(who.nora, (await schedule(who.nora)).body._id)
    expect(await creditsOf()).toEqual(before)
  })

  it('[GO-88, GO-01] is the poster’s, for applicants with a link: 401, 403, 404, 400 for others', async () => {
    const { body } = await schedule(who.nora)
    for (const other of [who.jonas, who.elena, who.tom, who.ada]) {
      expect((await schedule(other)).status).toBe(403)
    }
    expect((await record(who.elena, body._id)).status).toBe(403)
    for (const other of [who.jonas, who.kenji, who.tom]) expect((await record(other, body._id)).status).toBe(404)
    expect((await schedule(who.nora, who.kenji)).body.errorCode).toBe('APPLICATION_NOT_FOUND')
    await database.query('update user_accounts set calendly = null where user_id = $1', [who.elena.id])
    expect((await schedule(who.nora)).body).toMatchObject({
      errorCode: 'NOT_ALLOWED',
      message: 'This expert has no scheduling link.',
    })
    await database.query(`update user_accounts set calendly = 'https://calendar.example/elena' where user_id = $1`, [
      who.elena.id,
    ])
    expect(
      (await actions.request('POST', '/consultation/consultation', new FormData(), { token: who.nora.token })).status,
    ).toBe(400)
    expect(
      (await actions.post('/consultation/consultation', { opportunityId: id }, { token: who.nora.token })).status,
    ).toBe(415)
    expect((await actions.request('PATCH', `/api/consultation/${body._id}`, {})).status).toBe(401)
    for (const scheduledAt of ['some day', '+275760-09-13T00:00:00Z', '0001-01-01T00:00:00Z', '2100-01-02T00:00:00Z'])
      expect((await record(who.nora, body._id, { scheduledAt })).status).toBe(400)
    expect((await record(who.nora, 'not-an-id')).body.errorCode).toBe('CALL_NOT_FOUND')
    expect(await booked()).toEqual([{ event_reference: null, scheduled_at: null }])
  })

  it('[GO-88] is possible while the application goes on: 409 after', async () => {
    const open: string[] = []
    for (const standing of TRACKING_STATUSES) {
      await arrange(id, who.elena, { standing })
      const { status } = await schedule(who.nora)
      if (status === 201) open.push(standing)
      else expect([standing, [404, 409].includes(status)]).toEqual([standing, true])
    }
    expect(open).toEqual(['interested', 'pending', 'accepted', 'in progress'])
    await arrange(id, who.elena, { status: 'closed', standing: 'interested' })
    expect((await schedule(who.nora)).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
  })
})
