import { describe, expect, it } from 'vitest'
import { ADA, BRIGHTWATER, createMarket, ELENA, KENJI, MARCUS, NORA, TOM, VICTOR } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const idsOf = async (caller: Parameters<typeof as>[0], query: string, key = 'user_id') =>
  (await as(caller).rows(query)).map((row) => row[key])

describe('users', () => {
  it('[GD-77] a user sees the cards of others, but no address, flag or session', async () => {
    const rows = await as('tom').rows(`users(where: { id: { _eq: "${NORA}" } }) { first_name profile_pic is_expert }`)
    expect(rows).toEqual([{ first_name: 'Nora', profile_pic: '/faces/nora-lindqvist.svg', is_expert: false }])
    expect(await as('tom').refusal('{ users { is_suspended } }')).toBe('validation-failed')
  })

  it('suspended people are visible to themselves and to staff', async () => {
    const query = `users(where: { id: { _eq: "${VICTOR}" } }) { id }`
    expect(await as('tom').rows(query)).toEqual([])
    expect(await as('victor').rows(query)).toEqual([{ id: VICTOR }])
    expect(await as('staff').rows(query)).toEqual([{ id: VICTOR }])
  })

  it('[OPP-24] experts are found by the beginning of a name, and nobody else', async () => {
    const find = (words: string) => idsOf('tom', `find_experts(args: { words: "${words}" }) { id }`, 'id')
    expect(await find(' eLe')).toEqual([ELENA])
    expect(await find('marchetti')).toEqual([ELENA])
    expect(await find('elena mar')).toEqual([ELENA])
    expect(await find('nora')).toEqual([])
    expect(await find('victor')).toEqual([])
    for (const words of ['', '  ', '%', '_lena', 'lena']) expect(await find(words)).toEqual([])
  })

  it('finding them reads a range of an index, however many there are', async () => {
    await database.query(`insert into users (first_name, last_name, slug, is_expert)
      select 'Many' || n, 'Planted' || n, 'planted-expert-' || n, true from generate_series(1, 3000) n`)
    await database.query('analyze users')
    const blocks = async () => {
      const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) select * from find_experts('planted')`,
      )
      const { Plan } = row?.['QUERY PLAN'][0] ?? {}
      expect(Plan?.['Actual Rows']).toBe(10)
      return (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0)
    }
    await blocks() // loads what is cached
    expect(await blocks()).toBeLessThan(60)
    // out of the other tests' sight
    await database.query(`update users set is_suspended = true where slug like 'planted-expert-%'`)
  })

  it('a visitor only sees experts with a complete profile', async () => {
    expect(await idsOf('visitor', 'users(order_by: { first_name: asc }) { id }', 'id')).toEqual([ELENA, KENJI, MARCUS])
  })

  it('a person can rename themselves and nobody else', async () => {
    expect(await as('tom').affected('update_users(where: {}, _set: { designation: "Adviser" })')).toBe(1)
    expect(await database.query('select id from users where designation = $1', ['Adviser'])).toEqual([{ id: TOM }])
  })

  it.each([
    'is_expert: true',
    'is_suspended: false',
    `company_id: "${BRIGHTWATER}"`,
    'slug: "nora"',
    'profile_pic: "/x"',
  ])('[GD-77] a person can’t set %s', async (field) => {
    expect(await as('tom').refusal(`mutation { update_users(where: {}, _set: { ${field} }) { affected_rows } }`)).toBe(
      'validation-failed',
    )
  })
})

describe('user accounts', () => {
  it('[BASE-34] a person only sees their own account', async () => {
    expect(await idsOf('tom', 'user_accounts { user_id }')).toEqual([TOM])
    expect(await idsOf('elena', 'user_accounts { user_id }')).toEqual([ELENA])
  })

  it('[GD-77] nobody can reach an address through a card', async () => {
    const rows = await as('tom').rows(`users(where: { id: { _eq: "${NORA}" } }) { account { email } }`)
    expect(rows).toEqual([{ account: null }])
    expect(await as('tom').rows('users(where: { account: { email: { _like: "nora%" } } }) { id }')).toEqual([])
  })

  it('[BASE-30] a person can dismiss their own banner', async () => {
    expect(
      await as('tom').affected('update_user_accounts(where: {}, _set: { is_dashboard_banner_visible: false })'),
    ).toBe(1)
    expect(await database.query('select user_id from user_accounts where not is_dashboard_banner_visible')).toEqual([
      { user_id: TOM },
    ])
  })

  it('an expert can set a calendar link, a client can’t', async () => {
    const mutation = 'update_user_accounts(where: {}, _set: { calendly: "https://cal.example/elena" })'
    expect(await as('elena').affected(mutation)).toBe(1)
    expect(await as('tom').refusal(`mutation { ${mutation} { affected_rows } }`)).toBe('validation-failed')
  })

  it('a link other than https is rejected by the database', async () => {
    const mutation =
      'mutation { update_user_accounts(where: {}, _set: { calendly: "javascript:alert(1)" }) { affected_rows } }'
    expect(await as('elena').refusal(mutation)).toBe('permission-error')
  })

  it('staff see accounts', async () => {
    expect(await idsOf('staff', `user_accounts(where: { user_id: { _in: ["${ADA}"] } }) { user_id is_admin }`)).toEqual(
      [ADA],
    )
  })
})

describe('companies', () => {
  it('the owner can edit the company, a member or a stranger can’t', async () => {
    const mutation = 'update_companies(where: {}, _set: { company_brief: "New words" })'
    expect(await as('tom').affected(mutation)).toBe(0)
    expect(await as('nora').affected(mutation)).toBe(1)
    expect(await database.query('select id from companies where company_brief = $1', ['New words'])).toEqual([
      { id: BRIGHTWATER },
    ])
  })

  it('members are visible to one another only', async () => {
    expect(await as('nora').rows('company_members { member_role }')).toHaveLength(2)
    expect(await as('tom').rows('company_members { member_role }')).toEqual([])
  })

  it('[X-26, PLAN-14] everyone reads the plans, with the share of a hire charged by each', async () => {
    const rows = await as('visitor').rows('plan_packages(order_by: { sort: asc }) { code hire_fee_percent }')
    expect(rows.map(({ code, hire_fee_percent }) => [code, Number(hire_fee_percent)])).toEqual([
      ['free', 15],
      ['basic_lifetime', 12],
      ['trial_basic_lifetime', 12],
      ['basic_quarterly', 12],
      ['standard_annual', 10],
      ['trial_standard_annual', 10],
      ['professional_annual', 8],
      ['trial_professional_annual', 8],
      ['premium_annual', 5],
      ['trial_premium_annual', 5],
      ['seven_day_full_access', 12],
      // discontinued tiers
      ...['paid', 'user-quarterly', 'company-quarterly', 'user-yearly', 'company-yearly'].map((code) => [code, 12]),
    ])
  })

  it('[OBASE-45, X-24] everyone reads what things cost, and only public settings', async () => {
    for (const somebody of ['visitor', 'tom'] as const) {
      const rows = await as(somebody).rows(
        'credit_prices(where: { context: { _eq: "chat" } }, order_by: { sort: asc }) { action credits }',
      )
      expect(rows).toEqual([
        { action: 'send_message', credits: 10 },
        { action: 'reopen_chat', credits: 10 },
      ])
    }
    const settings =
      'system_configurations(where: { config: { _in: ["CREDITS_PER_DOLLAR", "UNATTACHED_UPLOAD_DAYS"] } }) { config value }'
    expect(await as('tom').rows(settings)).toEqual([{ config: 'CREDITS_PER_DOLLAR', value: '20' }])
  })

  it('a plan is visible to its owner and to the company’s members', async () => {
    expect(await as('nora').rows('subscriptions { plan_code }')).toEqual([{ plan_code: 'professional_annual' }])
    expect(await as('tom').rows('subscriptions { plan_code }')).toEqual([])
  })
})

describe('expert profiles', () => {
  it('[PROF-01] have every completion flag', async () => {
    const marks = `is_bio_added is_profile_photo_uploaded is_domain_added is_expertise_added is_topic_added is_industry_added
      is_experience_added is_work_added is_calender_added profile_complete_percent profile_weightage`
    const [row] = await as('tom').rows(`expert_details(where: { user_id: { _eq: "${ELENA}" } }) { ${marks} }`)
    const flags = marks.split(/\s+/).filter((mark) => mark.startsWith('is_'))
    expect(row).toEqual({
      ...Object.fromEntries(flags.map((mark) => [mark, true])),
      profile_complete_percent: 100,
      profile_weightage: 100,
    })
  })

  it('an expert can edit their own profile and nobody else’s', async () => {
    expect(await as('kenji').affected('update_expert_details(where: {}, _set: { user_org_role: "Words" })')).toBe(1)
    expect(await database.query('select user_id from expert_details where user_org_role = $1', ['Words'])).toEqual([
      { user_id: KENJI },
    ])
  })

  it.each(['bio', 'bio_rich_text', 'experience', 'work'])(
    'nobody can write %s around its list or its action',
    async (text) => {
      const mutation = `mutation { update_expert_details(where: {}, _set: { ${text}: "Words" }) { affected_rows } }`
      expect(await as('kenji').refusal(mutation)).toBe('validation-failed')
    },
  )

  it('[GD-73] nobody can write the percentage', async () => {
    const mutation =
      'mutation { update_expert_details(where: {}, _set: { profile_complete_percent: 100 }) { affected_rows } }'
    expect(await as('kenji').refusal(mutation)).toBe('validation-failed')
  })

  it('a client has no profile to write', async () => {
    const mutation = 'mutation { update_expert_details(where: {}, _set: { user_org_role: "Words" }) { affected_rows } }'
    expect(await as('tom').refusal(mutation)).toBe('validation-failed')
  })

  it('an expert can add topics to their own profile, if available', async () => {
    const add = (condition: string) => async () => {
      const [topic] = await database.query<{ id: string }>(`select id from master_topics where ${condition} limit 1`)
      return `insert_expert_topics(objects: { topic_id: "${topic?.id}" })`
    }
    expect(await as('kenji').affected(await add(`topic_name = 'Marketplaces'`)())).toBe(1)
    const unapproved = await add('not is_approved_by_admin')()
    expect(await as('kenji').refusal(`mutation { ${unapproved} { affected_rows } }`)).toBe('permission-error')
  })

  it('an expert can remove topics from their own profile only', async () => {
    const before = await database.query('select count(*) from expert_topics where user_id <> $1', [KENJI])
    expect(await as('kenji').affected('delete_expert_topics(where: {})')).toBeGreaterThan(0)
    expect(await database.query('select count(*) from expert_topics where user_id <> $1', [KENJI])).toEqual(before)
  })
})
