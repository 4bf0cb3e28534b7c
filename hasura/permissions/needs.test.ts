import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, JONAS, KENJI, MARCUS, NORA, postId, TOM } from './market.testkit.js'
import { END, START } from './pages.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const POST = postId('project')
const FRACTIONAL = postId('fractional')

/** Writes past the workflow's guards, in one transaction. */
const write = (...statements: string[]) =>
  database.query(`begin; set local sagework.seeding = on; ${statements.join('; ')}; commit`)

interface Need {
  key: string
  kind: string
  since: string
  amount_cents: number | null
  amount_unit: string | null
  number: number | null
  opportunity: { id: string } | null
  person: { id: string } | null
}

const page = (after = START, rows = 100) =>
  `own_needs(args: { after: "${after.at}", after_key: "${after.id}", page_size: ${rows} }, order_by: [{ since: asc }, { key: asc }])`
const needsOf = async (caller: CallerName, after = START, rows = 100) =>
  (await as(caller).rows(
    `${page(after, rows)} { key kind since amount_cents amount_unit number opportunity { id } person { id } }`,
  )) as unknown as Need[]
const kindsAbout = async (caller: CallerName, post: string) =>
  (await needsOf(caller)).filter(({ opportunity }) => opportunity?.id === post).map(({ kind }) => kind)

const offer = (cents = 500000) =>
  `update opportunity_trackings set agreed_value_cents = ${cents}, agreed_value_unit = 'month', proposal_submitted_at = '2026-03-02'
   where opportunity_id = '${POST}' and user_id = '${KENJI}'`
const counter = (status: string) =>
  `insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
     feedback_rich_text, counter_from_company, counter_from_expert, status, reject_reason)
   values ('${POST}', '${KENJI}', 400000, 'week', repeat('x', 60), '{}', true, false, '${status}',
     case '${status}' when 'rejected' then repeat('x', 30) end)
   on conflict (opportunity_id, user_id) do update set status = excluded.status, reject_reason = excluded.reject_reason`

