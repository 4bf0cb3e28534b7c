import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor } from '../opportunities.testkit.js'

const HOUR = 3_600_000
let database: TestDatabase
let actions: TestActions
let elena: Actor
let marcus: Actor
let nora: Actor
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  marcus = await actor(database, 'marcus@sagework.example')
})

/** Elena's digest is due, and covers the last day; nobody else's is. */
beforeEach(async () => {
  await database.query(`begin;
    set local sagework.seeding = on;
    delete from opportunities; delete from private.outbox_mails; delete from notification_preferences;
    update private.match_digests set due_at = now() + interval '1 day';
    update private.match_digests set due_at = now() - interval '1 second', covered_until = now() - interval '1 day'
      where user_id = '${elena.id}';
    commit`)
})

/** A post that matches Elena and Marcus by a topic of hers. */
async function publish({ hoursAgo = 1, type = 'fractional', status = 'published', by = nora.id } = {}) {
  const id = randomUUID()
  const title = `Role ${++count}`
  await database.query(`begin;
    set local sagework.seeding = on;
    insert into opportunities (id, type, status, title, brief, posted_by, company_id, published_at)
      values ('${id}', '${type}', '${status}', '${title}', repeat('x', 120), '${by}',
        (select company_id from users where id = '${by}'), now() - ${hoursAgo} * interval '1 hour');
    insert into opportunity_topics select '${id}', topic_id from expert_topics where user_id = '${elena.id}' order by 2 limit 1;
    insert into expert_topics select '${marcus.id}', topic_id from opportunity_topics where opportunity_id = '${id}' on conflict do nothing;
    commit`)
  return { id, title }
}

async function run(id = randomUUID()) {
  const answer = await actions.hook('/hooks/crons/send-match-digests', { id })
  await vi.waitFor(
    async () => {
      const [row] = await database.query(`select count(*)::int as waiting from graphile_worker._private_jobs`)
      expect(row?.waiting).toBe(0)
    },
    { timeout: 60_000, interval: 50 },
  )
  return answer.body
}
const mails = () =>
  database.query<{ to_address: string; subject: string; text: string; html: string; unsubscribe_url: string }>(
    `select * from private.outbox_mails where kind = 'match_digest' order by created_at`,
  )
const makeDue = () =>
  database.query(`update private.match_digests set due_at = now() - interval '1 second' where user_id = $1`, [elena.id])
const prefer = (kind: string, isEnabled: boolean) =>
  database.query('insert into notification_preferences values ($1, $2, $3)', [elena.id, kind, isEnabled])

