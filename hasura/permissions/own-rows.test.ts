import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, NORA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)

describe('notices', () => {
  it('[BASE-34] a person reads and counts their own', async () => {
    expect(await as('tom').rows('notifications { kind }')).toEqual([{ kind: 'opportunity_match' }])
    const { data } = await as('tom').ask(
      '{ notifications_aggregate(where: { seen_at: { _is_null: true } }) { aggregate { count } } }',
    )
    expect(data).toEqual({ notifications_aggregate: { aggregate: { count: 1 } } })
  })

  it('a person can mark their own as seen now, but nobody else’s', async () => {
    expect(await as('tom').affected('update_notifications(where: {})')).toBe(1)
    expect(await database.query('select user_id from notifications where seen_at is not null')).toEqual([
      { user_id: TOM },
    ])
  })

  it('a notice already seen keeps its time', async () => {
    expect(await as('tom').affected('update_notifications(where: {})')).toBe(0)
  })

  it.each(['title: "x"', 'seen_at: "2020-01-01"', `user_id: "${NORA}"`])('nobody can write %s', async (field) => {
    const mutation = `mutation { update_notifications(where: {}, _set: { ${field} }) { affected_rows } }`
    expect(await as('tom').refusal(mutation)).toBe('validation-failed')
  })

  it('nobody can write a notice to anyone', async () => {
    const mutation = `mutation { insert_notifications(objects: { user_id: "${NORA}" }) { affected_rows } }`
    expect(await as('tom').refusal(mutation)).toBe('validation-failed')
  })
})

describe('email preferences', () => {
  const upsert = `insert_notification_preferences(objects: { kind: "opportunity_match", is_email_enabled: false },
    on_conflict: { constraint: notification_preferences_pkey, update_columns: [is_email_enabled] })`

  it('a person can choose, and choose again', async () => {
    expect(await as('elena').affected(upsert)).toBe(1)
    expect(await as('elena').affected(upsert.replace('false', 'true'))).toBe(1)
    const rows = await database.query(
      `select user_id, is_email_enabled from notification_preferences where kind = 'opportunity_match'`,
    )
    expect(rows).toEqual([{ user_id: ELENA, is_email_enabled: true }])
  })

  it('nobody can choose for someone else', async () => {
    const mutation = `mutation { insert_notification_preferences(objects: { user_id: "${NORA}", kind: "x" }) { affected_rows } }`
    expect(await as('tom').refusal(mutation)).toBe('validation-failed')
  })
})

describe('settings and master data', () => {
  it('[BASE-29] everyone reads public settings and no others', async () => {
    const query =
      'system_configurations(where: { config: { _in: ["CREDITS_PER_DOLLAR", "SECRET_SETTING"] } }) { config value }'
    expect(await as('visitor').rows(query)).toEqual([{ config: 'CREDITS_PER_DOLLAR', value: '20' }])
    expect(await as('tom').rows(query)).toEqual([{ config: 'CREDITS_PER_DOLLAR', value: '20' }])
    expect(await as('staff').rows(query)).toHaveLength(2)
  })

  it.each([
    [
      '[BASE-26] topics',
      `master_topics(limit: 1) { topic_name id mongo_id objective_id persona is_user_generated is_approved_by_admin is_used deleted
        image favourite }`,
    ],
    ['[BASE-27] skills', 'master_expertise(limit: 1) { expertise_name category_id deleted }'],
    ['[BASE-28] categories', 'master_objectives(limit: 1) { objective_name }'],
    ['[BASE-28] industries', 'master_domains(limit: 1) { domain_name }'],
  ])('%s have the required values', async (_what, query) => {
    expect(await as('tom').rows(query)).toHaveLength(1)
  })

  it('industries can be counted', async () => {
    const { data } = await as('tom').ask('{ master_domains_aggregate { aggregate { count } } }')
    expect(data).toEqual({ master_domains_aggregate: { aggregate: { count: 20 } } })
  })

  it('[BASE-32, BASE-33] deleted and unapproved rows are never offered', async () => {
    const counts = async (caller: 'visitor' | 'tom' | 'staff') => [
      (await as(caller).rows('master_topics { id }')).length,
      (await as(caller).rows('master_domains { id }')).length,
    ]
    expect(await counts('visitor')).toEqual([60, 20])
    expect(await counts('tom')).toEqual([60, 20])
    expect(await counts('staff')).toEqual([61, 21])
  })

  it('[GD-77] nobody can write master data', async () => {
    for (const caller of ['tom', 'elena', 'staff'] as const) {
      const fields = Object.keys((await as(caller).schema()).getMutationType()?.getFields() ?? {})
      expect(fields.filter((field) => field.includes('master_'))).toEqual([])
    }
  })
})

