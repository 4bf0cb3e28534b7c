import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMON_WORDS } from '#contract/opportunities/common-words.js'
import { withClient } from '#scripts/lib/database/database.mjs'
import { createMarket, ELENA, INGRID, NORA, TOM } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database, { roots: 'named' })
/** With the root fields that nothing asks for. */
const anyRoot = await openPermissions(database)

/** The cursor before everything. */
const FIRST = `after_at: "infinity", after_cents: 9007199254740991, after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff"`
const LOWEST = FIRST.replace('9007199254740991', '-1')

/** Posts by title, the newest last. Amounts are in dollars. */
const POSTS = {
  pipeline: { type: 'project', unit: 'month', min: 4_000, max: 8_000, text: 'Our sales pipeline is slow.' },
  batteries: { type: 'fractional', unit: 'day', min: 700, max: 900, text: 'We sell batteries to farms.' },
  hidden: { type: 'fractional', unit: 'week', min: 3_000, max: 3_500, text: 'We sell something.' },
  advice: { type: 'advice', unit: null, min: null, max: null, text: 'One question about prices.' },
  ended: { type: 'project', unit: 'month', min: 1_000, max: 2_000, text: 'It is over.', status: 'completed' },
  own: { type: 'project', unit: 'month', min: 30_000, max: 40_000, text: 'Not approved yet.', status: 'draft' },
} as const
type PostName = keyof typeof POSTS

let country = ''
const subject: Record<'topic' | 'domain' | 'skill', string> = { topic: '', domain: '', skill: '' }

beforeAll(async () => {
  const idOf = async (sql: string) => (await database.query<{ id: string }>(sql))[0]?.id ?? ''
  await database.query('begin; set local sagework.seeding = on; delete from opportunities; commit')
  country = await idOf('select id from master_countries order by country_name limit 1')
  subject.topic = await idOf('select id from master_topics where is_approved_by_admin order by id offset 3 limit 1')
  subject.domain = await idOf('select id from master_domains where not deleted order by id limit 1')
  subject.skill = await idOf('select id from master_expertise where not deleted order by id limit 1')
  for (const [place, [title, post]] of Object.entries(POSTS).entries()) {
    const status = 'status' in post ? post.status : 'published'
    await database.query(`begin; set local sagework.seeding = on; ${insertOf(title, place, status, post)}commit`)
  }
  await database.query(`
    insert into opportunity_topics select id, '${subject.topic}' from opportunities where title in ('pipeline', 'ended');
    insert into opportunity_domains select id, '${subject.domain}' from opportunities where title in ('pipeline', 'batteries');
    insert into opportunity_skills select id, '${subject.skill}' from opportunities where title = 'advice';
    update opportunities set country_id = '${country}' where title = 'hidden'`)
})

interface Post {
  type: string
  unit: string | null
  min: number | null
  max: number | null
  text: string
}
function insertOf(title: string, place: number, status: string, { type, unit, min, max, text }: Post): string {
  const cents = (dollars: number | null) => (dollars === null ? 'null' : dollars * 100)
  return `insert into opportunities (type, status, title, brief, posted_by, company_id, category_id, duration_months,
      duration_type_id, min_budget_cents, max_budget_cents, created_at)
    select '${type}', '${status}', '${title}', rpad('${text}', 120, '.'), '${NORA}', (select company_id from users where id = '${NORA}'),
      (select id from master_objectives limit 1), 2, (select id from opportunity_duration_types where code = '${unit}'),
      ${cents(min)}, ${cents(max)}, '2026-01-0${place + 1}';`
}

interface Asked {
  filter?: Record<string, unknown>
  sort?: 'newest' | 'highest budget' | 'lowest budget'
  caller?: CallerName
}

async function find({ filter = {}, sort = 'newest', caller = 'elena' }: Asked = {}, after?: string, rows = 50) {
  const cursor = after ?? (sort === 'lowest budget' ? LOWEST : FIRST)
  const { data, errors } = await as(caller).ask(
    `query ($filter: jsonb!, $sort: String!) {
       find_opportunities(args: { filter: $filter, sort: $sort, ${cursor}, page_rows: ${rows} }) {
         created_at budget_from_cents budget_to_cents opportunity_id opportunity { title }
       } }`,
    { filter, sort },
  )
  expect(errors).toBeUndefined()
  return data?.find_opportunities as {
    created_at: string
    budget_from_cents: string
    budget_to_cents: string
    opportunity_id: string
    opportunity: { title: string }
  }[]
}
const titles = async (asked: Asked = {}) => (await find(asked)).map((row) => row.opportunity.title)

