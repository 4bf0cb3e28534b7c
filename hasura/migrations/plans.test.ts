import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()

const plan = async (code: string) => (await database.query('select * from plan_packages where code = $1', [code]))[0]
const prices = (where: string) =>
  database.query(
    `select price_id, billed_cents, month_cents, strike_cents, saved_cents, credits, discount_percent, is_sold
     from plan_prices where ${where} order by sort`,
  )

describe('plan types', () => {
  it('[PLAN-14, PLAN-16] are the texts’, older tiers included', async () => {
    const rows = await database.query<{ code: string }>('select code from plan_packages order by sort')
    expect(rows.map(({ code }) => code)).toEqual([
      ...[
        'free',
        'basic_lifetime',
        'trial_basic_lifetime',
        'basic_quarterly',
        'standard_annual',
        'trial_standard_annual',
      ],
      ...[
        'professional_annual',
        'trial_professional_annual',
        'premium_annual',
        'trial_premium_annual',
        'seven_day_full_access',
      ],
      ...['paid', 'user-quarterly', 'company-quarterly', 'user-yearly', 'company-yearly'],
    ])
  })

  it.each([
    ['free', 1, 1],
    ['basic_quarterly', 2, 1],
    ['standard_annual', 5, 1],
    ['professional_annual', 10, 2],
    ['premium_annual', 25, 3],
    ['seven_day_full_access', 1, 1],
    ['company-yearly', 5, 1],
    ['user-yearly', 1, 1],
  ])('[GK-028] %s has %i users, %i of them admins', async (code, team, admins) => {
    expect(await plan(code)).toMatchObject({ team_size: team, team_admins: admins })
  })

  it('[GK-009, GK-014] of a trial are like their paid counterpart, on its card', async () => {
    const LIKE = [
      'card',
      'rank',
      'team_size',
      'team_admins',
      'free_calls_limit',
      'storage_mb',
      'is_pro',
      'posting_credits',
    ]
    for (const code of ['basic_lifetime', 'standard_annual', 'professional_annual', 'premium_annual']) {
      const [paid, trial] = [await plan(code), await plan(`trial_${code}`)]
      for (const column of LIKE) expect([column, trial?.[column]]).toEqual([column, paid?.[column]])
      expect([paid?.is_trial, trial?.is_trial]).toEqual([false, true])
    }
  })

  it('[GK-007] are Pro from Advance up, the trial and older paid tiers among them', async () => {
    const rows = await database.query<{ code: string }>('select code from plan_packages where not is_pro order by sort')
    expect(rows.map(({ code }) => code)).toEqual(['free', 'basic_lifetime', 'trial_basic_lifetime', 'basic_quarterly'])
  })

  it('[GK-023] pay 200 credits for a post on the free plan and 100 on every other', async () => {
    const rows = await database.query('select code, posting_credits from plan_packages where posting_credits <> 100')
    expect(rows).toEqual([{ code: 'free', posting_credits: 200 }])
  })
})