describe('a visitor’s claimed identity', () => {
  it('[BASE-23] a user id and a role in a visitor’s headers have no effect', async () => {
    expect(await as('pretender').rows('users { id }')).toHaveLength(3)
    expect(await as('pretender').refusal('{ user_accounts { email } }')).toBe('validation-failed')
  })
})

describe('purchases', () => {
  it('a person sees what they bought, without the provider’s ids; staff see everybody’s', async () => {
    await database.query(
      `insert into purchases (buyer_id, purchase_type, subject, title, pack_code, amount_cents, credits)
       values ($1, 'wizlings', 'test', '200 credits', 'credits_200', 1000, 200)`,
      [NORA],
    )
    const bought = { title: '200 credits', amount_cents: 1_000 }
    expect(await as('nora').rows('purchases { title amount_cents }')).toEqual([bought])
    expect(await as('tom').rows('purchases { title }')).toEqual([])
    expect(await as('staff').rows('purchases { title amount_cents }')).toEqual([bought])
    expect(await as('nora').refusal('{ purchases { session_id } }')).toBe('validation-failed')
    expect(await as('nora').refusal('mutation { insert_purchases(objects: {}) { affected_rows } }')).toBe(
      'validation-failed',
    )
  })
})

describe('first visits and welcomes', () => {
  it('[GD-04, PROMPT-07] a person reads their own first visits, and writes none past the action', async () => {
    await database.query(`insert into first_visits (user_id, role, scope) values ($1, 'user', 'welcome')`, [TOM])
    expect(await as('tom').rows('first_visits(where: { scope: { _eq: "welcome" } }) { role }')).toEqual([
      { role: 'user' },
    ])
    for (const other of ['nora', 'elena'] as const)
      expect(await as(other).rows('first_visits(where: { scope: { _eq: "welcome" } }) { role }')).toEqual([])
    expect(await as('visitor').refusal('{ first_visits { role } }')).toBe('validation-failed')
    const insert = 'mutation { insert_first_visits(objects: { scope: "welcome" }) { affected_rows } }'
    expect(await as('tom').refusal(insert)).toBe('validation-failed')
  })

  it('[PROMPT-33, GD-41] a person ends their own welcome, nobody else’s, and never brings one back', async () => {
    const end = 'update_company_members(where: {}, _set: { is_welcome_due: false })'
    await database.query('update company_members set is_welcome_due = true')
    expect(await as('elena').affected(end)).toBe(0)
    expect(await as('nora').affected(end)).toBe(1)
    expect(await database.query('select user_id from company_members where not is_welcome_due')).toEqual([
      { user_id: NORA },
    ])
    const again = 'mutation { update_company_members(where: {}, _set: { is_welcome_due: true }) { affected_rows } }'
    expect(await as('nora').refusal(again)).toBe('permission-error')
    const promotion = 'mutation { update_company_members(where: {}, _set: { member_role: "owner" }) { affected_rows } }'
    expect(await as('nora').refusal(promotion)).toBe('validation-failed')
  })
})