describe('the list of opportunities', () => {
  it('[GO-83] has what has ended too, newest first, and nobody else’s drafts', async () => {
    expect(await titles()).toEqual(['ended', 'advice', 'hidden', 'batteries', 'pipeline'])
    expect(await titles({ caller: 'nora' })).toEqual(['own', 'ended', 'advice', 'hidden', 'batteries', 'pipeline'])
  })

  it('[GO-83] keeps what was deleted from everybody, whatever statuses they ask for', async () => {
    const filter = { statuses: ['draft', 'deleted', 'draft_deleted'] }
    expect(await titles({ filter })).toEqual([])
    expect(await titles({ filter, caller: 'nora' })).toEqual(['own'])
  })

  it('[X-16] has nothing by people who are suspended, until they are back', async () => {
    const suspend = (isSuspended: boolean) =>
      database.query('update users set is_suspended = $2 where id = $1', [NORA, isSuspended])
    const before = await titles()
    await suspend(true)
    try {
      expect(await titles()).toEqual([])
      // whatever happens to a post meanwhile
      await database.query(`update opportunities set updated_at = now() where title = 'hidden'`)
      expect(await titles({ filter: { statuses: ['published', 'paused'] } })).toEqual([])
    } finally {
      await suspend(false)
    }
    expect(await titles()).toEqual(before)
  })

  it('[X-16] has nothing by people who are suspended while their post is being changed', async () => {
    const before = await titles()
    await withClient(database.ownerUrl, (staff) =>
      withClient(database.ownerUrl, async (poster) => {
        await staff.query('begin')
        await staff.query('select from users where id = $1 for update', [NORA])
        await staff.query('update users set is_suspended = true where id = $1', [NORA])
        const changed = poster.query(`update opportunities set brief = brief || ' ' where title = 'hidden'`)
        await expect
          .poll(() =>
            database.query(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^update opportunities set brief' and datname = current_database()`,
            ),
          )
          .toHaveLength(1)
        await staff.query('commit')
        await changed
      }),
    )
    try {
      expect(await titles()).toEqual([])
    } finally {
      await database.query('update users set is_suspended = false where id = $1', [NORA])
    }
    expect(await titles()).toEqual(before)
  })

  const filters: [string, () => Record<string, unknown>, PostName[]][] = [
    ['statuses', () => ({ statuses: ['published'] }), ['advice', 'hidden', 'batteries', 'pipeline']],
    ['types', () => ({ types: ['project', 'advice'] }), ['ended', 'advice', 'pipeline']],
    ['countries', () => ({ countries: [country] }), ['hidden']],
    ['topics', () => ({ topics: [subject.topic, TOM] }), ['ended', 'pipeline']],
    ['domains', () => ({ domains: [subject.domain] }), ['batteries', 'pipeline']],
    ['skills', () => ({ skills: [subject.skill] }), ['advice']],
    ['units of the budget', () => ({ units: ['day', 'week'] }), ['hidden', 'batteries']],
    [
      'several budgets, each in its unit',
      () => ({
        budgets: [
          { unit: 'month', minCents: 700_000, maxCents: null },
          { unit: 'day', maxCents: 80_000 },
        ],
      }),
      ['batteries', 'pipeline'],
    ],
    [
      'all of these at once',
      () => ({ topics: [subject.topic], domains: [subject.domain], types: ['project'] }),
      ['pipeline'],
    ],
    [
      'empty lists, which narrow nothing',
      () => ({ types: [], topics: [], words: ' ', statuses: ['completed'] }),
      ['ended'],
    ],
  ]
  it.each(filters)('is narrowed by %s', async (_, filter, expected) => {
    expect(await titles({ filter: filter() })).toEqual(expected)
  })

  it('[X-70] is sorted by budget as it would be per month, and posts without one come last', async () => {
    // $900 per day is $19,500 per month, $3,500 per week is $15,167
    expect(await titles({ sort: 'highest budget' })).toEqual(['batteries', 'hidden', 'pipeline', 'ended', 'advice'])
    expect(await titles({ sort: 'lowest budget' })).toEqual(['ended', 'pipeline', 'hidden', 'batteries', 'advice'])
  })

  it.each(['newest', 'highest budget', 'lowest budget'] as const)(
    'sorted by %s comes in pages that miss nothing',
    async (sort) => {
      const everything = await titles({ sort, caller: 'nora' })
      const paged: string[] = []
      let cursor = sort === 'lowest budget' ? LOWEST : FIRST
      for (let page = 0; page < everything.length; page++) {
        const [row] = await find({ sort, caller: 'nora' }, cursor, 1)
        paged.push(row?.opportunity.title ?? 'nothing')
        const cents = sort === 'lowest budget' ? row?.budget_from_cents : row?.budget_to_cents
        cursor = `after_at: "${row?.created_at}", after_cents: "${cents}", after_id: "${row?.opportunity_id}"`
      }
      expect(paged).toEqual(everything)
    },
  )

  it('counts no further than it is asked to', async () => {
    const { data } = await as('elena').ask(
      `{ find_opportunities_aggregate(args: { filter: {}, sort: "newest", ${FIRST}, page_rows: 3 }) { aggregate { count } } }`,
    )
    expect(data).toEqual({ find_opportunities_aggregate: { aggregate: { count: 3 } } })
  })

  it('is the same as what the row filter of posts shows', async () => {
    for (const caller of ['elena', 'tom', 'nora'] as const) {
      const rows = await anyRoot(caller).rows('opportunities(order_by: { created_at: desc }) { title }')
      expect(await titles({ caller })).toEqual(rows.map(({ title }) => title))
    }
  })

  it('is not for visitors', async () => {
    expect(await as('visitor').refusal(`{ find_opportunities(args: {}) { opportunity_id } }`)).toBe('validation-failed')
  })
})

