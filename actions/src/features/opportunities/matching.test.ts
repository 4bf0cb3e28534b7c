import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, opportunityRow, post } from './opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let payload: Record<string, unknown>
let nora: Actor
let elena: Actor
let id: string

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engine: false })
  payload = await completePayload(database)
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
})

beforeEach(async () => {
  id = await post(actions, nora, payload)
})

/** By default, matches are mailed once a day. */
const wantMailAtOnce = () =>
  database.query(`insert into notification_preferences (user_id, kind, is_email_enabled)
    select user_id, 'opportunity_match', true from expert_details on conflict (user_id, kind) do update set is_email_enabled = true`)
const publish = () => database.query(`update opportunities set status = 'published' where id = $1`, [id])

/** The engine's delivery after a change of the post's status. */
async function deliver(eventId: string, from: string, to: string) {
  const row = await opportunityRow(database, id)
  return actions.hook('/hooks/events/opportunity-status-changed', {
    id: eventId,
    trigger: { name: 'opportunity_status_changed' },
    event: { op: 'UPDATE', data: { old: { ...row, status: from }, new: { ...row, status: to } } },
  })
}

const jobsDone = (timeout = 10_000) =>
  vi.waitFor(
    async () => {
      const [row] = await database.query(`select count(*)::int as waiting from graphile_worker._private_jobs`)
      expect(row?.waiting).toBe(0)
    },
    { timeout, interval: 50 },
  )
const told = async () => {
  const rows = await database.query<{ email: string }>(
    `select a.email from notifications n join user_accounts a using (user_id)
     where n.opportunity_id = $1 and n.kind = 'opportunity_match' order by 1`,
    [id],
  )
  return rows.map(({ email }) => email)
}
const mailed = () =>
  database.query<{ to_address: string; text: string; html: string; sent_at: Date | null }>(
    `select to_address, text, html, sent_at from private.outbox_mails where effect_key like 'match:' || $1 || ':%'`,
    [id],
  )