describe('what is sold', () => {
  it('[PLAN-38, PLAN-39, GK-015, GK-022] is the current list, to single users and companies at one price', async () => {
    const user = await prices(`catalogue = 'current' and saas_type = 'user'`)
    const company = await prices(`catalogue = 'current' and saas_type = 'company'`)
    const bare = (rows: typeof user) =>
      rows.map(({ price_id, ...rest }) => ({ ...rest, id: String(price_id).replace(/_(user|company)$/, '') }))
    expect(bare(company)).toEqual(bare(user))
    expect(bare(user).map((row) => Object.values(row))).toEqual([
      [0, null, null, null, 0, null, false, 'free'],
      [14900, null, null, null, 1000, null, true, 'seven_day'],
      [23700, 7900, 9900, null, 2000, null, true, 'basic_quarterly'],
      [99900, 33300, 43300, 30000, 1993, null, true, 'advance_quarterly'],
      [299900, 24990, 41650, 200000, 1331, null, true, 'advance_yearly'],
      [599900, 49990, 83300, null, 3333, null, true, 'growth_yearly'],
      [1199900, 99990, 166600, null, 8333, null, true, 'premium_yearly'],
    ])
  })

  it.each([1, 49, 100_000_000])('[X-24] can’t cost %i cents, which no card can be charged', async (cents) => {
    const set = database.query(`update plan_prices set billed_cents = $1 where price_id = 'basic_quarterly_user'`, [
      cents,
    ])
    await expect(set).rejects.toMatchObject({ constraint: 'plan_prices_sold_are_chargeable' })
  })

  it('[PLAN-43, PLAN-44, GK-020, GK-021] and the older list, with its badges and without credits', async () => {
    expect((await prices(`catalogue = 'older' and is_sold`)).map((row) => Object.values(row))).toEqual([
      ['user_quarterly', 15900, 5300, 7900, null, 0, 33, true],
      ['company_quarterly', 39900, 13300, 19900, null, 0, 33, true],
      ['user_yearly', 54900, 4500, 7900, null, 0, 42, true],
      ['company_yearly', 128900, 10700, 19900, null, 0, 46, true],
    ])
  })

  it('[GK-018] gives in credits a month what its worth for the period comes to', async () => {
    const rows = await database.query<{ credits: number; duration: string; benefits: string[] }>(
      `select credits, duration, benefits from plan_prices where credits > 0 and duration <> '7 days'`,
    )
    for (const { credits, duration, benefits } of rows) {
      const dollars = Number(/\$([\d,]+) credits/.exec(benefits.join())?.[1]?.replace(',', ''))
      expect(credits).toBe(Math.floor((dollars * 20) / (duration === 'yearly' ? 12 : 3)))
    }
    expect(rows).toHaveLength(10)
  })

  const textOf = async (priceId: string) => {
    const [row] = await database.query<{ text: string }>(
      `select concat_ws('; ', title, description, array_to_string(benefits || disadvantages, '; ')) as text
       from plan_prices where price_id = $1`,
      [priceId],
    )
    return row?.text
  }

  it.each([
    ['free_user', /^Free; Pay as you go; 15% platform fee.*\$199 per Amplify session.*No monthly credits/],
    ['basic_quarterly_user', /12% platform fee.*\$300 credits per quarter/],
    [
      'advance_quarterly_company',
      /\$299 credits.*3 free introduction calls per month per user.*priority entry for up to 5 Amplify/,
    ],
    ['advance_yearly_company', /\$799 credits/],
    ['growth_yearly_user', /\$2,000 credits.*5 free 20-minute introduction calls per month per user.*5 free Amplify/],
    ['premium_yearly_user', /\$5,000 credits.*10 free Amplify.*dedicated account manager/],
    ['seven_day_user', /^7-day trial; Full access for 7 days/],
  ])('[PLAN-36, PLAN-40, PLAN-41, PLAN-42] says on %s what it brings', async (priceId, text) => {
    expect(await textOf(priceId)).toMatch(text)
  })

  it('[PLAN-45, PLAN-46] the older free card names its limits, and its paid cards the price of a project', async () => {
    for (const account of ['user', 'company'])
      expect(await textOf(`older_free_${account}`)).toMatch(
        /1 question per month; 3 answers; 10 Q&As; 200 credits to post a project/,
      )
    expect(await textOf('user_yearly')).toMatch(/100 credits to post a project/)
  })

  it('promises what its plan type gives', async () => {
    const rows = await database.query<Record<string, number | string> & { benefits: string[] }>(
      'select plan.*, price.benefits from plan_prices price join plan_packages plan on plan.code = plan_code',
    )
    for (const {
      benefits,
      code,
      hire_fee_percent,
      team_size,
      team_admins,
      free_calls_limit,
      amplify_free_sessions,
    } of rows) {
      const words = benefits.join('; ')
      const promised = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? 0)
      const users = promised(/(\d+) users?/)
      expect([code, promised(/(\d+)% platform fee/), users]).toEqual([code, Number(hire_fee_percent), team_size])
      expect([code, promised(/(\d+) free (?:20-minute )?introduction/)]).toEqual([code, free_calls_limit])
      expect([code, promised(/(\d+) free Amplify/)]).toEqual([code, amplify_free_sessions])
      if (/admin/.test(words)) expect([code, promised(/including (\d+) admin/)]).toEqual([code, team_admins])
    }
    expect(rows).toHaveLength(20)
  })
})