describe('budgets of the whole work, and with one end', () => {
  const AMOUNTS = { both: [1_000, 2_000], least: [3_000, null], most: [null, 6_000], none: [null, null] } as const
  const asked = (filter: object = {}, sort: Asked['sort'] = 'newest') =>
    titles({ filter: { ...filter, types: ['collaboration'] }, sort })

  beforeAll(async () => {
    for (const [place, [title, [min, max]]] of Object.entries(AMOUNTS).entries())
      await database.query(`begin; set local sagework.seeding = on;
        ${insertOf(title, place, 'published', { type: 'collaboration', unit: null, min, max, text: 'Work with us.' })} commit`)
  })
  afterAll(() =>
    database.query(`begin; set local sagework.seeding = on;
      delete from opportunities where type = 'collaboration'; commit`),
  )

  it('[X-70] are found in total, and in no unit of time', async () => {
    expect(await asked({ units: ['total'] })).toEqual(['most', 'least', 'both'])
    expect(await asked({ units: ['day', 'week', 'month'] })).toEqual([])
    expect(await asked({ budgets: [{ unit: 'total', minCents: 250_000, maxCents: 500_000 }] })).toEqual(['least'])
    expect(await asked({ budgets: [{ unit: 'total', minCents: 500_000 }] })).toEqual(['most'])
  })

  it('[GO-76] with one end are sorted by that amount, before those without any', async () => {
    expect(await asked({}, 'highest budget')).toEqual(['most', 'least', 'both', 'none'])
    expect(await asked({}, 'lowest budget')).toEqual(['both', 'least', 'most', 'none'])
  })

  it('follow edits', async () => {
    const set = (values: string) => database.query(`update opportunities set ${values} where title = 'least'`)
    await set(`duration_type_id = (select id from opportunity_duration_types where code = 'week')`)
    expect(await asked({ units: ['week'] })).toEqual(['least'])
    await set('duration_type_id = null, min_budget_cents = null')
    expect(await asked({ units: ['total'] })).toEqual(['most', 'both'])
  })
})

