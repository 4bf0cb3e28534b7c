import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { BRIGHTWATER, createMarket, ELENA, INGRID, JONAS, MARCUS, NORA, postId, VICTOR } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const ROLE = stableUuid('post:for marcus')
const HIRE = stableUuid('post:hire marcus')
const FIRST = `after_at: "infinity", after_cents: 9000000000000001, after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff"`

/** Elena shares everything that they ask for, and would see both if they weren't for Marcus. */
beforeAll(async () => {
  for (const [id, type] of [
    [ROLE, 'fractional'],
    [HIRE, 'hire-expert-on-project'],
  ]) {
    await database.query(`begin;
      set local sagework.seeding = on;
      update users set is_suspended = false where id = '${VICTOR}';
      insert into opportunities (id, type, status, title, brief, posted_by, company_id, assigned_expert_id, created_at, published_at)
        values ('${id}', '${type}', 'published', 'For one', repeat('x', 120), '${NORA}', '${BRIGHTWATER}', '${MARCUS}', '2030-01-01', '2030-01-01');
      insert into opportunity_topics select '${id}', topic_id from expert_topics where user_id = '${ELENA}';
      insert into opportunity_skills select '${id}', expertise_id from expert_expertise where user_id = '${ELENA}';
      insert into opportunity_domains select '${id}', domain_id from expert_domains where user_id = '${ELENA}';
      insert into opportunity_team_members (opportunity_id, user_id, invited_by) values ('${id}', '${JONAS}', '${NORA}');
      insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
        values ('${id}', '${NORA}', 'opportunity_create', 'brief.pdf', 'documents/${id}', 'application/pdf', 10);
      commit`)
  }
})

/** Staff have no lists of their own. */
const LISTING = 'opportunity_listings(where: { opportunity_id: { _eq: "$" } }) { opportunity_id }'
/** Every root that could show the post to somebody, with what identifies it there. */
const ROOTS = [
  'opportunities(where: { id: { _eq: "$" } }) { id title assigned_expert_id }',
  'opportunity_topics(where: { opportunity_id: { _eq: "$" } }) { opportunity_id }',
  'opportunity_domains(where: { opportunity_id: { _eq: "$" } }) { opportunity_id }',
  'opportunity_skills(where: { opportunity_id: { _eq: "$" } }) { opportunity_id }',
  'opportunity_documents(where: { opportunity_id: { _eq: "$" } }) { opportunity_id asset_name }',
]
const rootsFor = (caller: CallerName) => (caller === 'staff' ? ROOTS : [...ROOTS, LISTING])
const readable = async (caller: CallerName, id: string) => {
  const found = await Promise.all(rootsFor(caller).map((root) => as(caller).rows(root.replace('$', id))))
  return found.map((rows) => rows.length > 0)
}
const list = async (caller: CallerName, rows: number) =>
  (
    await as(caller).rows(
      `find_opportunities(args: { filter: {}, sort: "newest", ${FIRST}, page_rows: ${rows} }) { opportunity_id }`,
    )
  ).map((row) => row.opportunity_id)