describe('the digest of new matches', () => {
  it('[X-05, GO-27] mails what is new, newest first, with why it matches, and where to switch it off', async () => {
    const older = await publish({ hoursAgo: 5 })
    const newer = await publish({ hoursAgo: 2 })
    await run()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to_address).toBe(elena.email)
    expect(mail?.subject).toBe(`${newer.title} and 1 more match your profile`)
    expect(mail?.text).toMatch(new RegExp(`${newer.title}[^]*Your topic .+ matches\\.[^]*${older.title}`))
    expect(mail?.text).toContain(`/dashboard/opportunity_detail/${newer.id}`)
    expect(mail?.text).toContain('/dashboard/matches')
    expect(mail?.unsubscribe_url).toMatch(/\/api\/unsubscribe\/.+\.match_digest\./)
  })

  it('sends nothing where there is nothing new', async () => {
    await publish({ hoursAgo: 30 })
    await publish({ status: 'closed' })
    await publish({ by: elena.id })
    await run()
    expect(await mails()).toEqual([])
  })

  it('mails each opportunity once: not for a repeated delivery, another run or the next day', async () => {
    await publish()
    const id = randomUUID()
    expect(await run(id)).toEqual({ isNew: true })
    expect(await run(id)).toEqual({ isNew: false })
    await run()
    await makeDue()
    await run()
    expect(await mails()).toHaveLength(1)
    const next = await publish({ hoursAgo: 0.05 })
    await database.query(`update private.match_digests set covered_until = now() - interval '10 minutes'`)
    await makeDue()
    await run()
    expect((await mails()).map(({ subject }) => subject)).toContain(`${next.title} matches your profile`)
  })

  it('two runs at once send one email', async () => {
    await publish()
    await Promise.all([run(), run(), run()])
    expect(await mails()).toHaveLength(1)
  })

  it('sends nothing and loses nothing if a run is interrupted before it commits', async () => {
    await publish()
    await database.query(`alter table private.match_digests add constraint broken check (due_at < now()) not valid`)
    await actions.hook('/hooks/crons/send-match-digests', { id: randomUUID() })
    const failed = `select 1 from graphile_worker._private_jobs where last_error like '%broken%'`
    await vi.waitFor(async () => expect(await database.query(failed)).toHaveLength(1), { timeout: 10_000 })
    expect(await mails()).toEqual([])
    await database.query('alter table private.match_digests drop constraint broken')
    await database.query('update graphile_worker._private_jobs set run_at = now()')
    await run()
    expect(await mails()).toHaveLength(1)
  })

  it('leaves out what the expert has opened, what was mailed at once, and posts that take no interest', async () => {
    const seen = await publish()
    await database.query(
      `insert into opportunity_trackings (opportunity_id, user_id, status) values ($1, $2, 'viewed')`,
      [seen.id, elena.id],
    )
    const mailed = await publish()
    await database.query(
      `insert into private.outbox_mails (to_address, subject, html, text, kind, effect_key, sent_at)
       values ($1, 'x', 'x', 'x', 'opportunity_match', 'match:' || $2 || ':' || $3, now())`,
      [elena.email, mailed.id, elena.id],
    )
    await run()
    expect(await mails()).toEqual([])
    await database.query('update users set is_suspended = true where id = $1', [nora.id])
    await publish({ hoursAgo: 0.1 })
    await database.query(`update private.match_digests set covered_until = now() - interval '1 day'`)
    await makeDue()
    await run()
    await database.query('update users set is_suspended = false where id = $1', [nora.id])
    expect(await mails()).toEqual([])
  })

  it('[GO-27] isn’t crowded out by what the expert has answered, however much that is', async () => {
    const open = await publish({ hoursAgo: 5 })
    for (let index = 0; index < 60; index++) await publish()
    await database.query(
      `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
         select id, $1, 'interested', now() from opportunities where id <> $2`,
      [elena.id, open.id],
    )
    await run()
    expect((await mails()).map(({ subject }) => subject)).toEqual([`${open.title} matches your profile`])
  })

  it('[X-05] sends none to those who switched it off, whose backlog is not mailed later', async () => {
    await publish()
    await prefer('match_digest', false)
    await run()
    await database.query('delete from notification_preferences')
    await makeDue()
    await run()
    expect(await mails()).toEqual([])
  })

  it('shows ten and says that there are more', async () => {
    for (let index = 0; index < 12; index++) await publish({ hoursAgo: 1 + index / 10 })
    await run()
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Role \d+ and others match your profile$/)
    expect(mail?.text).toContain('More than 10 new opportunities match your profile.')
    expect(mail?.html.match(/opportunity_detail/g)).toHaveLength(10)
  })

  it('[X-32] names neither the company nor the poster of a fractional post', async () => {
    await publish()
    await run()
    expect(JSON.stringify(await mails())).not.toMatch(/Brightwater|Nora|Lindqvist/)
    expect(await mails()).toHaveLength(1)
  })

  it('goes out in batches, each expert once', async () => {
    await publish()
    await database.query(`
      with people as (
        insert into users (first_name, last_name, is_expert) select 'Many', 'Expert', true from generate_series(1, 230) returning id
      ), accounts as (
        insert into user_accounts (user_id, email, is_email_verified) select id, id || '@many.example', true from people
      )
      insert into expert_details (user_id) select id from people`)
    await database.query(
      `insert into expert_topics select id, (select topic_id from opportunity_topics limit 1) from users where first_name = 'Many'`,
    )
    await database.query(`update private.match_digests set due_at = now(), covered_until = now() - interval '1 day'
      where user_id in (select id from users where first_name = 'Many')`)
    await run()
    await vi.waitFor(async () => expect(await mails()).toHaveLength(231), { timeout: 20_000 })
    expect(new Set((await mails()).map(({ to_address }) => to_address)).size).toBe(231)
    await database.query(`update users set is_suspended = true where first_name = 'Many'`)
  }, 60_000)
})

describe('the hour of the digest', () => {
  const next = async (zone: string | null, after: string) => {
    const [row] = await database.query<{ at: Date }>('select private.next_digest_at($1, $2) as at', [zone, after])
    return row?.at.toISOString()
  }

  it.each([
    [null, '2026-06-01T06:59:59Z', '2026-06-01T07:00:00.000Z'],
    [null, '2026-06-01T07:00:00Z', '2026-06-02T07:00:00.000Z'],
    ['America/New_York', '2026-06-01T12:00:00Z', '2026-06-02T11:00:00.000Z'],
    ['Asia/Kolkata', '2026-06-01T00:00:00Z', '2026-06-01T01:30:00.000Z'],
    // the night in which clocks go forward
    ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('in %s after %s is %s', async (zone, after, at) => {
    expect(await next(zone, after)).toBe(at)
  })

  it('is a setting, which a slip in the console can’t break', async () => {
    await database.query(`update system_configurations set value = '18' where config = 'MATCH_DIGEST_HOUR'`)
    expect(await next(null, '2026-06-01T07:00:00Z')).toBe('2026-06-01T18:00:00.000Z')
    const refused = { constraint: 'system_configurations_digest_hour_known' }
    for (const value of ['24', '-1', '7am', ''])
      await expect(
        database.query(`update system_configurations set value = $1 where config = 'MATCH_DIGEST_HOUR'`, [value]),
      ).rejects.toMatchObject(refused)
    await run()
    const [row] = await database.query<{ due_at: Date }>(
      'select due_at from private.match_digests where user_id = $1',
      [elena.id],
    )
    const wait = (row?.due_at.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(24 * HOUR)
  })
})
