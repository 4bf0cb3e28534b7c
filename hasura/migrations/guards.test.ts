import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
const actions = new pg.Pool({ connectionString: database.actionsUrl, max: 1 })
afterAll(() => Promise.all([owner.end(), actions.end()]))

const NORA = stableUuid('person:nora@brightwater.example')
const TOM = stableUuid('person:tom@client.example')

/** Name of the constraint that rejects the statement. */
async function refusalOf(pool: pg.Pool, sql: string, values: unknown[] = []): Promise<string | undefined> {
  try {
    await pool.query(sql, values)
    return 'nothing refused it'
  } catch (error) {
    return (error as pg.DatabaseError).constraint ?? (error as pg.DatabaseError).code
  }
}

async function newPost(): Promise<string> {
  const { rows } = await actions.query<{ id: string }>(
    `insert into opportunities (type, title, brief, posted_by) values ('project', 'A post', 'A brief', $1) returning id`,
    [NORA],
  )
  return rows[0]?.id ?? ''
}

const move = (id: string, status: string) =>
  actions.query('update opportunities set status = $2 where id = $1', [id, status])

describe('versions of an opportunity', () => {
  it('[X-71] follow one another without gaps', async () => {
    const id = await newPost()
    const number = (to: number) =>
      refusalOf(actions, 'update opportunities set version_no = $2 where id = $1', [id, to])
    expect([await number(2), await number(2)]).toEqual(['nothing refused it', 'nothing refused it'])
    expect([await number(1), await number(4)]).toEqual(['opportunities_version_rises', 'opportunities_version_rises'])
  })
})

describe('opportunity transitions', () => {
  it('[GO-07] reject an unknown status or type', async () => {
    const insert = 'insert into opportunities (type, status, title, brief, posted_by) values ($1, $2, $3, $3, $4)'
    expect(await refusalOf(actions, insert, ['webinar', 'draft', 'x', NORA])).toBe('opportunities_type_known')
    expect(await refusalOf(owner, `set sagework.seeding = on`)).toBe('nothing refused it')
    expect(await refusalOf(owner, insert, ['project', 'open', 'x', NORA])).toBe('opportunities_status_known')
    await owner.query('reset sagework.seeding')
  })

  it('[GO-08, GO-10, GO-11] let a post be published, worked on, reopened and closed', async () => {
    const id = await newPost()
    for (const status of ['published', 'in progress', 'published', 'no hires', 'deleted']) await move(id, status)
    const { rows } = await actions.query('select status, published_at from opportunities where id = $1', [id])
    expect(rows).toEqual([{ status: 'deleted', published_at: expect.any(Date) }])
  })

  it('[GO-15] reject reopening an ended post, whoever writes', async () => {
    const id = await newPost()
    await move(id, 'draft_deleted')
    const reopen = `update opportunities set status = 'draft' where id = '${id}'`
    expect(await refusalOf(actions, reopen)).toBe('opportunities_status_move')
    expect(await refusalOf(owner, reopen)).toBe('opportunities_status_move')
  })

  it('reject a new post in any status but draft', async () => {
    const sql = `insert into opportunities (type, status, title, brief, posted_by) values ('project', 'published', 'x', 'x', $1)`
    expect(await refusalOf(actions, sql, [NORA])).toBe('opportunities_status_move')
  })

  it('can be disabled by the owner only', async () => {
    const id = await newPost()
    const jump = `set sagework.seeding = on; update opportunities set status = 'completed' where id = '${id}'; reset sagework.seeding`
    expect(await refusalOf(actions, jump)).toBe('opportunities_status_move')
    expect(await refusalOf(owner, jump)).toBe('nothing refused it')
  })

  it('[GO-15] keep a post’s type and poster', async () => {
    const id = await newPost()
    expect(await refusalOf(actions, `update opportunities set type = 'advice' where id = $1`, [id])).toBe(
      'opportunities_origin_fixed',
    )
    expect(await refusalOf(actions, `update opportunities set posted_by = $2 where id = $1`, [id, TOM])).toBe(
      'opportunities_origin_fixed',
    )
  })

  it('[FRAC-39, FRAC-40] count a fractional post’s brief by its trimmed text', async () => {
    const insert = `insert into opportunities (type, title, brief, posted_by) values ('fractional', 'x', $1, $2)`
    expect(await refusalOf(actions, insert, [`${'a'.repeat(99)}   `, NORA])).toBe(
      'opportunities_fractional_brief_length',
    )
    expect(await refusalOf(actions, insert, ['a'.repeat(2001), NORA])).toBe('opportunities_fractional_brief_length')
    expect(await refusalOf(actions, insert, ['🙂'.repeat(100), NORA])).toBe('nothing refused it')
  })
})