describe('what waits for an expert', () => {
  beforeAll(() =>
    write(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
      values ('${POST}', '${KENJI}', 'interested', '2026-03-01')`),
  )

  it('[X-05] is the proposal they owe, or first the NDA', async () => {
    expect(await kindsAbout('kenji', POST)).toEqual(['send proposal'])
    await write(`update opportunities set company_asked_to_sign_nda = true where id = '${POST}'`)
    expect(await kindsAbout('kenji', POST)).toEqual(['sign nda'])
    await write(`update opportunities set company_asked_to_sign_nda = false where id = '${POST}'`)
  })

  it('[X-70] is the counter offer with its amount and unit, then the hire with its own', async () => {
    await write(offer(), counter('pending'))
    const about = async () => (await needsOf('kenji')).find(({ opportunity }) => opportunity?.id === POST)
    expect(await about()).toMatchObject({ kind: 'answer counter offer', amount_cents: 400000, amount_unit: 'week' })
    await write(
      `delete from counter_offers where opportunity_id = '${POST}'`,
      `update opportunity_trackings set status = 'pending' where opportunity_id = '${POST}' and user_id = '${KENJI}'`,
      `insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at)
       values ('${POST}', '${KENJI}', 450000, 'day', '2026-03-04')`,
    )
    expect(await about()).toMatchObject({ kind: 'answer hire', amount_cents: 450000, amount_unit: 'day' })
    expect(Date.parse((await about())?.since ?? '')).toBe(Date.parse('2026-03-04Z'))
    await write(
      `delete from hires where opportunity_id = '${POST}'`,
      `update opportunity_trackings set status = 'interested' where opportunity_id = '${POST}' and user_id = '${KENJI}'`,
    )
    expect(await about()).toBeUndefined()
  })

  it('is a post that asks them by name, until they answer', async () => {
    await write(
      `insert into opportunity_package_experts (opportunity_id, user_id) values ('${FRACTIONAL}', '${MARCUS}')`,
    )
    expect(await kindsAbout('marcus', FRACTIONAL)).toEqual(['answer request'])
    await write(`update opportunity_trackings set status = 'opted out', opt_out_reason = 'Busy'
      where opportunity_id = '${FRACTIONAL}' and user_id = '${MARCUS}'`)
    expect(await kindsAbout('marcus', FRACTIONAL)).toEqual([])
  })
})

describe('what waits for a poster', () => {
  it('[X-05, X-70] is each applicant to decide on, with what the two last agreed or offered', async () => {
    const about = async () =>
      (await needsOf('nora')).find((need) => need.opportunity?.id === POST && need.person?.id === KENJI)
    expect(await about()).toMatchObject({ kind: 'decide on offer', amount_cents: 500000, amount_unit: 'month' })
    await write(counter('accepted'))
    expect(await about()).toMatchObject({ kind: 'decide on accepted counter offer', amount_cents: 400000 })
    await write(counter('rejected'))
    expect(await about()).toMatchObject({ kind: 'decide on rejected counter offer', amount_cents: 500000 })
    await write(counter('pending'))
    expect(await about()).toBeUndefined()
    await write(`delete from counter_offers where opportunity_id = '${POST}'`)
  })

  it('is the payment of a hire in place of the decision, while it is open', async () => {
    const pay = `insert into purchases (buyer_id, purchase_type, subject, title, opportunity_id, expert_id, agreed_value_cents,
        agreed_value_unit, fee_percent, amount_cents)
      values ('${NORA}', 'hire_expert', 'hire', 'Hiring', '${POST}', '${KENJI}', 500000, 'month', 12, 60000)`
    await database.query(pay)
    expect(await kindsAbout('nora', POST)).toEqual(['pay for hire'])
    expect((await needsOf('nora')).find(({ kind }) => kind === 'pay for hire')).toMatchObject({
      amount_cents: 60000,
      person: { id: KENJI },
    })
    await database.query(`update purchases set status = 'expired' where subject = 'hire'`)
    expect(await kindsAbout('nora', POST)).toEqual(['decide on offer'])
  })

  it('is nobody who is suspended, and nothing of a post that ended', async () => {
    await write(`update users set is_suspended = true where id = '${KENJI}'`)
    expect(await kindsAbout('nora', POST)).toEqual([])
    await write(`update users set is_suspended = false where id = '${KENJI}'`)
    await write(`update opportunities set status = 'closed' where id = '${POST}'`)
    expect(await kindsAbout('nora', POST)).toEqual([])
    await write(`update opportunities set status = 'published' where id = '${POST}'`)
  })

  it('is a change that staff asked for, and a call whose calendar was opened', async () => {
    await write(`update opportunities set review_status = 'changes requested' where id = '${postId('draft')}'`)
    expect(await kindsAbout('nora', postId('draft'))).toEqual(['change post'])
    await database.query(`insert into consultations (opportunity_id, user_id, scheduling_url)
      values ('${POST}', '${KENJI}', 'https://calendly.com/kenji')`)
    expect(await kindsAbout('nora', POST)).toEqual(['decide on offer', 'book call'])
    await database.query(`update consultations set booked_at = now() where opportunity_id = '${POST}'`)
    expect(await kindsAbout('nora', POST)).toEqual(['decide on offer'])
  })
})

describe('an unread chat', () => {
  const say = (author: string, expert: string | null, at: string) =>
    database.query(
      `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment, created_at)
       values ($1, $2, $3, 'Words', '{}', $4)`,
      [FRACTIONAL, author, expert, at],
    )
  const look = (person: string, at: string) =>
    database.query(
      `insert into tab_views (user_id, opportunity_id, tab, seen_at) values ($1, $2, 'commentTab', $3)
       on conflict (user_id, opportunity_id, tab) do update set seen_at = excluded.seen_at`,
      [person, FRACTIONAL, at],
    )
  const chatOf = async (caller: CallerName) => (await needsOf(caller)).find(({ kind }) => kind === 'read chat')

  it('[CHAT-03] waits since its first unread message, for its reader and for nobody else', async () => {
    await say(ELENA, ELENA, '2026-04-01')
    await say(ELENA, ELENA, '2026-04-02')
    expect(await chatOf('nora')).toMatchObject({ number: 2, person: { id: ELENA }, opportunity: { id: FRACTIONAL } })
    expect(Date.parse((await chatOf('nora'))?.since ?? '')).toBe(Date.parse('2026-04-01Z'))
    expect(await chatOf('elena')).toBeUndefined()
    expect(await chatOf('kenji')).toBeUndefined()
    // a colleague who reads along
    expect(await chatOf('jonas')).toMatchObject({ number: 2 })
  })

  it('is over when it was read, but not for what arrived after that', async () => {
    await look(NORA, '2026-04-01T12:00:00Z')
    expect(await chatOf('nora')).toMatchObject({ number: 1 })
    expect(Date.parse((await chatOf('nora'))?.since ?? '')).toBe(Date.parse('2026-04-02Z'))
    await look(NORA, '2026-04-03')
    expect(await chatOf('nora')).toBeUndefined()
    await say(NORA, null, '2026-04-04')
    // whom the poster's side is doesn't show in a chat of a fractional role
    expect(await chatOf('elena')).toMatchObject({ number: 1, person: null })
    await look(JONAS, '2026-04-05')
  })

  it('can’t be read any more once its plan has no chat', async () => {
    await database.query(`update subscriptions set expires_at = now() where starts_at < now()`)
    expect(await chatOf('elena')).toBeUndefined()
  })
})

describe('the list of needs', () => {
  it('is one’s own, whoever asks', async () => {
    expect(await needsOf('tom')).toEqual([])
    expect((await as('nora').rows(`${page()} { user_id }`)).every(({ user_id }) => user_id === NORA)).toBe(true)
    expect(await as('visitor').refusal(`{ ${page()} { kind } }`)).toBe('validation-failed')
    expect((await as('nora').rows(`needs(where: { user_id: { _neq: "${NORA}" } }) { kind }`)).length).toBe(0)
  })

  it('comes page by page, the longest wait first, without gaps or repetition', async () => {
    await write(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
        agreed_value_unit, proposal_submitted_at)
      select '${POST}', id, 'interested', '2026-05-01', 1000, 'month', '2026-05-01' from users
      where is_expert and id not in ('${KENJI}') and not is_suspended limit 7`)
    const all = await needsOf('nora')
    expect(all.length).toBeGreaterThan(4)
    expect(all.map(({ since }) => Date.parse(since))).toEqual(
      all.map(({ since }) => Date.parse(since)).sort((a, b) => a - b),
    )
    const paged: Need[] = []
    for (let after = START; ; ) {
      const rows = await needsOf('nora', after, 2)
      paged.push(...rows)
      const last = rows.at(-1)
      if (rows.length < 2 || !last) break
      after = { at: last.since, id: last.key }
    }
    expect(paged.map(({ key }) => key)).toEqual(all.map(({ key }) => key))
    expect(await needsOf('nora', END)).toEqual([])
  })
})

