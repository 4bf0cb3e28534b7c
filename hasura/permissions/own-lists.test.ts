import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, MARCUS, NORA, postId, VICTOR } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const POST = postId('project')
const FRACTIONAL = postId('fractional')

/** Writes past the workflow's guards, in one transaction. */
const write = (...statements: string[]) =>
  database.query(`begin; set local sagework.seeding = on; ${statements.join('; ')}; commit`)

const apply = (user: string, post = POST) =>
  write(`insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
    values ('${post}', '${user}', 'interested', '2026-03-01')`)
const change = (set: string, user = KENJI) =>
  write(`update opportunity_trackings set ${set} where opportunity_id = '${POST}' and user_id = '${user}'`)
const counter = (status: string, reason = 'null') =>
  write(`insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
      feedback_rich_text, counter_from_company, counter_from_expert, status, reject_reason)
    values ('${POST}', '${KENJI}', 500000, 'month', repeat('x', 60), '{}', true, false, '${status}', ${reason})
    on conflict (opportunity_id, user_id) do update set status = excluded.status, reject_reason = excluded.reject_reason`)

interface OwnApplication {
  turn: string
  since: string
  has_news: boolean
}

async function applicationOf(caller: CallerName, post = POST): Promise<OwnApplication | undefined> {
  const rows = await as(caller).rows(
    `own_applications(where: { opportunity_id: { _eq: "${post}" } }) { turn since has_news user_id }`,
  )
  return rows[0] as OwnApplication | undefined
}
const turn = async () => (await applicationOf('kenji'))?.turn

describe('whose turn it is in an application', () => {
  beforeAll(() => apply(KENJI))

  it('[X-05] is the expert’s until there is a proposal, then the company’s', async () => {
    expect(await applicationOf('kenji')).toMatchObject({ turn: 'expert', since: '2026-03-01T00:00:00+00:00' })
    await change(`agreed_value_cents = 500000, agreed_value_unit = 'month', proposal_submitted_at = '2026-03-02'`)
    expect(await applicationOf('kenji')).toMatchObject({ turn: 'company', since: '2026-03-02T00:00:00+00:00' })
  })

  it('[X-05] is the expert’s while a counter offer waits, and then the company’s again', async () => {
    await counter('pending')
    expect(await turn()).toBe('expert')
    await counter('rejected', `repeat('x', 30)`)
    expect(await turn()).toBe('company')
    await write(`delete from counter_offers where opportunity_id = '${POST}'`)
    expect(await turn()).toBe('company')
  })

  it('[X-72] is the expert’s while an NDA is to be signed, also once more when it was replaced', async () => {
    await write(`update opportunities set company_asked_to_sign_nda = true where id = '${POST}'`)
    expect(await turn()).toBe('expert')
    await write(`insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
      values ('${POST}', '${KENJI}', 'nda_apply', 'nda.pdf', 'own-lists', 'application/pdf', 1)`)
    expect(await turn()).toBe('company')
    await write(`update opportunities set nda_version_no = 7 where id = '${POST}'`)
    expect(await turn()).toBe('expert')
    await write(`update opportunities set nda_version_no = 1 where id = '${POST}'`)
    expect(await turn()).toBe('company')
    await write(`delete from opportunity_documents where storage_key = 'own-lists'`)
    expect(await turn()).toBe('expert')
    await write(`update opportunities set company_asked_to_sign_nda = false where id = '${POST}'`)
    expect(await turn()).toBe('company')
  })

  it('[X-05] is the expert’s when they are offered the hire, and nobody’s once they accepted', async () => {
    await change(`status = 'pending'`)
    expect(await turn()).toBe('expert')
    await write(`insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at, accepted_at)
      values ('${POST}', '${KENJI}', 500000, 'month', '2026-03-03', null)`)
    expect(await applicationOf('kenji')).toMatchObject({ turn: 'expert', since: '2026-03-03T00:00:00+00:00' })
    await write(`update hires set accepted_at = '2026-03-04' where opportunity_id = '${POST}' and user_id = '${KENJI}'`)
    await change(`status = 'accepted'`)
    expect(await applicationOf('kenji')).toMatchObject({ turn: 'hired', since: '2026-03-04T00:00:00+00:00' })
  })

  it.each(['completed', 'opted out', 'rejected', 'no hires', 'closed'])(
    'is nobody’s once it ended as %s',
    async (status) => {
      await change(`status = '${status}'`)
      const ended = await applicationOf('kenji')
      expect(ended?.turn).toBe('ended')
      await change(`seen_by_poster_at = now(), status = '${status}'`)
      expect((await applicationOf('kenji'))?.since).toBe(ended?.since)
    },
  )

  it('[GO-98] is marked while somebody else did something since one looked', async () => {
    const note = (actor: string) =>
      write(`insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, tab)
        values ('${POST}', '${KENJI}', '${actor}', 'poster', 'rejected', 'interestTab')`)
    await note(KENJI)
    expect((await applicationOf('kenji'))?.has_news).toBe(false)
    await note(NORA)
    expect((await applicationOf('kenji'))?.has_news).toBe(true)
    await write(
      `insert into tab_views (user_id, opportunity_id, tab, seen_at) values ('${KENJI}', '${POST}', 'interestTab', clock_timestamp())`,
    )
    expect((await applicationOf('kenji'))?.has_news).toBe(false)
  })

  it('has no row for who only looked, and nobody reads another’s', async () => {
    expect(await applicationOf('marcus', FRACTIONAL)).toBeUndefined()
    expect(await as('tom').rows('own_applications { turn }')).toEqual([])
    expect(await as('nora').rows('own_applications { turn }')).toEqual([])
    expect(await as('kenji').rows(`own_applications(where: { user_id: { _neq: "${KENJI}" } }) { turn }`)).toEqual([])
    expect(await as('visitor').refusal('{ own_applications { turn } }')).toBe('validation-failed')
  })
})