describe('notifying matching experts', () => {
  it('[GO-27, X-05] notifies experts who share a criterion, in the app and by email if they want that, and nobody else', async () => {
    await wantMailAtOnce()
    await publish()
    expect((await deliver(randomUUID(), 'draft', 'published')).body).toEqual({ isNew: true })
    await jobsDone()
    const emails = await told()
    expect(emails).toContain('elena@sagework.example')
    expect(emails).not.toContain('nora@brightwater.example')
    const expected = await database.query<{ email: string }>(
      `select distinct a.email from users u join user_accounts a on a.user_id = u.id
       where u.is_expert and not u.is_suspended and (
         exists (select from expert_topics e join opportunity_topics o using (topic_id) where e.user_id = u.id and o.opportunity_id = $1)
         or exists (select from expert_domains e join opportunity_domains o using (domain_id) where e.user_id = u.id and o.opportunity_id = $1)
         or exists (select from expert_expertise e join opportunity_skills o using (expertise_id) where e.user_id = u.id and o.opportunity_id = $1))
       order by 1`,
      [id],
    )
    expect(emails).toEqual(expected.map(({ email }) => email))
    expect((await mailed()).map(({ to_address }) => to_address).sort()).toEqual(emails)
    expect((await mailed()).every(({ sent_at }) => sent_at !== null)).toBe(true)
    for (const { text } of await mailed()) expect(text).toMatch(/Your (topic|domain|skill).* match(es)?\./)
  })

  it('[X-32] never names the company or the poster', async () => {
    await wantMailAtOnce()
    await publish()
    await deliver(randomUUID(), 'draft', 'published')
    await jobsDone()
    const notices = await database.query(`select title, body from notifications where opportunity_id = $1`, [id])
    const words = JSON.stringify([notices, await mailed()])
    expect(words).toContain('Fractional Role for a Chief Marketing Officer')
    expect(words).not.toMatch(/Brightwater|Nora|Lindqvist/)
  })

  it('notifies nobody twice: not for a repeated delivery, another event or a repeated job', async () => {
    await publish()
    const eventId = randomUUID()
    expect((await deliver(eventId, 'draft', 'published')).body).toEqual({ isNew: true })
    expect((await deliver(eventId, 'draft', 'published')).body).toEqual({ isNew: false })
    await jobsDone()
    const [emails, mails] = [await told(), await mailed()]
    expect((await deliver(randomUUID(), 'draft', 'published')).body).toEqual({ isNew: true })
    await jobsDone()
    expect(await told()).toEqual(emails)
    expect(await mailed()).toEqual(mails)
  })

  it('[X-05] emails nobody at once who has not asked for that', async () => {
    await database.query(`delete from notification_preferences where kind = 'opportunity_match'`)
    await publish()
    await deliver(randomUUID(), 'draft', 'published')
    await jobsDone()
    expect(await told()).toContain(elena.email)
    expect(await mailed()).toEqual([])
  })

  it('[X-05, X-06] notifies the poster of a post published in the console, once', async () => {
    const approvals = () =>
      database.query(`select 1 from notifications where opportunity_id = $1 and kind = 'opportunity_approved'`, [id])
    await publish()
    await deliver(randomUUID(), 'draft', 'published')
    await jobsDone()
    expect(await approvals()).toHaveLength(1)
    await deliver(randomUUID(), 'draft', 'published')
    await jobsDone()
    expect(await approvals()).toHaveLength(1)
    const entries = `select actor_id, actor_role from opportunity_history where opportunity_id = $1 and event = 'published'`
    expect(await database.query(entries, [id])).toEqual([{ actor_id: null, actor_role: 'staff' }])
  })

  it('notifies everyone once when there are several pages', async () => {
    await database.query(`
      with people as (
        insert into users (first_name, last_name, is_expert) select 'Many', 'Expert', true from generate_series(1, 1200) returning id
      ), accounts as (
        insert into user_accounts (user_id, email, is_email_verified) select id, id || '@many.example', true from people
      ), details as (
        insert into expert_details (user_id) select id from people
      )
      insert into expert_topics (user_id, topic_id) select id, private.stable_uuid('topic:Product marketing') from people`)
    // a tenth, spread over all pages
    await database.query(`
      insert into notification_preferences (user_id, kind, is_email_enabled)
      select id, 'opportunity_match', true from (select id, row_number() over (order by id) as n from users where first_name = 'Many') many
      where n % 10 = 0`)
    await publish()
    await deliver(randomUUID(), 'draft', 'published')
    await vi.waitFor(
      async () => expect((await told()).filter((email) => email.endsWith('@many.example'))).toHaveLength(1200),
      {
        timeout: 20_000,
        interval: 100,
      },
    )
    const mails = await mailed()
    expect(mails.filter(({ to_address }) => to_address.endsWith('@many.example'))).toHaveLength(120)
    await database.query(`update users set is_suspended = true where first_name = 'Many'`)
    await jobsDone(60_000)
  })

  it.each([
    ['in progress', 'published'],
    ['draft', 'draft_deleted'],
    ['published', 'closed'],
  ])('[GO-11] a transition from %s to %s notifies nobody', async (from, to) => {
    await publish()
    await deliver(randomUUID(), from, to)
    await jobsDone()
    expect(await told()).toEqual([])
  })

  it('notifies nobody if the post is gone before the job runs', async () => {
    await deliver(randomUUID(), 'draft', 'published')
    await jobsDone()
    expect(await told()).toEqual([])
  })
})

describe('a new post', () => {
  it('is announced to staff in the app, once', async () => {
    const row = await opportunityRow(database, id)
    const body = { id: randomUUID(), event: { op: 'INSERT', data: { old: null, new: row } } }
    expect((await actions.hook('/hooks/events/opportunity-submitted', body)).body).toEqual({ isNew: true })
    await actions.hook('/hooks/events/opportunity-submitted', { ...body, id: randomUUID() })
    await jobsDone()
    const notices = await database.query(
      `select a.is_admin, n.link from notifications n join user_accounts a using (user_id)
       where n.opportunity_id = $1 and n.kind = 'opportunity_submitted'`,
      [id],
    )
    const [staff] = await database.query(`select count(*)::int as count from user_accounts where is_admin`)
    expect(notices).toHaveLength(Number(staff?.count))
    const link = `/admin/opportunities?tab=waiting&id=${id}`
    expect(notices.every((notice) => notice.is_admin && notice.link === link)).toBe(true)
  })
})
