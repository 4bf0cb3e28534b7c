import { beforeAll, describe, expect, it } from 'vitest'
import { ADA, createMarket, ELENA, NORA, postId } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database, { roots: 'named' })
const [ROLE, PROJECT] = [postId('fractional'), postId('project')]

interface Entry {
  id: string
  at: string
  act: string
  actor_id: string | null
  subject_id: string
}

const QUERY = `query Page($filter: jsonb!, $before: timestamptz!, $beforeId: String!, $rows: Int!) {
  find_audit_entries(args: { filter: $filter, before: $before, before_id: $beforeId, page_rows: $rows },
      order_by: [{ at: desc }, { id: desc }], limit: $rows) { id at act actor_id subject_id reason opportunity { title } }
}`
const ask = async (caller: CallerName, filter: object, rows = 100, from = { at: 'infinity', id: '~' }) => {
  const variables = { filter, before: from.at, beforeId: from.id, rows }
  const { data } = await as(caller).ask(QUERY, variables)
  return (data?.find_audit_entries ?? []) as Entry[]
}
const acts = async (filter: object) => (await ask('staff', filter)).map(({ act }) => act)

/** An edit and an ending, with the copy that an applicant's timeline has of each, and what staff did. */
const EVENTS = `insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, created_at) values
    ('${PROJECT}', null, null, 'staff', 'published', '2030-01-01'),
    ('${PROJECT}', null, '${NORA}', 'poster', 'edited', '2030-01-02'),
    ('${PROJECT}', '${ELENA}', '${NORA}', 'poster', 'edited', '2030-01-02'),
    ('${PROJECT}', '${ELENA}', '${ELENA}', 'expert', 'opted_out', '2030-01-03'),
    ('${PROJECT}', null, null, 'staff', 'deleted', '2030-01-04'),
    ('${PROJECT}', '${ELENA}', null, 'staff', 'deleted', '2030-01-04');
  insert into staff_audit_log (actor_id, action, subject_type, subject_id, reason, created_at) values
    ('${ADA}', 'delete_opportunity', 'opportunity', '${PROJECT}', 'Spam.', '2030-01-04'),
    ('${ADA}', 'suspend user', 'user', '${ELENA}', 'Spam.', '2030-01-05')`
/** 20,000 events and 10,000 acts, of which a few are on one post, by one person, or rare. */
const CROWD = `begin; set local sagework.seeding = on;
  insert into opportunity_history (opportunity_id, actor_id, actor_role, event, created_at)
    select case n % 200 when 0 then '${ROLE}' else '${postId('inProgress')}' end::uuid,
      case n % 300 when 0 then '${ELENA}' else '${NORA}' end::uuid, 'poster',
      case n % 2000 when 0 then 'member_invited' else 'application_seen' end, '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) n;
  insert into staff_audit_log (actor_id, action, subject_type, subject_id, created_at)
    select '${ADA}', 'grant credits', 'user', '${ELENA}', '2026-01-01'::timestamptz + n * interval '2 minutes'
    from generate_series(1, 10000) n;
  commit; analyze`

beforeAll(() => database.query(EVENTS))

describe('the audit', () => {
  it('[X-06] says each thing once: what staff did with their name, endings and edits without a copy for each applicant', async () => {
    expect(await acts({ opportunity: PROJECT })).toEqual(['delete_opportunity', 'opted_out', 'edited', 'published'])
    const [deletion] = await ask('staff', { opportunity: PROJECT })
    expect(deletion).toMatchObject({ actor_id: ADA, reason: 'Spam.', opportunity: { title: expect.any(String) } })
  })

  it('[X-06] is narrowed to a person, to kinds, and to all of them at once', async () => {
    expect(await acts({ person: ADA, acts: ['suspend user'] })).toEqual(['suspend user'])
    expect(await acts({ person: ELENA, opportunity: PROJECT })).toEqual(['opted_out'])
    expect(await acts({ opportunity: PROJECT, acts: ['edited', 'published'] })).toEqual(['edited', 'published'])
    expect(await acts({ opportunity: PROJECT, acts: ['edited'], person: ADA })).toEqual([])
  })

  it.each(['visitor', 'nora', 'elena'] as const)('[X-06, X-14] is for staff only, not for %s', async (caller) => {
    const refused = await as(caller).refusal(
      `{ find_audit_entries(args: { filter: {}, before: "infinity", before_id: "~", page_rows: 1 }) { id } }`,
    )
    expect(refused).toBe('validation-failed')
  })

  it('[X-06] an id that is none is refused, not taken for everything', async () => {
    const refused = await as('staff').refusal(
      `{ find_audit_entries(args: { filter: {person: "x"}, before: "infinity", before_id: "~", page_rows: 1 }) { id } }`,
    )
    expect(refused).toMatch(/data-exception|unexpected|invalid/)
  })
})

