import { beforeAll, describe, expect, it } from 'vitest'
import { contentId } from './content.testkit.js'
import { createMarket, ELENA, MARCUS, TOM } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)

/** The name of each item, and its topic; the later ones are newer. Elena has the first topic, and others of its category. */
const ITEMS = [
  ['hers', 'Brand strategy'],
  ['near', 'Naming and identity'],
  ['far', 'Reseller channels'],
  ['newestHers', 'Brand strategy'],
  ['newestFar', 'Reseller channels'],
] as const
const START = { place: -2_147_483_647, at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

beforeAll(async () => {
  await database.query('set sagework.seeding = on')
  for (const [index, [name, topic]] of ITEMS.entries())
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief, status, created_at)
       values ($1, $2, $3, $4, rpad('A brief', 60, '.'), 'APPROVED', '2026-01-01'::timestamptz + make_interval(days => $5))`,
      [contentId(name), MARCUS, await topicOf(topic), name, index],
    )
  await database.query('set sagework.seeding = off')
})

async function topicOf(name: string): Promise<string> {
  const [row] = await database.query<{ id: string }>('select id from master_topics where topic_name = $1', [name])
  return row?.id ?? ''
}

async function categoryOf(topic: string): Promise<unknown> {
  const [row] = await database.query('select objective_id as id from master_topics where topic_name = $1', [topic])
  return row?.id
}

type Row = { item_id: string; place: number; created_at: string }
const NAMES = new Map(ITEMS.map(([name]) => [contentId(name), name as string]))

const QUERY = `query ($kind: String!, $sort: String!, $topic: uuid, $category: uuid, $place: Int!, $at: timestamptz!, $id: uuid!, $rows: Int!) {
  find_content(args: { of_kind: $kind, sort: $sort, in_topic: $topic, in_category: $category, after_place: $place,
    after_at: $at, after_id: $id, page_rows: $rows }) { item_id place created_at }
}`

async function page(caller: CallerName, sort: string, more: object = {}): Promise<Row[]> {
  const { data, errors } = await as(caller).ask(QUERY, { kind: 'insight', sort, ...START, rows: 20, ...more })
  expect(errors).toBeUndefined()
  return data?.find_content as Row[]
}
const namesOf = (rows: readonly Row[]) => rows.map(({ item_id }) => NAMES.get(item_id))

/** The whole list, in pages of two. */
async function walk(caller: CallerName, sort: string): Promise<(string | undefined)[]> {
  const rows: Row[] = []
  for (let last: Row | undefined; ; ) {
    const from = last ? { place: last.place, at: last.created_at, id: last.item_id } : {}
    const found = await page(caller, sort, { ...from, rows: 2 })
    rows.push(...found)
    last = found.at(-1)
    if (found.length < 2) return namesOf(rows)
  }
}

describe('lists of content', () => {
  it('[GI-05, INS-04] recommend the reader’s topics, then their categories, then the rest, each newest first', async () => {
    const expected = ['newestHers', 'hers', 'near', 'newestFar', 'far']
    expect(namesOf(await page('elena', 'recommended'))).toEqual(expected)
    expect(await walk('elena', 'recommended')).toEqual(expected)
  })

  it.each(['visitor', 'tom'] as const)('[GI-05] are newest first for a %s without topics', async (caller) => {
    const newest = ITEMS.map(([name]) => name).toReversed()
    expect(await walk(caller, 'recommended')).toEqual(newest)
    expect(await walk(caller, 'newest')).toEqual(newest)
  })

  it('[X-15] don’t take a visitor’s word for who they are', async () => {
    await database.query('insert into expert_details (user_id) values ($1)', [TOM])
    await database.query('insert into expert_topics values ($1, $2)', [TOM, await topicOf('Reseller channels')])
    const hisFirst = ['newestFar', 'far']
    expect((await walk('tom', 'recommended')).slice(0, 2)).toEqual(hisFirst)
    expect((await walk('pretender', 'recommended')).slice(0, 2)).not.toEqual(hisFirst)
  })

  it('[INS-04, QNA-10] go by a count, and by the newest among equals', async () => {
    await database.query(
      `insert into content_votes (item_id, user_id, vote)
       select $1::uuid, id, 'UPVOTE' from (select id from users limit 2) as two union all select $2, $3, 'UPVOTE'`,
      [contentId('far'), contentId('hers'), ELENA],
    )
    const expected = ['far', 'hers', 'newestFar', 'newestHers', 'near']
    expect(await walk('visitor', 'like_count')).toEqual(expected)
    expect(await walk('elena', 'like_count')).toEqual(expected)
    expect(await walk('tom', 'view_count')).toEqual(ITEMS.map(([name]) => name).toReversed())
  })

  it('[INS-05, INS-06] keep to a category or a topic', async () => {
    const topic = await topicOf('Reseller channels')
    const [row] = await database.query<{ id: string }>('select objective_id as id from master_topics where id = $1', [
      await topicOf('Brand strategy'),
    ])
    expect(namesOf(await page('elena', 'recommended', { topic }))).toEqual(['newestFar', 'far'])
    expect(namesOf(await page('visitor', 'like_count', { topic }))).toEqual(['far', 'newestFar'])
    expect(namesOf(await page('visitor', 'like_count', { category: row?.id }))).toEqual(['hers', 'newestHers', 'near'])
    expect(namesOf(await page('visitor', 'view_count', { category: row?.id, rows: 2 }))).toEqual(['newestHers', 'near'])
    expect(namesOf(await page('elena', 'recommended', { category: row?.id }))).toEqual(['newestHers', 'hers', 'near'])
    expect(namesOf(await page('visitor', 'newest', { category: row?.id }))).toEqual(['newestHers', 'near', 'hers'])
  })

  it('[GI-05, INS-05] recommend within a category, also one that a reader has no topic of', async () => {
    const [near, far] = await Promise.all(['Naming and identity', 'Reseller channels'].map(categoryOf))
    const rows = await page('elena', 'recommended', { category: near })
    const last = rows.at(-1)
    expect(rows.map(({ place }) => place)).toEqual([0, 0, 1])
    const after = { place: last?.place, at: last?.created_at, id: last?.item_id }
    expect(await page('elena', 'recommended', { category: near, ...after })).toEqual([])
    expect(namesOf(await page('elena', 'recommended', { category: far }))).toEqual(['newestFar', 'far'])
  })

  it('[GI-29] follow a topic that moves to another category', async () => {
    const [near, far] = await Promise.all(['Naming and identity', 'Reseller channels'].map(categoryOf))
    const move = (to: unknown) =>
      database.query(`update master_topics set objective_id = $1 where topic_name = 'Reseller channels'`, [to])
    await move(near)
    expect(namesOf(await page('visitor', 'newest', { category: near }))).toContain('far')
    expect(await walk('elena', 'recommended')).toEqual(['newestHers', 'hers', 'newestFar', 'far', 'near'])
    await move(far)
    expect(namesOf(await page('visitor', 'newest', { category: near }))).not.toContain('far')
  })

  it('[GI-03] hold one kind', async () => {
    expect(await page('elena', 'recommended', { kind: 'answer' })).toEqual([])
  })

  it('take a text as a text', async () => {
    expect(namesOf(await page('visitor', "newest'; drop table insights; --"))).toHaveLength(ITEMS.length)
  })
})
