import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../opportunities/opportunities.testkit.js'
import { openApplications } from '../applications.testkit.js'

const { actions, arrange, call, database, publishedPost, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  await database.query(`begin; set local sagework.seeding = on; delete from opportunities where posted_by = '${who.nora.id}';
    delete from notifications; delete from private.outbox_mails; delete from notification_preferences; commit`)
  id = await publishedPost()
})

/** An expert has a proposal in, and it has been the poster's turn for some days. */
async function apply(expert: Actor, days: number, to = id): Promise<void> {
  await arrange(to, expert, { standing: 'interested', hasProposal: true })
  await wait(expert, days, to)
}
const wait = (expert: Actor, days: number, to = id) =>
  database.query(
    `update opportunity_trackings set proposal_submitted_at = now() - $3 * interval '1 day',
       interest_shown_at = now() - $3 * interval '1 day' where opportunity_id = $1 and user_id = $2`,
    [to, expert.id, days],
  )
async function run(eventId = randomUUID()) {
  const answer = await actions.hook('/hooks/crons/remind-posters', { id: eventId })
  await idle()
  return answer.body
}
const idle = () =>
  vi.waitFor(
    async () => {
      const jobs = `select 1 from graphile_worker.jobs where task_identifier = 'remind-posters'`
      expect(await database.query(jobs)).toEqual([])
    },
    { timeout: 10_000, interval: 30 },
  )
const notices = () =>
  database.query<{ user_id: string; title: string; body: string; link: string; seen_at: Date | null }>(
    `select user_id, title, body, link, seen_at from notifications where kind = 'answer_reminder'`,
  )
const mails = () =>
  database.query<{ to_address: string; subject: string; text: string; unsubscribe_url: string }>(
    `select to_address, subject, text, unsubscribe_url from private.outbox_mails where kind = 'answer_reminder'`,
  )

