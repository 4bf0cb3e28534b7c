import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, MARCUS } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)

type Row = { user_id: string; place: number; name: string; created_at: string }
const START = { place: -2_147_483_647, name: '', at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const QUERY = `query ($filter: jsonb!, $sort: String!, $place: Int!, $name: String!, $at: timestamptz!, $id: uuid!, $rows: Int!) {
  find_leading_experts(args: { filter: $filter, sort: $sort, after_place: $place, after_name: $name, after_at: $at,
    after_id: $id, page_rows: $rows }, order_by: [{ place: asc }, { name: asc }, { created_at: desc }, { user_id: desc }]) {
    user_id place name created_at expert { id } }
}`

async function page(filter: object, sort = 'recommended', more: object = {}): Promise<Row[]> {
  const { data, errors } = await as('tom').ask(QUERY, { filter, sort, ...START, rows: 100, ...more })
  expect(errors).toBeUndefined()
  return data?.find_leading_experts as Row[]
}
const idsOf = async (filter: object, sort?: string) => (await page(filter, sort)).map(({ user_id }) => user_id)

/** The whole list, in pages of two. */
async function walk(sort: string): Promise<string[]> {
  const ids: string[] = []
  for (let last: Row | undefined; ; ) {
    const from = last ? { place: last.place, name: last.name, at: last.created_at, id: last.user_id } : {}
    const found = await page({}, sort, { ...from, rows: 2 })
    ids.push(...found.map(({ user_id }) => user_id))
    last = found.at(-1)
    if (found.length < 2) return ids
  }
}

const listed = () =>
  database.query<{ id: string; name: string; created_at: Date; shared: number; price: number | null }>(
    `select id, lower(last_name || ' ' || first_name) as name, users.created_at,
       (select count(*) from content_items where author_id = users.id and is_public)::int as shared,
       (select min(price_cents) from advice_offerings where user_id = users.id and enabled and deleted_at is null) as price
     from users join expert_details on user_id = id
     where is_expert and not is_suspended and profile_complete_percent = 100
     order by created_at desc, id desc`,
  )

const topicOf = async (expert: string) => {
  const [row] = await database.query<{ id: string }>(
    'select topic_id as id from expert_topics where user_id = $1 limit 1',
    [expert],
  )
  return row?.id ?? ''
}

beforeAll(async () => {
  // one of them offers calls
  await database.query(
    `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents)
     select $1, $2, 'How to find the price that your customers accept', rpad('What we talk about', 120, '.'), 30, cents
     from unnest('{12500,20000}'::int[]) as cents`,
    [ELENA, await topicOf(ELENA)],
  )
})

describe('the list of leading experts', () => {
  it('[BASE-16] holds the experts with a complete profile who aren’t suspended', async () => {
    const expected = (await listed()).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(2)
    expect((await idsOf({})).sort()).toEqual(expected.toSorted())
  })

  it.each(['recommended', 'newest', 'name', 'lowest price'])('is walked by pages in the order “%s”', async (sort) => {
    const people = await listed()
    const keys = {
      recommended: (one: (typeof people)[number]) => -one.shared,
      newest: () => 0,
      name: (one: (typeof people)[number]) => one.name,
      'lowest price': (one: (typeof people)[number]) => one.price ?? 2_147_483_647,
    } as const
    const key = keys[sort as keyof typeof keys]
    // stable, and the newest come first among equals
    const expected = people.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)).map(({ id }) => id)
    expect(await idsOf({}, sort)).toEqual(expected)
    expect(await walk(sort)).toEqual(expected)
  })

  it('is narrowed by any value of a filter, and by every filter', async () => {
    const topic = await topicOf(ELENA)
    const having = await database.query<{ id: string }>('select user_id as id from expert_topics where topic_id = $1', [
      topic,
    ])
    const everybody = await idsOf({})
    expect((await idsOf({ topics: [topic] })).sort()).toEqual(
      having
        .map(({ id }) => id)
        .filter((id) => everybody.includes(id))
        .sort(),
    )
    const two = await idsOf({ topics: [topic, await topicOf(MARCUS)] })
    expect(two).toEqual(expect.arrayContaining([ELENA, MARCUS]))
    expect(await idsOf({ topics: [topic], countries: ['00000000-0000-4000-8000-000000000000'] })).toEqual([])
  })

  it('is narrowed by what experts offer and by what their calls cost', async () => {
    expect(await idsOf({ hasAdvice: true })).toEqual([ELENA])
    expect(await idsOf({ prices: [{ minCents: 10_000, maxCents: 15_000 }] })).toEqual([ELENA])
    expect(await idsOf({ prices: [{ minCents: 15_000, maxCents: null }] })).toEqual([ELENA])
    expect(await idsOf({ prices: [{ minCents: 13_000, maxCents: 19_000 }] })).toEqual([])
    expect(await idsOf({ isForHire: true })).toEqual([])
    await database.query('update expert_details set is_available_for_hire_as_cxo = true where user_id = $1', [KENJI])
    await database.query(
      `insert into fractional_rate_cards (user_id, min_value_cents, max_value_cents, starting_at_cents, rate_unit_id, category_id)
       select $1, 70000, 90000, 70000, unit.id, category.id from opportunity_duration_types as unit, master_objectives as category
       where unit.code = 'day' limit 1 on conflict (user_id) do nothing`,
      [KENJI],
    )
    expect(await idsOf({ isForHire: true })).toEqual([KENJI])
  })

  it('finds by names and subjects, begun words too', async () => {
    const [elena] = await database.query<{ last_name: string }>('select last_name from users where id = $1', [ELENA])
    expect(await idsOf({ words: elena?.last_name.slice(0, 4) })).toContain(ELENA)
    expect(await idsOf({ words: '??' })).toEqual([])
  })

  /** Whom the global search finds. */
  async function hitsOf(filter: object): Promise<string[]> {
    const { data } = await as('tom').ask(
      `query ($filter: jsonb!) { search_experts(args: { filter: $filter, skip: 0, page_rows: 10 }) { user_id } }`,
      { filter: { ...filter, isBegun: true } },
    )
    return (data as { search_experts: Row[] }).search_experts.map(({ user_id }) => user_id)
  }

  it.each([
    'elnea',
    'elena gibberishness',
    'elena marchetti gibberishness balderdashes',
    'elena marchetti elenas marchettis gibberishness balderdashes poppycocks flapdoodles',
  ])('finds as the global search does: %s', async (words) => {
    const hits = await hitsOf({ words })
    expect(hits).toContain(ELENA)
    expect((await idsOf({ words })).sort()).toEqual(hits.sort())
    expect((await idsOf({ words }, 'none')).length).toBe(hits.length)
  })

  it('finds what has half of the words among those it is narrowed to, whoever else has all of them', async () => {
    const [kenji] = await database.query('select designation from users where id = $1', [KENJI])
    await database.query(`update users set designation = 'Elena of xylographs' where id = $1`, [KENJI])
    const words = 'elena xylographs'
    expect(await idsOf({ words })).toEqual([KENJI])
    const narrowed = { words, topics: [await topicOf(ELENA)] }
    expect(await idsOf(narrowed)).toEqual([ELENA])
    expect(await hitsOf(narrowed)).toEqual([ELENA])
    // behind the last page of those who have all of the words, nobody follows who has half of them
    const [last] = await page({ words })
    expect(await page({ words }, 'recommended', { place: last?.place, at: last?.created_at, id: KENJI })).toEqual([])
    await database.query('update users set designation = $2 where id = $1', [KENJI, kenji?.designation])
  })

  it('follows what experts, their offers and their texts become', async () => {
    await database.query('update advice_offerings set enabled = false where user_id = $1', [ELENA])
    expect(await idsOf({ hasAdvice: true })).toEqual([])
    await database.query('update users set is_suspended = true where id = $1', [KENJI])
    expect(await idsOf({})).not.toContain(KENJI)
    await database.query('update users set is_suspended = false where id = $1', [KENJI])
    expect(await idsOf({})).toContain(KENJI)
    await database.query('set sagework.seeding = on')
    await database.query(
      `insert into insights (user_id, topic_id, title, brief, status)
       select $1, $2, 'Insight ' || n, rpad('A brief', 60, '.'), 'APPROVED' from generate_series(1, 3) as n`,
      [MARCUS, await topicOf(ELENA)],
    )
    await database.query('set sagework.seeding = off')
    expect((await idsOf({}))[0]).toBe(MARCUS)
  })

  it('is for members only, and takes a text as a text', async () => {
    const { errors } = await as('visitor').ask(QUERY, { filter: {}, sort: 'newest', ...START, rows: 5 })
    expect(errors?.[0]?.message).toContain('find_leading_experts')
    const hostile = "'; drop table users; --"
    expect(await idsOf({ words: hostile }, `name${hostile}`)).toEqual([])
    expect(await page({}, 'name', { name: `zz${hostile}` })).toEqual([])
    expect(await idsOf({})).not.toEqual([])
  })
})
