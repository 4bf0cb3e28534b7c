import { beforeEach, describe, expect, it } from 'vitest'
import { tokenFor } from '#tests/tokens.js'
import { type Actor, actor, editPost, openPosting, type Posted, post, type Refused } from './opportunities.testkit.js'

const { actions, database, payload: fractional, nora, tom, elena, ada } = await openPosting()
const jonas = await actor(database, 'jonas@brightwater.example')

const schedule = [
  { details: 'Kick-off', percentage: 40 },
  { details: 'Final report', percentage: 60 },
]
const amplify = {
  ...fractional,
  type: 'amplify',
  title: 'Double our demo requests',
  deliverables: [{ title: 'Launch plan', details: '' }],
  impact_on_business: [{ description: 'Twice as many demo requests' }],
  payment_schedules: schedule,
}
interface Schedule {
  payment_schedules: { details: string; percentage: number; paymentDone: boolean }[]
}
const send = (changes: object) =>
  actions.post<Posted>('/api/opportunities', { ...amplify, ...changes }, { token: nora.token })
const read = async (by: Actor) =>
  (await actions.get<Schedule>(`/api/opportunities/${id}`, { token: by.token })).body.payment_schedules
const seed = (statement: string) => database.query(`begin; set local sagework.seeding = on; ${statement}; commit`)
const moveTo = (status: string) => seed(`update opportunities set status = '${status}' where id = '${id}'`)
const track = (status: string) =>
  seed(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
    values ('${id}', '${elena.id}', '${status}', now())
    on conflict (opportunity_id, user_id) do update set status = excluded.status`)
const payments = () =>
  database.query<{ id: string; paid_at: Date | null }>(
    'select id, paid_at from opportunity_payments where opportunity_id = $1 order by position',
    [id],
  )
async function mark(isPaid: boolean, by: Actor = ada, reason: string | null = null, payment?: string) {
  const { body } = await actions.engine.graphql<{ result: { isPaid: boolean } }>({
    query: `mutation Mark($id: uuid!, $isPaid: Boolean!, $reason: String) {
      result: markOpportunityPayment(id: $id, isPaid: $isPaid, reason: $reason) { isPaid }
    }`,
    variables: { id: payment ?? (await payments())[0]?.id, isPaid, reason },
    token: by.isAdmin ? tokenFor(by, { role: 'staff' }) : by.token,
  })
  return body.data?.result?.isPaid ?? (body.errors?.[0]?.extensions as { code?: string } | undefined)?.code
}

let id: string
beforeEach(async () => {
  id = await post(actions, nora, amplify)
})

describe('a payment schedule', () => {
  it.each([
    [[], 'required field'],
    [[{ details: '', percentage: 100 }], 'required field'],
    [[{ details: 'All', percentage: 101 }], 'Enter a whole number from 1 to 100'],
    [[{ details: 'All', percentage: 0.5 }], 'Enter a whole number from 1 to 100'],
    [[{ details: 'All', percentage: 'half' }], 'Enter a whole number from 1 to 100'],
    [[{ details: 'All' }], 'Enter a whole number from 1 to 100'],
    [[{ details: 'x'.repeat(201), percentage: 100 }], 'Must be up to 200 characters'],
    [[{ details: 'Half', percentage: 50 }], 'Payments must add up to 100%. These add up to 50%'],
    [[...schedule, { details: 'More', percentage: 1 }], 'Payments must add up to 100%. These add up to 101%'],
    ['all at once', 'required field'],
  ])('[OPP-28] %j is refused: %s', async (payment_schedules, message) => {
    const { status, body } = await send({ payment_schedules })
    expect([status, body.errors]).toEqual([400, [{ field: 'paymentSchedules', message }]])
  })

  it('[OPP-28, GO-02] the poster can’t mark anything as paid', async () => {
    const paid = schedule.map((payment) => ({ ...payment, paymentDone: true }))
    expect((await send({ payment_schedules: paid })).status).toBe(201)
    expect((await read(nora)).every(({ paymentDone }) => !paymentDone)).toBe(true)
    expect(await mark(true, nora)).not.toBe(true)
  })

  it('[OPP-28] is replaced whole by an edit', async () => {
    const whole = [{ details: 'At the end', percentage: '100' }]
    expect((await editPost({ actions, database }, id, { payment_schedules: whole }, nora)).status).toBe(200)
    expect(await read(nora)).toEqual([{ details: 'At the end', percentage: 100, paymentDone: false }])
  })

  it('[OPP-51, GO-79] is read by its poster, team members and experts who accepted, nobody else', async () => {
    await moveTo('published')
    await seed(`insert into opportunity_team_members (opportunity_id, user_id, invited_by)
      values ('${id}', '${jonas.id}', '${nora.id}')`)
    expect((await read(nora)).length).toBe(2)
    expect((await read(jonas)).length).toBe(2)
    expect(await read(tom)).toEqual([])
    for (const status of ['interested', 'pending', 'rejected', 'opted out']) {
      await track(status)
      expect([status, await read(elena)]).toEqual([status, []])
    }
    for (const status of ['accepted', 'completed']) {
      await track(status)
      expect([status, (await read(elena)).length]).toEqual([status, 2])
    }
  })

  it('[GO-79] no edit tells applicants about it', async () => {
    await moveTo('published')
    await track('interested')
    const whole = [{ details: 'SECRET-TERMS', percentage: 100 }]
    expect((await editPost({ actions, database }, id, { payment_schedules: whole }, nora)).status).toBe(200)
    const told = await database.query(`select 1 from opportunity_history where words like '%SECRET-TERMS%'
      union all select 1 from notifications where notifications::text like '%SECRET-TERMS%'`)
    expect(told).toEqual([])
  })
})

describe('marking a payment', () => {
  it('[OPP-53, GO-79] staff mark it as paid, once, and it is in the staff log', async () => {
    await moveTo('in progress')
    expect(await Promise.all([mark(true), mark(true)])).toEqual(expect.arrayContaining([true, 'ALREADY_DONE']))
    expect((await read(nora)).map(({ paymentDone }) => paymentDone)).toEqual([true, false])
    const log = await database.query(
      `select actor_id, action, details ->> 'details' as payment from staff_audit_log where subject_id = $1`,
      [id],
    )
    expect(log).toEqual([{ actor_id: ada.id, action: 'mark_payment_paid', payment: 'Kick-off' }])
  })

  it('[GO-79] a mark is taken back with a reason', async () => {
    await moveTo('in progress')
    await mark(true)
    expect(await mark(false)).toBe('VALIDATION_FAILED')
    expect(await mark(false, ada, 'Booked for another client')).toBe(false)
    expect(await mark(false, ada, 'Booked for another client')).toBe('ALREADY_DONE')
    expect((await payments())[0]?.paid_at).toBeNull()
  })

  it('[X-05, GO-79] the poster and the hired experts are told of every mark, in the app and by email, nobody else', async () => {
    const marcus = await actor(database, 'marcus@sagework.example')
    await moveTo('in progress')
    await track('accepted')
    await seed(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
      values ('${id}', '${marcus.id}', 'interested', now())`)
    expect(await Promise.all([mark(true), mark(true)])).toEqual(expect.arrayContaining([true, 'ALREADY_DONE']))
    await mark(false, ada, 'Booked for another client')
    const told = (person: Actor) =>
      database.query<{ title: string; body: string; link: string }>(
        `select title, body, link from notifications where user_id = $1 and opportunity_id = $2
         and kind = 'schedule_payment' order by created_at`,
        [person.id, id],
      )
    for (const person of [nora, elena]) {
      expect(await told(person)).toEqual([
        {
          title: 'A payment was marked as paid',
          body: '“Kick-off” (40% of the agreed amount) of “Double our demo requests” is now marked as paid.',
          link: `/dashboard/opportunity_detail/${id}?tab=payments`,
        },
        expect.objectContaining({ body: expect.stringContaining('The reason given: Booked for another client') }),
      ])
      const mails = await database.query(
        `select subject from private.outbox_mails where to_address = $1 and kind = 'schedule_payment' and text like $2`,
        [person.email, `%${id}%`],
      )
      expect(mails).toHaveLength(2)
    }
    expect([await told(marcus), await told(tom), await told(ada)]).toEqual([[], [], []])
  })

  it('[GO-79] nobody is told of a mark that was refused', async () => {
    await moveTo('published')
    await track('accepted')
    expect(await mark(true)).toBe('INVALID_STATUS_TRANSITION')
    const told = await database.query(
      `select 1 from notifications where opportunity_id = $1 and kind = 'schedule_payment'`,
      [id],
    )
    expect(told).toEqual([])
  })

  it('[GO-01, GO-79] others can’t, nor is it possible before a hire or for a payment that isn’t there', async () => {
    expect(await mark(true)).toBe('INVALID_STATUS_TRANSITION')
    await moveTo('in progress')
    for (const somebody of [nora, tom, elena]) expect(await mark(true, somebody)).not.toBe(true)
    expect(await mark(true, ada, null, '00000000-0000-4000-8000-000000000001')).toBe('OPPORTUNITY_NOT_FOUND')
    expect((await payments()).every(({ paid_at }) => paid_at === null)).toBe(true)
  })

  it('[OPP-28] a schedule of which a part was paid stays', async () => {
    await moveTo('in progress')
    await mark(true)
    await moveTo('published')
    const whole = [{ details: 'At the end', percentage: 100 }]
    const refused = await editPost({ actions, database }, id, { payment_schedules: whole }, nora)
    expect([refused.status, (refused.body as Refused).errors]).toEqual([
      400,
      [{ field: 'paymentSchedules', message: 'A payment has been made, so the schedule can’t change' }],
    ])
    expect((await editPost({ actions, database }, id, { title: 'Triple our demo requests' }, nora)).status).toBe(200)
    expect((await payments()).map(({ paid_at }) => paid_at !== null)).toEqual([true, false])
  })
})