describe('a poster’s own posts', () => {
  const NUMBERS = 'is_team is_poster_next to_answer applicants new_applicants asked countered hired awaited'
  const numbersOf = async (caller: CallerName = 'nora', post = POST) =>
    (await as(caller).rows(`own_posts(where: { opportunity_id: { _eq: "${post}" } }) { ${NUMBERS} }`))[0]
  /** A count may arrive as text. */
  const counted = async (caller?: CallerName) =>
    Object.fromEntries(
      Object.entries((await numbersOf(caller)) ?? {}).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? value : Number(value),
      ]),
    )

  it('count who applied, who is new, who waits for an answer and who is hired', async () => {
    await write(`delete from opportunity_trackings where opportunity_id = '${POST}'`)
    expect(await counted()).toMatchObject({
      applicants: 0,
      new_applicants: 0,
      to_answer: 0,
      hired: 0,
      is_poster_next: false,
    })
    for (const expert of [ELENA, MARCUS, KENJI, VICTOR]) await apply(expert)
    expect(await counted()).toMatchObject({
      applicants: 4,
      new_applicants: 4,
      to_answer: 0,
      awaited: 4,
      is_poster_next: false,
    })
    for (const expert of [ELENA, MARCUS])
      await change(
        `agreed_value_cents = 500000, agreed_value_unit = 'month', proposal_submitted_at = now(), seen_by_poster_at = now()`,
        expert,
      )
    expect(await counted()).toMatchObject({ applicants: 4, new_applicants: 2, to_answer: 2, is_poster_next: true })
    await change(`status = 'pending'`, ELENA)
    await change(`status = 'accepted'`, MARCUS)
    await counter('pending')
    expect(await counted()).toMatchObject({ to_answer: 0, asked: 1, countered: 1, hired: 1, is_poster_next: false })
    for (const expert of [KENJI, VICTOR]) await change(`status = 'rejected'`, expert)
    await change(`status = 'opted out', opt_out_reason = 'Busy'`, ELENA)
    expect(await counted()).toMatchObject({ applicants: 4, awaited: 0 })
  })

  it('wait for the poster when staff asked for a change', async () => {
    expect((await numbersOf('nora', postId('draft')))?.is_poster_next).toBe(false)
    await write(`update opportunities set review_status = 'changes requested' where id = '${postId('draft')}'`)
    expect((await numbersOf('nora', postId('draft')))?.is_poster_next).toBe(true)
  })

  it('[X-05] say since when they wait for their poster: the longest wait of an expert, or staff’s question', async () => {
    const since = async (post = POST) =>
      (await as('nora').rows(`own_posts(where: { opportunity_id: { _eq: "${post}" } }) { poster_next_since }`))[0]
        ?.poster_next_since
    expect(await since()).toBeNull()
    await write(`delete from opportunity_trackings where opportunity_id = '${POST}'`)
    for (const [expert, at] of [
      [KENJI, '2026-03-05'],
      [MARCUS, '2026-03-03'],
    ] as const) {
      await apply(expert)
      await change(`agreed_value_cents = 500000, agreed_value_unit = 'month', proposal_submitted_at = '${at}'`, expert)
    }
    expect(await since()).toBe('2026-03-03T00:00:00+00:00')
    await change(`status = 'rejected'`, MARCUS)
    expect(await since()).toBe('2026-03-05T00:00:00+00:00')
    await write(
      `update opportunities set review_status_since = '2026-03-04', review_status = 'changes requested' where id = '${postId('draft')}'`,
    )
    expect(await since(postId('draft'))).toMatch(/^20/)
  })

  it('are the caller’s own and, marked, those they follow as a team member; nobody else’s', async () => {
    expect(await numbersOf('tom')).toBeUndefined()
    expect(await numbersOf('elena')).toBeUndefined()
    expect((await as('nora').rows('own_posts { user_id }')).every(({ user_id }) => user_id === NORA)).toBe(true)
    const [colleague] = await database.query<{ id: string }>(
      `select m.user_id as id from company_members m join opportunities o using (company_id)
       where o.id = '${POST}' and m.user_id <> o.posted_by limit 1`,
    )
    await write(`insert into opportunity_team_members (opportunity_id, user_id, company_id, invited_by)
      select id, '${colleague?.id}', company_id, posted_by from opportunities where id = '${POST}'`)
    const rows = await database.query<{ is_team: boolean; opportunity_id: string }>(
      `select is_team, opportunity_id from own_posts where user_id = '${colleague?.id}' and is_team`,
    )
    expect(rows).toContainEqual({ is_team: true, opportunity_id: POST })
    expect(await as('visitor').refusal('{ own_posts { status } }')).toBe('validation-failed')
  })
})