describe('applicant transitions', () => {
  const KENJI = stableUuid('person:kenji@sagework.example')
  const applied = async () => {
    const id = await newPost()
    await actions.query(
      `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
       values ($1, $2, 'interested', now())`,
      [id, KENJI],
    )
    return id
  }
  const stand = (id: string, status: string) =>
    `update opportunity_trackings set status = '${status}' where opportunity_id = '${id}'`

  it('[GO-07] rejects an unknown standing', async () => {
    const id = await applied()
    await owner.query('set sagework.seeding = on')
    expect(await refusalOf(owner, stand(id, 'hired'))).toBe('opportunity_trackings_status_known')
    await owner.query('reset sagework.seeding')
  })

  it('[X-30, FLOW-13, FLOW-14, FLOW-15] let an expert be hired, accept and opt out', async () => {
    const id = await applied()
    for (const status of ['pending', 'accepted', 'opted out'])
      expect(await refusalOf(actions, stand(id, status))).toBe('nothing refused it')
  })

  it('[X-30, GO-20, GO-21] reject leaving an end and skipping a step, whoever writes', async () => {
    const id = await applied()
    expect(await refusalOf(owner, stand(id, 'accepted'))).toBe('opportunity_trackings_status_move')
    await actions.query(stand(id, 'rejected'))
    expect(await refusalOf(actions, stand(id, 'interested'))).toBe('opportunity_trackings_status_move')
  })

  it('[FLOW-16, GO-42, X-70] keep a decided counter offer, and allow one per applicant', async () => {
    const id = await applied()
    const insert = `insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
      feedback_rich_text, counter_from_company, counter_from_expert) values ($1, $2, 100, 'month', $3, '{}', true, false)`
    await actions.query(insert, [id, KENJI, 'x'.repeat(50)])
    expect(await refusalOf(actions, insert, [id, KENJI, 'x'.repeat(50)])).toBe('counter_offers_one_per_applicant')
    await actions.query(`update counter_offers set status = 'accepted' where opportunity_id = $1`, [id])
    for (const change of [
      `status = 'pending'`,
      'counter_amount_cents = 200',
      `counter_amount_unit = 'day'`,
      `status = 'rejected'`,
    ])
      expect(await refusalOf(actions, `update counter_offers set ${change} where opportunity_id = $1`, [id])).toBe(
        'counter_offers_status_move',
      )
  })

  it('[GO-41, X-70] keep a hire’s amount with its unit, and the history as written', async () => {
    const id = await applied()
    await actions.query(
      `insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit) values ($1, $2, 500, 'month')`,
      [id, KENJI],
    )
    for (const change of ['agreed_value_cents = 600', `agreed_value_unit = 'day'`])
      expect(await refusalOf(actions, `update hires set ${change} where opportunity_id = $1`, [id])).toBe(
        'hires_terms_fixed',
      )
    await actions.query(
      `insert into opportunity_history (opportunity_id, actor_role, event) values ($1, 'system', 'x')`,
      [id],
    )
    expect(await refusalOf(actions, 'delete from opportunity_history')).toBe('42501')
    expect(await refusalOf(owner, `update opportunity_history set event = 'y'`)).toBe('opportunity_history_append_only')
  })

  it('[X-70] reject an amount without a unit, and a unit without an amount', async () => {
    const id = await applied()
    const of = `where opportunity_id = '${id}' and user_id = '${KENJI}'`
    const tracking = (set: string) => refusalOf(actions, `update opportunity_trackings set ${set} ${of}`)
    expect(await tracking('agreed_value_cents = 500')).toBe('opportunity_trackings_offer_has_unit')
    expect(await tracking(`agreed_value_unit = 'day'`)).toBe('opportunity_trackings_offer_has_unit')
    expect(await tracking(`agreed_value_cents = 500, agreed_value_unit = 'hour'`)).toBe(
      'opportunity_trackings_offer_unit_known',
    )
    const entry = (columns: string, values: string) =>
      refusalOf(
        actions,
        `insert into opportunity_history (opportunity_id, actor_role, event, ${columns}) values ('${id}', 'system', 'x', ${values})`,
      )
    expect(await entry('amount_cents', '500')).toBe('opportunity_history_amount_has_unit')
    expect(await entry('amount_unit', `'day'`)).toBe('opportunity_history_amount_has_unit')
    const hire = `insert into hires (opportunity_id, user_id, agreed_value_cents) values ('${id}', '${KENJI}', 500)`
    expect(await refusalOf(actions, hire)).toBe('23502')
  })
})

describe('what nobody may do', () => {
  it('change the log of staff actions', async () => {
    await actions.query(
      `insert into staff_audit_log (actor_id, action, subject_type, subject_id) values ($1, 'x', 'user', $1)`,
      [NORA],
    )
    expect(await refusalOf(actions, 'delete from staff_audit_log')).toBe('42501')
    expect(await refusalOf(owner, `update staff_audit_log set reason = 'y'`)).toBe('staff_audit_log_append_only')
    expect(await refusalOf(owner, 'delete from staff_audit_log')).toBe('staff_audit_log_append_only')
  })

  it.each(['staff_audit_log', 'users', 'opportunities', 'opportunity_trackings'])('truncate %s', async (table) => {
    expect(await refusalOf(owner, `truncate ${table} cascade`)).toMatch(/_no_truncate$/)
    expect(await refusalOf(actions, `truncate ${table} cascade`)).toBe('42501')
  })

  it('give an owner two plans at the same time', async () => {
    const insert = `insert into subscriptions (user_id, plan_code, starts_at, expires_at) values ($1, 'free', $2, $3)`
    await owner.query(insert, [TOM, '2026-01-01', '2026-02-01'])
    await owner.query(insert, [TOM, '2026-02-01', null])
    expect(await refusalOf(owner, insert, [TOM, '2026-06-01', null])).toBe('subscriptions_one_live_per_user')
  })
})
