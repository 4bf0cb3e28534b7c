import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, MARCUS, NORA } from './market.testkit.js'

const database = await createMarket()
const POSTS = 3000
const PAGE_ROWS = 21

/** Of thousands of open posts, Elena has answered all but the oldest hundred, and Marcus none. */
beforeAll(async () => {
  await database.query(`begin;
    set local sagework.seeding = on;
    delete from opportunity_trackings; delete from expert_topics; delete from expert_domains; delete from expert_expertise;
    update expert_details set country_id = null;
    insert into expert_topics select person::uuid, topic_id from
      (values ('${ELENA}'), ('${MARCUS}')) as people (person), (select topic_id from opportunity_topics limit 1) t;
    insert into opportunities (type, status, title, brief, posted_by, published_at)
      select 'project', 'published', 'crowd', repeat('x', 120), '${NORA}', '2027-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, ${POSTS}) n;
    insert into opportunity_topics select o.id, t.topic_id
      from opportunities o, (select topic_id from expert_topics limit 1) t where title = 'crowd';
    insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
      select id, '${ELENA}', (array['interested', 'rejected', 'opted out'])[1 + extract(minute from published_at)::int % 3], now()
      from opportunities where title = 'crowd' order by published_at desc limit ${POSTS - 100};
    commit`)
  await database.query('vacuum analyze')
})

/** The pages of memory that the first page of the list takes, and its rows. */
async function costFor(expert: string) {
  const page = `select * from private.newest_matches('${expert}', '-infinity', 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', ${PAGE_ROWS})`
  await database.query(page) // loads what is cached
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${page}`,
  )
  const { Plan } = row?.['QUERY PLAN'][0] ?? {}
  return {
    rows: Plan?.['Actual Rows'],
    blocks: (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0),
  }
}

describe('a page of an expert’s matches', () => {
  it('[GO-27] costs the same after thousands of answered posts, and is full', async () => {
    const [fresh, busy] = [await costFor(MARCUS), await costFor(ELENA)]
    expect([fresh.rows, busy.rows]).toEqual([PAGE_ROWS, PAGE_ROWS])
    // the entries that are passed lie beside one another, about a hundred to a block
    expect(busy.blocks).toBeLessThan(fresh.blocks + POSTS / 30)
  })
})