describe('the database', () => {
  it.each([
    ['parts that don’t add up', `update opportunity_payments set percentage = 50 where position = 0`, '_total'],
    ['a part left out', `delete from opportunity_payments where position = 0`, '_total'],
    ['a mark by nobody', `update opportunity_payments set paid_at = now()`, '_marked_whole'],
    ['no percentage', `update opportunity_payments set percentage = 0`, '_percentage_in_range'],
  ])('[OPP-28] refuses %s', async (_what, statement, constraint) => {
    await expect(
      database.query(`${statement} ${statement.includes('where') ? 'and' : 'where'} opportunity_id = '${id}'`),
    ).rejects.toMatchObject({ constraint: `opportunity_payments${constraint}` })
  })

  it('[OPP-28] refuses to change what was paid, but deletes it with its post', async () => {
    await database.query(
      `update opportunity_payments set paid_at = now(), paid_by = '${ada.id}' where opportunity_id = '${id}'`,
    )
    const change = database.query(`update opportunity_payments set details = 'x' where opportunity_id = '${id}'`)
    await expect(change).rejects.toMatchObject({ constraint: 'opportunity_payments_paid' })
    await seed(`alter table opportunity_history disable trigger user; delete from opportunity_history where opportunity_id = '${id}';
      alter table opportunity_history enable trigger user; delete from opportunities where id = '${id}'`)
    expect(await payments()).toEqual([])
  })
})
