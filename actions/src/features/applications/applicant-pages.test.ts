import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicantRank, INTERESTS_RANKS } from '#contract/applications/applicant-ranks.js'
import { TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, database, publishedPost, who } = await openApplications()
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

/** Adds strangers to the post, each with a file, interested one minute apart. */
async function crowd(count: number): Promise<void> {
  await database.query(
    `with people as (
       insert into users (id, first_name, last_name, slug, is_expert)
       select gen_random_uuid(), 'Applicant', n::text, 'applicant-' || n || '-' || $3, true
       from generate_series(1, $2::int) n returning id, last_name::int as n
     ), trackings as (
       insert into opportunity_trackings (opportunity_id, user_id, status)
       select $1::uuid, id, 'viewed' from people
     )
     select`,
    [id, count, randomUUID()],
  )
  await database.query(
    `update opportunity_trackings t set status = 'interested', interest_shown_at = now() + u.last_name::int * interval '1 minute'
     from users u where u.id = t.user_id and t.opportunity_id = $1`,
    [id],
  )
  await database.query(
    `insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
     select opportunity_id, user_id, 'opportunity_apply', 'plan.pdf', gen_random_uuid()::text, 'application/pdf', 9
     from opportunity_trackings where opportunity_id = $1`,
    [id],
  )
  await database.query('analyze opportunity_trackings')
}

const inOrder = () =>
  database.query<{ user_id: string; seen: boolean }>(
    `select user_id, seen_by_poster_at is not null as seen from opportunity_trackings
     where opportunity_id = $1 order by interest_shown_at`,
    [id],
  )

describe('the order of applicants', () => {
  it('[OPP-49, GO-56] is stored as the contract ranks it, for every standing', async () => {
    for (const standing of TRACKING_STATUSES)
      for (const hasProposal of [false, true]) {
        if (standing === 'viewed' && hasProposal) continue
        await arrange(id, who.elena, { standing, hasProposal })
        const [row] = await database.query<{ applicant_rank: number | null }>(
          'select applicant_rank from opportunity_trackings where opportunity_id = $1 and user_id = $2',
          [id, who.elena.id],
        )
        const expected = applicantRank({ standing, hasProposal, hasShownInterest: standing !== 'viewed' })
        expect([standing, hasProposal, row?.applicant_rank]).toEqual([standing, hasProposal, expected])
      }
  })

  it('an application can’t be stored without a time of interest', async () => {
    const writing = database.query(
      `insert into opportunity_trackings (opportunity_id, user_id, status) values ($1, $2, 'interested')`,
      [id, who.elena.id],
    )
    await expect(writing).rejects.toThrow('opportunity_trackings_applicant_showed_interest')
  })

  it('a page among thousands is an index scan without sorting', async () => {
    await crowd(3000)
    const plan = await database.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off, summary off) select user_id from opportunity_trackings
       where opportunity_id = '${id}' and applicant_rank = any('{${INTERESTS_RANKS}}')
       order by applicant_rank, interest_shown_at, user_id limit 11`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('opportunity_trackings_rank_idx')
    expect(text).not.toContain('Sort')
    expect(text).toMatch(/opportunity_trackings_rank_idx.* \(actual rows=11 /)
  })
})

describe('more applicants than fit in one response', () => {
  const ask = async (query: string, variables: Record<string, unknown>) =>
    (await actions.engine.graphql({ query, variables, token: who.nora.token })).body as {
      data: Record<string, unknown>
    }

  it('[X-05] only those whom the poster actually saw are notified', async () => {
    await crowd(120)
    const [first, second] = await inOrder()
    const mark = `mutation ($id: uuid!, $applicants: [uuid!]) { markTabSeen(opportunityId: $id, tab: "interestTab", applicants: $applicants) { tab } }`
    await ask(mark, { id, applicants: [second?.user_id] })
    expect((await inOrder()).filter(({ seen }) => seen)).toEqual([{ user_id: second?.user_id, seen: true }])
    await ask(mark, { id, applicants: [] })
    expect((await inOrder())[0]).toEqual(first)
    // a REST read of the post shows the first hundred
    const read = await actions.post(
      '/api/opportunities/tabSeen',
      { opportunityId: id, status: 'interestTab' },
      { token: who.nora.token },
    )
    expect(read.status).toBe(200)
    expect((await inOrder()).map(({ seen }) => seen)).toEqual(Array.from({ length: 120 }, (_, i) => i < 100))
  })

  it('[GO-95] the poster requests the files of some, and an expert only their own', async () => {
    await crowd(120)
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
    const last = (await inOrder()).slice(-2).map(({ user_id }) => user_id)
    const filesOf = async (token: string, users: readonly string[]) => {
      const at = `/api/opportunities/assets?opportunityId=${id}&userId=${users.join(',')}`
      const { body } = await actions.get<{ items: { userId: string; assetUrl: string }[] }>(at, { token })
      return body.items.map(({ userId }) => userId).sort()
    }
    expect(await filesOf(who.nora.token, last)).toEqual([...last].sort())
    expect(await filesOf(who.elena.token, last)).toEqual([who.elena.id])
    expect(await filesOf(who.tom.token, last)).toEqual([])
  })
})
