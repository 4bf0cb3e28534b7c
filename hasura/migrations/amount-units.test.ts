import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const FOLDER = new URL('./default/1700000019000_add_amount_units/', import.meta.url)
const sqlOf = (direction: 'up' | 'down') => readFileSync(new URL(`${direction}.sql`, FOLDER), 'utf8')
const EXPERTS = ['elena-marchetti', 'kenji-mori', 'marcus-webb'] as const
type Expert = (typeof EXPERTS)[number]

const database = await createTestDatabase()
const owner = new pg.Client({ connectionString: database.ownerUrl })
await owner.connect()
afterAll(() => owner.end())
const rows = async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows
const idOf = async (expert: Expert) => (await rows('select id from users where slug = $1', [expert]))[0].id

/** A post that asked for months, then from 2026-02-01 for days; one line per amount as it was before X-70. */
async function oldMarket(): Promise<string> {
  const [{ id }] = await rows(`insert into opportunities (type, title, brief, posted_by, duration_type_id, version_no)
    select 'fractional', 'Fractional CMO', repeat('A brief. ', 40), id, (select id from opportunity_duration_types where code = 'day'), 1
    from users where slug = 'nora-lindqvist' returning id`)
  await rows(
    `insert into opportunity_versions (opportunity_id, version_no, snapshot, edited_by, created_at)
     select $1, 1, json_build_object('durationType', (select id from opportunity_duration_types where code = 'month')), id,
       '2026-02-01' from users where slug = 'nora-lindqvist'`,
    [id],
  )
  await owner.query(`begin; set local sagework.seeding = on;
    update opportunities set status = 'published', version_no = 2 where id = '${id}'; commit`)
  return id
}

async function offer(post: string, expert: Expert, answersVersion: number | null): Promise<void> {
  await owner.query(`begin; set local sagework.seeding = on;
    insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
      proposal_submitted_at, answers_version_no)
    values ('${post}', '${await idOf(expert)}', 'pending', '2026-01-03', 600000, '2026-01-04', ${answersVersion}); commit`)
}

async function noted(post: string, expert: Expert, event: string, at: string): Promise<void> {
  await rows(
    `insert into opportunity_history (opportunity_id, user_id, actor_role, event, amount_cents, created_at)
     values ($1, $2, 'expert', $3, 600000, $4)`,
    [post, await idOf(expert), event, at],
  )
}

async function counter(post: string, expert: Expert, status: string, at: string): Promise<void> {
  await owner.query(`begin; set local sagework.seeding = on;
    insert into counter_offers (opportunity_id, user_id, counter_amount_cents, feedback, feedback_rich_text,
      counter_from_company, counter_from_expert, status, created_at)
    values ('${post}', '${await idOf(expert)}', 550000, repeat('x', 50), '{}', true, false, '${status}', '${at}'); commit`)
}

const hire = async (post: string, expert: Expert) =>
  rows(
    `insert into hires (opportunity_id, user_id, agreed_value_cents, hired_at) values ($1, $2, 600000, '2026-03-01')`,
    [post, await idOf(expert)],
  )

describe('the unit of earlier amounts', () => {
  let post: string
  beforeAll(async () => {
    // rolled back as it was before the audit read amounts, and hires became records of deals
    await owner.query('drop view private.post_events cascade; drop trigger hires_record_deal on hires')
    await owner.query(sqlOf('down'))
    post = await oldMarket()
    // the first offered once, before the edit; the second changed the offer after it; the third is known by its version
    // only
    await offer(post, 'elena-marchetti', 1)
    await noted(post, 'elena-marchetti', 'proposal_submitted', '2026-01-04')
    await offer(post, 'kenji-mori', 1)
    await noted(post, 'kenji-mori', 'proposal_submitted', '2026-01-04')
    await noted(post, 'kenji-mori', 'offer_changed', '2026-02-02')
    await offer(post, 'marcus-webb', 2)
    await counter(post, 'elena-marchetti', 'pending', '2026-02-03')
    await counter(post, 'kenji-mori', 'accepted', '2026-01-20')
    await noted(post, 'kenji-mori', 'counter_offer_accepted', '2026-02-20')
    for (const expert of EXPERTS) await hire(post, expert)
    await noted(post, 'kenji-mori', 'hired', '2026-03-01')
    await owner.query(sqlOf('up'))
  })

  it('[X-70] is the post’s at the time each was given', async () => {
    expect(
      await rows(
        `select u.slug as expert, t.agreed_value_unit as offer, c.counter_amount_unit as counter, h.agreed_value_unit as hire
         from opportunity_trackings t join users u on u.id = t.user_id join hires h using (opportunity_id, user_id)
         left join counter_offers c using (opportunity_id, user_id) where t.opportunity_id = $1 order by 1`,
        [post],
      ),
    ).toEqual([
      // nobody accepted this counter offer, so the hire is at the offer
      { expert: 'elena-marchetti', offer: 'month', counter: 'day', hire: 'month' },
      { expert: 'kenji-mori', offer: 'day', counter: 'month', hire: 'month' },
      { expert: 'marcus-webb', offer: 'day', counter: null, hire: 'day' },
    ])
  })

  it('[X-70] is in the timeline as it was, and in agreements as agreed', async () => {
    expect(
      await rows(
        `select h.event, to_char(h.created_at, 'MM-DD') as at, h.amount_unit as unit from opportunity_history h
         where opportunity_id = $1 and amount_cents is not null order by h.created_at, h.id`,
        [post],
      ),
    ).toEqual([
      { event: 'proposal_submitted', at: '01-04', unit: 'month' },
      { event: 'proposal_submitted', at: '01-04', unit: 'month' },
      { event: 'offer_changed', at: '02-02', unit: 'day' },
      { event: 'counter_offer_accepted', at: '02-20', unit: 'month' },
      { event: 'hired', at: '03-01', unit: 'month' },
    ])
  })

  it('[X-70] is the whole job if the post has none', async () => {
    const [{ id }] = await rows(`insert into opportunities (type, title, brief, posted_by)
      select 'project', 'Recover search traffic', 'A brief', id from users where slug = 'nora-lindqvist' returning id`)
    await owner.query(sqlOf('down'))
    await offer(id, 'elena-marchetti', null)
    await owner.query(sqlOf('up'))
    const [row] = await rows('select agreed_value_unit from opportunity_trackings where opportunity_id = $1', [id])
    expect(row).toEqual({ agreed_value_unit: 'total' })
  })
})