describe('a poster who has not answered', () => {
  it('[X-05] is reminded after five days, in the app and by email, with a link to who waits', async () => {
    await apply(who.elena, 4)
    await run()
    expect(await notices()).toEqual([])
    await apply(who.elena, 6)
    await run()
    const [notice] = await notices()
    expect(notice).toMatchObject({
      user_id: who.nora.id,
      title: 'Elena Marchetti is waiting for your answer',
      link: `/dashboard/opportunity_detail/${id}?tab=interests&applicant=${who.elena.id}`,
    })
    expect(notice?.body).toContain('Elena Marchetti has waited 6 days for your answer')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to_address: who.nora.email })
    expect(mail?.subject).toMatch(/^Elena Marchetti is waiting for your answer: /)
    expect(mail?.unsubscribe_url).toContain('.answer_reminder.')
  })

  it('[X-05] gets one email for all applicants of all posts', async () => {
    const other = await publishedPost()
    await apply(who.elena, 9)
    await apply(who.marcus, 6)
    await apply(who.kenji, 7, other)
    await run()
    expect(await notices()).toHaveLength(1)
    const [notice] = await notices()
    expect(notice?.title).toBe('3 applicants are waiting for your answer')
    expect(notice?.body).toMatch(
      /^2 applicants wait .+; the first, Elena Marchetti, for 9 days\. Kenji .+ has waited 7 days/,
    )
    expect(notice?.link).toBe('/opportunity-summary?tab=mine&group=next')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^3 applicants are waiting for your answer: .+ and 1 more post$/)
  })

  it('[X-05] is reminded once a day at most, and of the same applicants again after five', async () => {
    await apply(who.elena, 6)
    const delivery = randomUUID()
    expect(await run(delivery)).toEqual({ isNew: true })
    expect(await run(delivery)).toEqual({ isNew: false })
    await Promise.all([run(), run(), run()])
    await apply(who.marcus, 6)
    await run()
    expect(await mails()).toHaveLength(1)
    const [next] = await database.query<{ days: number }>(
      `select extract(epoch from remind_at - now()) / 86400 as days from private.application_standings
       where opportunity_id = $1 and user_id = $2`,
      [id, who.elena.id],
    )
    expect(Number(next?.days)).toBeGreaterThan(3.99)
    expect(Number(next?.days)).toBeLessThanOrEqual(5.01)
  })

  it.each([
    ['rejected', () => call('rejectApplicant', who.nora, { id, expert: who.elena })],
    ['hired', () => call('hireExpert', who.nora, { id, expert: who.elena })],
    ['made a counter offer', () => call('createCounterOffer', who.nora, { id, expert: who.elena })],
    ['gone', () => call('optOut', who.elena, { id, expert: who.elena })],
    ['told that it has ended', () => call('closeOpportunity', who.nora, { id, expert: who.elena })],
  ])('[X-05] isn’t reminded of somebody who is %s, and an old reminder is settled', async (_case, answer) => {
    await apply(who.elena, 6)
    await run()
    expect((await notices())[0]?.seen_at).toBeNull()
    expect((await answer()).status).toBeLessThan(300)
    await vi.waitFor(async () => expect((await notices())[0]?.seen_at).not.toBeNull())
    await database.query('delete from notifications')
    await run()
    expect(await notices()).toEqual([])
    const due = await database.query(
      'select 1 from private.application_standings where opportunity_id = $1 and remind_at is not null',
      [id],
    )
    expect(due).toEqual([])
  })

  it('[X-05] who switched these emails off has the notice only', async () => {
    await apply(who.elena, 6)
    await database.query(`insert into notification_preferences values ($1, 'answer_reminder', false)`, [who.nora.id])
    await run()
    expect([await mails(), (await notices()).length]).toEqual([[], 1])
  })

  it('waits for nobody whose turn it is themselves, or who is suspended', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
    await apply(who.kenji, 8)
    await database.query('update users set is_suspended = true where id = $1', [who.kenji.id])
    await run()
    await database.query('update users set is_suspended = false where id = $1', [who.kenji.id])
    expect(await notices()).toEqual([])
  })

  it('is reminded once when a run dies before it commits', async () => {
    await apply(who.elena, 6)
    await database.query(`alter table private.application_standings
      add constraint broken check (remind_at is null or remind_at < now() + interval '2 days') not valid`)
    await actions.hook('/hooks/crons/remind-posters', { id: randomUUID() })
    const failed = `select 1 from graphile_worker._private_jobs where last_error like '%broken%'`
    await vi.waitFor(async () => expect(await database.query(failed)).toHaveLength(1), { timeout: 10_000 })
    expect([await notices(), await mails()]).toEqual([[], []])
    await database.query('alter table private.application_standings drop constraint broken')
    await database.query('update graphile_worker._private_jobs set run_at = now()')
    await run()
    expect([(await notices()).length, (await mails()).length]).toEqual([1, 1])
  })
})

describe('the hour of a reminder', () => {
  it('[X-05] is the poster’s own: what is due after it waits for the next day', async () => {
    await database.query('update user_accounts set time_zone = null where user_id = $1', [who.nora.id])
    await apply(who.elena, 4)
    // due an hour ago, and the hour was just before
    await wait(who.elena, 5 + 1 / 24)
    const hour = new Date(Date.now() - 2 * 3_600_000).getUTCHours()
    await database.query(`update system_configurations set value = $1 where config = 'MATCH_DIGEST_HOUR'`, [`${hour}`])
    await run()
    expect(await notices()).toEqual([])
    const now = new Date().getUTCHours()
    await database.query(`update system_configurations set value = $1 where config = 'MATCH_DIGEST_HOUR'`, [`${now}`])
    await wait(who.elena, 5 + 1.01 / 24)
    await run()
    await database.query(`update system_configurations set value = '7' where config = 'MATCH_DIGEST_HOUR'`)
    expect(await notices()).toHaveLength(1)
  })
})

// last: a suspension ends the sessions
it('[X-05, X-16] a suspended poster is sent nothing', async () => {
  await apply(who.elena, 7)
  await database.query('update users set is_suspended = true where id = $1', [who.nora.id])
  await run()
  expect(await mails()).toEqual([])
})