describe('among a great many entries', () => {
  beforeAll(() => database.query(CROWD))

  /** The pages of memory that one page of the audit takes; reading everything takes more than 500. */
  async function blocksFor(filter: object, before: string) {
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json)
         select * from find_audit_entries('${JSON.stringify(filter)}', '${before}', '~', 51)`,
    )
    const { Plan } = row?.['QUERY PLAN'][0] ?? {}
    expect(Plan?.['Actual Rows']).toBeGreaterThan(0)
    return (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0)
  }

  it.each([
    ['nothing', {}],
    ['a post', { opportunity: ROLE }],
    ['a person', { person: ELENA }],
    ['frequent kinds', { acts: ['application_seen', 'grant credits'] }],
    ['a rare kind', { acts: ['member_invited', 'member_removed'] }],
    ['a post and a kind', { opportunity: ROLE, acts: ['application_seen'] }],
  ])('[X-06] by %s reads a page, not the record', async (_by, filter) => {
    await database.query(`select find_audit_entries('{}', 'infinity', '~', 1)`) // loads what is cached
    expect(await blocksFor(filter, 'infinity')).toBeLessThan(250)
    expect(await blocksFor(filter, '2026-01-10')).toBeLessThan(250)
  })

  it('[X-06] pages meet: nothing is missed or shown twice, even within one moment', async () => {
    await database.query(`insert into staff_audit_log (actor_id, action, subject_type, subject_id, created_at)
      select '${ADA}', 'check books', 'user', '${ADA}', '2031-01-01' from generate_series(1, 25) n;
      insert into opportunity_history (opportunity_id, actor_id, actor_role, event, created_at)
      select '${ROLE}', '${NORA}', 'poster', 'posted', '2031-01-01' from generate_series(1, 25) n`)
    const filter = { acts: ['check books', 'posted'] }
    const seen: string[] = []
    for (let from = { at: 'infinity', id: '~' }; ; ) {
      const page = await ask('staff', filter, 7, from)
      seen.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      if (page.length < 7 || !last) break
      from = last
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual((await ask('staff', filter)).map(({ id }) => id))
    expect(seen.length).toBeGreaterThanOrEqual(50)
  })
})

describe('an act about content', () => {
  it('[X-06] leads to the insight, the question or the response that it is about', async () => {
    const [INSIGHT, QUESTION, RESPONSE] = ['a1', 'a2', 'a3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
    const words = `'What do you say about zeppelins to somebody who has never seen one?'`
    await database.query(`insert into insights (id, user_id, topic_id, title, brief)
        select '${INSIGHT}', '${ELENA}', id, 'On airships', repeat('What we learnt. ', 5) || 'All of it.' from master_topics
        where is_approved_by_admin and not deleted limit 1;
      insert into insights_questions (id, user_id, topic_id, question, slug)
        select '${QUESTION}', '${ELENA}', id, ${words}, '' from master_topics limit 1;
      insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
        values ('${RESPONSE}', '${QUESTION}', '${ELENA}', 'text', 'That it floats.', true);
      insert into staff_audit_log (actor_id, action, subject_type, subject_id, created_at) values
        ('${ADA}', 'reject insight', 'insight', '${INSIGHT}', '2031-01-01'),
        ('${ADA}', 'reject question', 'question', '${QUESTION}', '2031-01-02'),
        ('${ADA}', 'reject response', 'response', '${RESPONSE}', '2031-01-03')`)
    const query = QUERY.replace('opportunity { title }', 'insight { id title } question { id } response { id }')
    const filter = { acts: ['reject insight', 'reject question', 'reject response'] }
    const { data } = await as('staff').ask(query, { filter, before: 'infinity', beforeId: '~', rows: 10 })
    expect(data?.find_audit_entries).toMatchObject([
      { insight: null, question: null, response: { id: RESPONSE } },
      { insight: null, question: { id: QUESTION }, response: null },
      { insight: { id: INSIGHT, title: 'On airships' }, question: null, response: null },
    ])
  })
})

describe('what is recorded', () => {
  it('[X-06, GI-01] of what was taken down is read by staff, and written by nobody', async () => {
    await database.query(`insert into insights (id, user_id, topic_id, title, brief)
        select '${ROLE}', '${ELENA}', id, 'On zeppelins', repeat('What we learnt. ', 5) || 'All of it.' from master_topics
        where is_approved_by_admin and not deleted limit 1;
      insert into content_takedowns (insight_id, reason, taken_down_by) values ('${ROLE}', 'Spam.', '${ADA}')`)
    const query = '{ content_takedowns { reason insight { title } taker { first_name } } }'
    const { data } = await as('staff').ask(query)
    expect(data?.content_takedowns).toEqual([
      { reason: 'Spam.', insight: { title: 'On zeppelins' }, taker: { first_name: 'Ada' } },
    ])
    for (const caller of ['elena', 'nora', 'visitor'] as const)
      expect(await as(caller).refusal(query)).toBe('validation-failed')
    const write = 'mutation { delete_content_takedowns(where: {}) { affected_rows } }'
    expect(await as('staff').refusal(write)).toBe('validation-failed')
  })

  it.each([
    ['the staff log', 'staff_audit_log', `set reason = 'x'`],
    ['the history of a post', 'opportunity_history', `set words = 'x'`],
  ])('[X-06] stays: nothing in %s is changed or deleted, not even by the owner', async (_what, table, change) => {
    await expect(database.query(`update ${table} ${change}`)).rejects.toMatchObject({ message: expect.any(String) })
    await expect(database.query(`delete from ${table}`)).rejects.toMatchObject({
      constraint: `${table}_append_only`,
    })
  })
})