describe('searching opportunities', () => {
  const found = (words: string, caller: CallerName = 'elena') => titles({ filter: { words }, caller })

  it('finds words of the title and the brief, in any form', async () => {
    expect(await found('battery')).toEqual(['batteries'])
    expect(await found('selling')).toEqual(['hidden', 'batteries'])
    expect(await found('sell -farm')).toEqual(['hidden'])
    expect(await found('"sales pipeline"')).toEqual(['pipeline'])
  })

  it('forgives typos', async () => {
    expect(await found('pipelnie')).toEqual(['pipeline'])
    expect(await found('sales pipline')).toEqual(['pipeline'])
    expect(await found('gibberishness')).toEqual([])
  })

  it.each([
    ['a line of signs', '-'.repeat(40), []],
    ['a line of signs before a word', `${'-'.repeat(40)} pipeline`, ['pipeline']],
    ['a line of signs before a word that is ruled out', `${'-'.repeat(40)} -pipeline`, ['pipeline']],
    ['many empty quotes', `${'-""'.repeat(50)} pipeline`, ['pipeline']],
    ['nothing but commas', ',,,', []],
  ])('takes %s for what it is', async (_what, words, titles) => {
    expect(await found(words)).toEqual(titles)
  })

  it('finds what has half of the words, if nothing that it is narrowed to has all of them', async () => {
    expect(await found('pipeline gibberishness')).toEqual(['pipeline'])
    expect(await found('pipeline gibberishness balderdashes')).toEqual([])
    expect(await found('sales or battery')).toEqual(['batteries', 'pipeline'])
    expect(await found('sales pipeline')).toEqual(['pipeline'])
  })

  it('finds the names of topics, domains and skills, and follows them when they are renamed', async () => {
    const rename = (name: string) =>
      database.query(`update master_topics set topic_name = '${name}' where id = '${subject.topic}'`)
    await rename('Zymurgy')
    expect(await found('zymurgy')).toEqual(['ended', 'pipeline'])
    await rename('Xylography')
    expect(await found('zymurgy')).toEqual([])
    expect(await found('xylography')).toEqual(['ended', 'pipeline'])
    await database.query(`update master_topics set deleted = true where id = '${subject.topic}'`)
    expect(await found('xylography')).toEqual([])
    await database.query(`update master_topics set deleted = false where id = '${subject.topic}'`)
  })

  it('follows edits, subjects that are taken away, and deletions', async () => {
    await database.query(`update opportunities set title = 'kiwi' where title = 'advice'`)
    expect(await found('kiwi')).toEqual(['kiwi'])
    await database.query(
      `delete from opportunity_skills; update opportunities set title = 'advice' where title = 'kiwi'`,
    )
    expect(await titles({ filter: { skills: [subject.skill] } })).toEqual([])
    await database.query(
      `insert into opportunity_skills select id, '${subject.skill}' from opportunities where title = 'advice'`,
    )
  })

  it('[X-32, GO-82] finds nobody’s company or name, whoever searches', async () => {
    for (const caller of ['elena', 'tom', 'nora'] as const)
      for (const name of ['Brightwater', 'Nora', 'nora@brightwater.example'])
        expect(await found(name, caller)).toEqual([])
  })

  it.each(['the', 'and the', '"of"', 'to -be'])(
    'ignores %s, which is too common, alone as it does beside others',
    async (words) => {
      expect(await found(words)).toEqual(await titles({ filter: {} }))
    },
  )

  it('ignores exactly the words that the page says are ignored', async () => {
    const [row] = await database.query<{ words: string[] }>(
      `select array_agg(word) as words from unnest($1::text[]) as word where numnode(websearch_to_tsquery('english', word)) > 0`,
      [[...COMMON_WORDS]],
    )
    expect(row?.words).toBeNull()
    expect(await found('more')).toEqual(await titles({ filter: {} }))
  })

  it('takes anything typed for words', async () => {
    for (const words of [`'; drop table users; --`, '& | ! ( ) : *', '"', '\\', '%', '🙂'])
      expect(await found(words)).toEqual([])
  })

  it('refuses filters that are none', async () => {
    for (const filter of ['{ types: "project" }', '{ topics: ["x"] }', '{ budgets: [{ minCents: "x" }] }'])
      await as('elena').refusal(
        `{ find_opportunities(args: { filter: ${filter}, sort: "newest", ${FIRST}, page_rows: 1 }) { opportunity_id } }`,
      )
  })
})

describe('whoever the session names', () => {
  it('decides whose drafts are listed; a header or argument can’t', async () => {
    expect(
      await titles({ filter: { statuses: ['draft'], posted_by: NORA, hasura_session: { 'x-hasura-user-id': NORA } } }),
    ).toEqual([])
    expect([ELENA, INGRID]).not.toContain(NORA)
  })
})
