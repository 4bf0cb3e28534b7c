import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const FOLDER = new URL('./default/1700000009100_fill_old_opportunity_history/', import.meta.url)
const sqlOf = (direction: 'up' | 'down') => readFileSync(new URL(`${direction}.sql`, FOLDER), 'utf8')

const database = await createTestDatabase()

/** A post of Nora's from before the timeline, whose expert was hired and left; later events were recorded. */
async function oldPost(): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into opportunities (type, title, brief, posted_by, created_at)
     select 'project', 'Recover search traffic', 'A brief', id, '2026-01-01' from users where slug = 'nora-lindqvist' returning id`,
  )
  const id = String(row?.id)
  await database.query(`begin; set local sagework.seeding = on;
    update opportunities set status = 'published', published_at = '2026-01-02' where id = '${id}';
    insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
      agreed_value_unit, proposal_submitted_at, opt_out_reason)
    select '${id}', id, 'opted out', '2026-01-03', 600000, 'month', '2026-01-04', 'My father is ill.' from users where slug = 'elena-marchetti';
    insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at, accepted_at, opted_out_at)
    select '${id}', id, 600000, 'month', '2026-01-05', '2026-01-06', '2026-01-07' from users where slug = 'elena-marchetti';
    insert into opportunity_history (opportunity_id, actor_role, event) values ('${id}', 'system', 'reopened'); commit`)
  return id
}

const timelineOf = (id: string) =>
  database.query<{ event: string; day: string; words: string | null; amount_cents: string | null; by: string | null }>(
    `select h.event, to_char(h.created_at, 'DD') as day, h.words, h.amount_cents, u.slug as by
     from opportunity_history h left join users u on u.id = h.actor_id where h.opportunity_id = $1 and h.event <> 'reopened'
     order by h.id`,
    [id],
  )
const count = async () =>
  (await database.query<{ count: number }>('select count(*)::int from opportunity_history'))[0]?.count

describe('the timeline of posts older than the timeline', () => {
  let id: string
  beforeAll(async () => {
    id = await oldPost()
    // this migration ran before amounts had units
    await database.query('alter table opportunity_history drop constraint opportunity_history_amount_has_unit')
    await database.query(sqlOf('up'))
  })

  it('is reconstructed from columns, in order of events', async () => {
    const none = { words: null, amount_cents: null }
    expect(await timelineOf(id)).toEqual([
      { event: 'posted', day: '01', by: 'nora-lindqvist', ...none },
      { event: 'published', day: '02', by: null, ...none },
      { event: 'interest_shown', day: '03', by: 'elena-marchetti', ...none },
      { event: 'proposal_submitted', day: '04', by: 'elena-marchetti', ...none },
      { event: 'hired', day: '05', by: 'nora-lindqvist', words: null, amount_cents: '600000' },
      { event: 'hire_accepted', day: '06', by: 'elena-marchetti', ...none },
      { event: 'opted_out', day: '07', by: 'elena-marchetti', words: 'My father is ill.', amount_cents: null },
    ])
  })

  it('keeps what was recorded at the time on top, and adds no dots', async () => {
    const [newest] = await database.query(
      'select event from opportunity_history where opportunity_id = $1 order by id desc limit 1',
      [id],
    )
    expect(newest).toEqual({ event: 'reopened' })
    expect(await database.query('select 1 from opportunity_history where id < 0 and tab is not null')).toEqual([])
  })

  it('is filled once, and rolling back keeps what was recorded', async () => {
    const before = await count()
    await database.query(sqlOf('up'))
    expect(await count()).toBe(before)
    // and it was rolled back before entries could no longer be deleted
    await database.query('alter table opportunity_history disable trigger user')
    await database.query(sqlOf('down'))
    expect(await timelineOf(id)).toEqual([])
    expect(await database.query('select event from opportunity_history where opportunity_id = $1', [id])).toEqual([
      { event: 'reopened' },
    ])
  })
})
