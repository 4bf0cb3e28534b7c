import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, JONAS, KENJI, NORA, postId, TOM } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const POST = postId('fractional')
const OTHER_POST = postId('project')

/** What hangs on a post, and how many rows of it one reads. */
const PARTS = [
  `opportunities(where: { id: { _eq: "${POST}" } }) { title }`,
  `opportunity_trackings(where: { opportunity_id: { _eq: "${POST}" }, status: { _neq: "viewed" } }) { status }`,
  `counter_offers(where: { opportunity_id: { _eq: "${POST}" } }) { feedback }`,
  `hires(where: { opportunity_id: { _eq: "${POST}" } }) { is_hired }`,
  `application_documents(where: { opportunity_id: { _eq: "${POST}" } }) { asset_name }`,
  `opportunity_documents(where: { opportunity_id: { _eq: "${POST}" } }) { asset_name }`,
  `opportunity_history(where: { opportunity_id: { _eq: "${POST}" } }) { words }`,
  `opportunity_posters(where: { opportunity_id: { _eq: "${POST}" } }) { user_id company_id }`,
  `opportunity_reviews(where: { opportunity_id: { _eq: "${POST}" } }) { close_comments }`,
  `opportunity_matches(where: { opportunity_id: { _eq: "${POST}" } }, order_by: { expert_id: asc }) { expert_id reasons }`,
]
const read = (caller: CallerName) => Promise.all(PARTS.map((part) => as(caller).rows(part)))
const invite = (user: string, post = POST, by = NORA) =>
  database.query(
    `insert into opportunity_team_members (opportunity_id, user_id, invited_by) values ('${post}', '${user}', '${by}')`,
  )
const remove = () => database.query(`delete from opportunity_team_members where user_id = $1`, [JONAS])

describe('an invited team member', () => {
  it('[GO-05] reads of that post what its poster reads, and of others no more than anybody', async () => {
    expect(await read('jonas')).toEqual(await read('nora'))
    const others = `opportunity_trackings(where: { opportunity_id: { _neq: "${POST}" } }) { opportunity_id }`
    expect(await as('jonas').rows(others)).toEqual(
      (await as('nora').rows(others)).filter(
        ({ opportunity_id }) => opportunity_id === postId('inProgress') || opportunity_id === postId('deleted'),
      ),
    )
    expect(await as('jonas').rows(`opportunities(where: { status: { _eq: "draft" } }) { id }`)).toEqual([])
  })

  it('[GO-04] does not learn how to reach who applied, unlike the poster', async () => {
    const reach = 'opportunity_applicants { email calendly }'
    const contacts = `opportunity_trackings(where: { opportunity_id: { _eq: "${POST}" } }) { contact { email } }`
    expect(await as('nora').rows(reach)).not.toEqual([])
    expect(await as('jonas').rows(reach)).toEqual([])
    expect(new Set((await as('jonas').rows(contacts)).map(({ contact }) => contact))).toEqual(new Set([null]))
  })

  it('[GO-05, TEAM-01] sees their own invitation; the poster sees everybody invited, and nobody else anything', async () => {
    await database.query(`insert into company_members (company_id, user_id)
      select company_id, '${TOM}' from users where id = '${NORA}'`)
    await invite(TOM)
    const rows = `opportunity_team_members(where: { opportunity_id: { _eq: "${POST}" } }) { user_id colleague { email } }`
    expect((await as('jonas').rows(rows)).map(({ user_id }) => user_id)).toEqual([JONAS])
    expect(await as('nora').rows(rows)).toHaveLength(2)
    expect(await as('elena').rows(rows)).toEqual([])
    // leaving the company ends it
    await database.query(`delete from company_members where user_id = $1`, [TOM])
    expect(await as('nora').rows(rows)).toHaveLength(1)
    expect(await as('tom').rows(rows)).toEqual([])
  })

  it('[GO-05, GO-82] who is an expert knows the poster of the fractional role they were invited to, and of no other', async () => {
    const posters = 'opportunity_posters { opportunity_id }'
    await database.query(`update users set is_expert = true where id = $1`, [JONAS])
    const known = (await as('jonas').rows(posters)).map(({ opportunity_id }) => opportunity_id)
    expect(known).toContain(POST)
    expect(known).not.toContain(postId('closed'))
    await database.query(`update users set is_expert = false where id = $1`, [JONAS])
  })

  it('[TEAM-03, TEAM-04, GO-91] colleagues see each other’s addresses, and nobody else’s', async () => {
    const emails = async (caller: CallerName) =>
      (await as(caller).rows('company_colleagues { user_id first_name last_name email }'))
        .map(({ email }) => email)
        .sort()
    expect(await emails('nora')).toEqual(['jonas@brightwater.example', 'nora@brightwater.example'])
    expect(await emails('jonas')).toEqual(await emails('nora'))
    expect(await emails('elena')).toEqual([])
  })

  it('[GO-05] nobody writes an invitation through GraphQL', async () => {
    for (const caller of ['nora', 'jonas', 'staff'] as const) {
      const fields = Object.keys((await as(caller).schema()).getMutationType()?.getFields() ?? {})
      expect(fields.filter((field) => field.includes('team_members'))).toEqual([])
    }
  })
})

describe('what the database refuses', () => {
  it.each([
    ['the poster', () => invite(NORA), 'opportunity_team_members_by_poster'],
    ['an invitation by somebody else', () => invite(JONAS, OTHER_POST, JONAS), 'opportunity_team_members_by_poster'],
    ['a stranger', () => invite(KENJI, OTHER_POST), 'opportunity_team_members_colleague_fkey'],
    ['a draft', () => invite(JONAS, postId('draft')), 'opportunity_team_members_open'],
    ['an ended post', () => invite(JONAS, postId('closed')), 'opportunity_team_members_open'],
    ['an applicant', () => invite(ELENA), 'opportunity_team_members_no_applicant'],
  ] as const)('[GO-66] %s', async (_what, write, constraint) => {
    await expect(write()).rejects.toThrow(expect.objectContaining({ constraint }))
  })

  it('[GO-05] interest of a team member', async () => {
    await expect(
      database.query(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
        values ('${POST}', '${JONAS}', 'interested', now())`),
    ).rejects.toThrow(expect.objectContaining({ constraint: 'opportunity_trackings_outside_team' }))
  })
})

describe('after the removal', () => {
  beforeAll(remove)

  it('[GO-05] nothing of it is left to read', async () => {
    const [post, ...rest] = await read('jonas')
    expect(post).toHaveLength(1)
    // a published fractional post shows its poster to clients, and its own documents to everybody
    expect(rest.map((rows) => rows.length)).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0])
    expect(await as('jonas').rows(`opportunities(where: { status: { _eq: "deleted" } }) { id }`)).toEqual([])
  })
})