describe('a page of needs', () => {
  const blocks = async () => {
    const one = `select * from private.needs_of('${NORA}', '-infinity', '${START.id}', 6)`
    await database.query(one) // loads what is cached
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${one}`,
    )
    const { Plan } = row?.['QUERY PLAN'][0] ?? {}
    return (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0)
  }

  it('costs the same however many posts, applicants, calls, payments and chats there are', async () => {
    const before = await blocks()
    await write(
      `insert into opportunities (type, status, title, brief, posted_by, published_at, review_status)
         select 'project', 'published', 'crowd', repeat('x', 120), '${NORA}', now() + n * interval '1 minute',
           case n % 3 when 0 then 'changes requested' else 'approved' end from generate_series(1, 2000) n`,
      `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
           agreed_value_unit, proposal_submitted_at)
         select id, '${ELENA}', 'interested', now(), 1000, 'month', published_at from opportunities where title = 'crowd'`,
      `insert into consultations (opportunity_id, user_id, scheduling_url)
         select id, '${ELENA}', 'https://calendly.com/elena' from opportunities where title = 'crowd'`,
      `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
         select id, '${ELENA}', '${ELENA}', 'Words', '{}' from opportunities where title = 'crowd'`,
      `insert into purchases (buyer_id, purchase_type, subject, title, pack_code, amount_cents)
         select case n % 2 when 0 then '${TOM}' else '${NORA}' end::uuid, 'wizlings', n::text, 'x', 'credits_200', 1000
         from generate_series(1, 2000) n`,
    )
    await database.query('vacuum analyze')
    expect(await needsOf('nora')).toHaveLength(100)
    expect(await blocks()).toBeLessThan(before + 250)
  })
})