describe('saved filters', () => {
  const save = (caller: CallerName, name: string, query = 'type=project') =>
    as(caller).ask(
      `mutation ($name: String!, $query: String!) { insert_saved_filters_one(object: { name: $name, query: $query }) { id } }`,
      { name, query },
    )

  it('[X-44] are saved, listed, renamed and deleted by their owner and nobody else', async () => {
    await save('tom', 'My filters')
    const [filter] = await as('tom').rows('saved_filters { id name query }')
    expect(filter).toMatchObject({ name: 'My filters', query: 'type=project' })
    for (const caller of ['nora', 'elena'] as const) {
      expect(await as(caller).rows('saved_filters { id }')).toEqual([])
      expect(await as(caller).affected('update_saved_filters(where: {}, _set: { name: "x" })')).toBe(0)
      expect(await as(caller).affected('delete_saved_filters(where: {})')).toBe(0)
    }
    expect(await as('tom').affected('update_saved_filters(where: {}, _set: { name: "Other" })')).toBe(1)
    expect(await as('tom').affected('delete_saved_filters(where: {})')).toBe(1)
    expect(await as('visitor').refusal('{ saved_filters { id } }')).toBe('validation-failed')
  })

  it.each([
    ['no name', ' ', 'type=project'],
    ['a name of several lines', 'a\nb', 'type=project'],
    ['a name without a visible sign', '\u200b', 'type=project'],
    ['a long name', 'x'.repeat(61), 'type=project'],
    ['nothing to save', 'x', ''],
    ['more than an address holds', 'x', 'x'.repeat(4001)],
  ])('are refused with %s', async (_, name, query) => {
    expect((await save('tom', name, query)).errors?.[0]?.extensions.code).toBe('permission-error')
  })

  it('have each name once, in any case, and are 20 at most', async () => {
    await save('tom', 'Name')
    expect((await save('tom', ' nAME ')).errors?.[0]?.message).toContain('saved_filters_name_once')
    for (let count = 1; count < 20; count++) await save('tom', `Name ${count}`)
    expect((await save('tom', 'One more')).errors?.[0]?.message).toContain('saved_filters_stay_few')
    expect(await as('tom').rows('saved_filters { id }')).toHaveLength(20)
    expect((await save('nora', 'Name')).errors).toBeUndefined()
  })
})