describe.each([
  ['a fractional role', ROLE],
  ['a hire on a project', HIRE],
])('%s for one expert', (_, id) => {
  it('[FRAC-29, GO-28] is read by that expert, the poster, the team and staff', async () => {
    for (const caller of ['marcus', 'nora', 'jonas', 'staff'] as const)
      expect([caller, ...(await readable(caller, id))]).toEqual([caller, ...rootsFor(caller).map(() => true)])
  })

  it('[FRAC-29, GO-28] does not exist for anybody else, in no table and no count', async () => {
    for (const caller of ['elena', 'kenji', 'victor', 'tom'] as const)
      expect([caller, ...(await readable(caller, id))]).toEqual([caller, ...rootsFor(caller).map(() => false)])
    const count = `{ opportunities_aggregate(where: { id: { _eq: "${id}" } }) { aggregate { count } } }`
    expect((await as('elena').ask(count)).data).toEqual({ opportunities_aggregate: { aggregate: { count: 0 } } })
    expect((await as('marcus').ask(count)).data).toEqual({ opportunities_aggregate: { aggregate: { count: 1 } } })
  })

  it('[GO-27, GO-28] matches that expert only, who finds it among their newest matches', async () => {
    const [{ experts } = { experts: [] }] = await database.query<{ experts: string[] }>(
      'select array_agg(expert_id) as experts from opportunity_matches where opportunity_id = $1',
      [id],
    )
    expect(experts).toEqual([MARCUS])
    const wanted = await database.query(
      'select distinct value_id from private.wanted_criteria where opportunity_id = $1',
      [id],
    )
    expect(wanted).toEqual([{ value_id: MARCUS }])
    const own = `own_opportunity_matches(args: { before: "infinity", before_id: "${MARCUS}", page_size: 50 }) { opportunity_id }`
    expect((await as('marcus').rows(own)).map((row) => row.opportunity_id)).toContain(id)
    expect((await as('elena').rows(own)).map((row) => row.opportunity_id)).not.toContain(id)
    const eligible = await database.query<{ marcus: boolean; elena: boolean }>(
      'select private.is_eligible_expert($1, $2) as marcus, private.is_eligible_expert($1, $3) as elena',
      [id, MARCUS, ELENA],
    )
    expect(eligible).toEqual([{ marcus: true, elena: false }])
  })

  it('[FRAC-29, GO-28] is left out of others’ lists without making their pages short', async () => {
    expect(await list('elena', 2)).toHaveLength(2)
    expect(await list('elena', 50)).not.toContain(id)
    for (const caller of ['marcus', 'nora', 'jonas'] as const) expect(await list(caller, 50)).toContain(id)
  })
})

describe('the list of opportunities, which repeats in SQL who may see a post', () => {
  it('[GO-05, GO-83] has for everybody what the row filter of posts shows, in every status but deleted ones', async () => {
    await database.query(`begin; set local sagework.seeding = on;
      insert into opportunities (type, status, title, brief, posted_by)
        select 'project', code, 'In every status', repeat('x', 120), '${INGRID}' from opportunity_statuses;
      commit`)
    const shown = 'opportunities(where: { status: { _nin: ["deleted", "draft_deleted"] } }) { opportunity_id: id }'
    for (const caller of ['nora', 'jonas', 'tom', 'elena', 'marcus', 'kenji', 'victor'] as const) {
      const visible = (await as(caller).rows(shown)).map((row) => row.opportunity_id).sort()
      expect([caller, ...(await list(caller, 100)).sort()]).toEqual([caller, ...visible])
      // whatever the function found and the row filter took away again would be missing from a full page
      expect([caller, (await list(caller, visible.length)).length]).toEqual([caller, visible.length])
      expect(await list(caller, 3)).toHaveLength(3)
    }
  })
})

describe('a role for one expert', () => {
  it('[X-32, GO-82] tells that expert nothing about company and poster before interest is shown', async () => {
    const root = `opportunities(where: { id: { _eq: "${ROLE}" } }) { title poster { user_id user { first_name } company { company_name } } }`
    const hidden = JSON.stringify(await as('marcus').rows(root))
    expect(hidden).toContain('For one')
    expect(hidden).not.toMatch(new RegExp(`${NORA}|${BRIGHTWATER}|Nora|Brightwater`))
    await database.query(`begin; set local sagework.seeding = on;
      insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at) values ('${ROLE}', '${MARCUS}', 'interested', now());
      commit`)
    expect(JSON.stringify(await as('marcus').rows(root))).toContain('Brightwater')
  })

  it('[GD-66] is one because it names its expert, which can’t be said otherwise', async () => {
    const flag = (id: string) =>
      database.query('select is_fractional_from_assigned_expert as is_from from opportunities where id = $1', [id])
    expect(await flag(ROLE)).toEqual([{ is_from: true }])
    expect(await flag(HIRE)).toEqual([{ is_from: false }])
    expect(await flag(postId('fractional'))).toEqual([{ is_from: false }])
  })

  it.each([
    ['its poster', `update opportunities set assigned_expert_id = posted_by where id = '${ROLE}'`],
    [
      'an expert, in a type that isn’t meant for one',
      `update opportunities set assigned_expert_id = '${MARCUS}' where id = '${postId('project')}'`,
    ],
  ])('[GD-66] is never addressed to %s', async (_, statement) => {
    await expect(database.query(statement)).rejects.toThrow(/opportunities_assigned_/)
  })
})
