import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, MARCUS } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)

/** The subject of each offer, its topic, length and price in cents; the later ones are newer. */
const OFFERS = [
  ['Which words your product is bought for', 'Brand strategy', 30, 12_500, ELENA],
  ['How resellers are found, and how they are kept', 'Reseller channels', 45, 30_000, ELENA],
  ['A first conversation about what you do and need', 'Brand strategy', 20, 0, MARCUS],
  ['What a good contract with a reseller looks like', 'Reseller channels', 30, 12_500, MARCUS],
] as const
const [WORDS, RESELLERS, FREE, CONTRACT] = OFFERS.map(([subtopic]) => subtopic)

const START = { place: -2_147_483_647, at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const QUERY = `query ($filter: jsonb!, $sort: String!, $place: Int!, $at: timestamptz!, $id: uuid!, $rows: Int!) {
  find_advices(args: { filter: $filter, sort: $sort, after_place: $place, after_at: $at, after_id: $id, page_rows: $rows },
    order_by: [{ place: asc }, { created_at: desc }, { advice_id: desc }]) { advice_id place created_at card { subtopic } } }`
type Row = { advice_id: string; place: number; created_at: string; card: { subtopic: string } }

const topicOf = async (name: string) =>
  (await database.query<{ id: string }>('select id from master_topics where topic_name = $1', [name]))[0]?.id ?? ''

beforeAll(async () => {
  for (const [index, [subtopic, topic, minutes, cents, by]] of OFFERS.entries())
    await database.query(
      `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, is_introductory, created_at)
       values ($1, $2, $3, rpad('What we talk about', 120, '.'), $4, $5, $5 = 0,
         '2026-01-01'::timestamptz + make_interval(days => $6))`,
      [by, await topicOf(topic), subtopic, minutes, cents, index],
    )
})

async function page(caller: CallerName, filter: object, sort = 'newest', more: object = {}): Promise<Row[]> {
  const { data, errors } = await as(caller).ask(QUERY, { filter, sort, ...START, rows: 50, ...more })
  expect(errors).toBeUndefined()
  return data?.find_advices as Row[]
}
const found = async (filter: object, sort?: string, caller: CallerName = 'tom') =>
  (await page(caller, filter, sort)).map(({ card }) => card.subtopic)

describe('the list of calls', () => {
  it.each(['visitor', 'tom', 'elena'] as const)(
    '[BASE-15] %s reads the active offers, the newest first',
    async (who) => {
      expect(await found({}, 'newest', who)).toEqual([CONTRACT, FREE, RESELLERS, WORDS])
    },
  )

  it.each([
    ['newest', [CONTRACT, FREE, RESELLERS, WORDS]],
    ['lowest price', [FREE, CONTRACT, WORDS, RESELLERS]],
    ['highest price', [RESELLERS, CONTRACT, WORDS, FREE]],
  ])('is walked by pages in the order “%s”', async (sort, expected) => {
    const subjects: string[] = []
    for (let last: Row | undefined; ; ) {
      const from = last ? { place: last.place, at: last.created_at, id: last.advice_id } : {}
      const rows = await page('tom', {}, sort, { ...from, rows: 2 })
      subjects.push(...rows.map(({ card }) => card.subtopic))
      last = rows.at(-1)
      if (rows.length < 2) break
    }
    expect(subjects).toEqual(expected)
  })

  it('is narrowed by any value of a filter, and by every filter', async () => {
    const topics = [await topicOf('Reseller channels')]
    expect(await found({ topics })).toEqual([CONTRACT, RESELLERS])
    expect(await found({ topics, durations: ['30', '60'] })).toEqual([CONTRACT])
    expect(await found({ prices: [{ minCents: 0, maxCents: 0 }] })).toEqual([FREE])
    expect(
      await found({
        prices: [
          { minCents: 25_000, maxCents: null },
          { minCents: 0, maxCents: 0 },
        ],
      }),
    ).toEqual([...[FREE, RESELLERS]])
  })

  it('finds by words, begun ones too', async () => {
    expect((await found({ words: 'resell' })).sort()).toEqual([CONTRACT, RESELLERS].toSorted())
    expect(await found({ words: '??' })).toEqual([])
    expect(await found({ words: "'; drop table users; --" }, "newest'; drop table users; --")).toEqual([])
  })

  it('finds what has half of the words among those it is narrowed to, if nothing there has all of them', async () => {
    const words = 'reseller contract'
    expect(await found({ words })).toEqual([CONTRACT])
    expect(await found({ words, durations: ['45'] })).toEqual([RESELLERS])
    expect(await found({ words, durations: ['20'] })).toEqual([])
    const many = 'resellers found kept gibberishness balderdashes poppycocks flapdoodles'
    expect(await found({ words: many })).toEqual([])
    expect(await found({ words: many.replace('poppycocks', 'channels') })).toEqual([RESELLERS])
  })

  it('leaves out what is inactive or of somebody suspended', async () => {
    await database.query('update advice_offerings set enabled = false where subtopic = $1', [CONTRACT])
    expect(await found({})).toEqual([FREE, RESELLERS, WORDS])
    await database.query('update users set is_suspended = true where id = $1', [ELENA])
    expect(await found({})).toEqual([FREE])
    await database.query('update users set is_suspended = false where id = $1', [ELENA])
  })
})
