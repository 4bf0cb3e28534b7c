import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, NORA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const OFFER = '00000000-0000-4000-8000-0000000000f1'

/** Nora's calls with Elena: one to come, one that took place, one without a time, and one that was cancelled. */
beforeAll(async () => {
  await database.query('delete from consultations')
  await database.query(
    `insert into advice_offerings (id, user_id, topic_id, subtopic, description, duration, price_cents, is_introductory)
     select $1, $2, id, 'An introduction', 'We get to know each other.', 20, 0, true from master_topics limit 1`,
    [OFFER, ELENA],
  )
  for (const [booked, scheduled, cancelled] of [
    ['1 day', `now() + interval '1 day'`, 'null'],
    ['9 days', `now() - interval '8 days'`, 'null'],
    ['2 days', 'null', 'null'],
    ['3 days', 'null', 'now()'],
  ])
    await insert(`now() - interval '${booked}'`, scheduled ?? 'null', cancelled ?? 'null')
})

const insert = (booked: string, scheduled: string, cancelled = 'null', booker = NORA) =>
  database.query(
    `insert into advice_bookings (offering_id, expert_id, booker_id, subtopic, duration, price, booked_at, scheduled_at,
       cancelled_at, cancelled_by)
     values ($1, $2, $3, 'An introduction', 20, 0, ${booked}, ${scheduled}, ${cancelled},
       case when ${cancelled}::timestamptz is not null then $3::uuid end)`,
    [OFFER, ELENA, booker],
  )

describe('calls from offers', () => {
  it('[ADV-48] are seen by their two sides and by staff', async () => {
    for (const caller of ['nora', 'elena', 'staff'] as const)
      expect(await as(caller).rows('advice_bookings { expert_id booker_id price }')).toHaveLength(4)
    for (const caller of ['tom', 'jonas', 'kenji'] as const)
      expect(await as(caller).rows('advice_bookings { id }')).toEqual([])
    expect(await as('visitor').refusal('{ advice_bookings { id } }')).toBe('validation-failed')
  })

  it('[ADV-48, DASH-23] are among the own calls of both, unless they were cancelled', async () => {
    const query = 'own_calls(order_by: { scheduled_at: asc }) { user_id expert { id } booker { id } offering_id price }'
    const call = { expert: { id: ELENA }, booker: { id: NORA }, offering_id: OFFER, price: 0 }
    expect(await as('nora').rows(query)).toEqual([1, 2, 3].map(() => ({ user_id: NORA, ...call })))
    expect(await as('elena').rows(query)).toEqual([1, 2, 3].map(() => ({ user_id: ELENA, ...call })))
    for (const caller of ['tom', 'kenji'] as const) expect(await as(caller).rows('own_calls { id }')).toEqual([])
  })

  it('[ADV-54] lead to the expert’s calendar for whoever booked, until they have taken place', async () => {
    const query = 'own_calls(order_by: { scheduled_at: asc }) { scheduled_at calendar { calendly } }'
    const link = expect.stringMatching(/^https:/)
    expect(await as('nora').rows(query)).toMatchObject([
      ...[{ calendar: null }, { calendar: { calendly: link } }, { calendar: { calendly: link } }],
    ])
    expect(await as('elena').rows(query)).toMatchObject([1, 2, 3].map(() => ({ calendar: null })))
    expect(await as('tom').rows('booked_calendars { calendly }')).toEqual([])
    expect(await as('visitor').refusal('{ booked_calendars { calendly } }')).toBe('validation-failed')
  })

  it('[ADV-54, GK-093] an offer says whether it can be booked, and not how', async () => {
    const query = `advice_details(where: { id: { _eq: "${OFFER}" } }) { is_bookable }`
    expect(await as('visitor').rows(query)).toEqual([{ is_bookable: true }])
    await database.query('update user_accounts set calendly = null where user_id = $1', [ELENA])
    for (const caller of ['visitor', 'tom'] as const)
      expect(await as(caller).rows(query)).toEqual([{ is_bookable: false }])
    expect(await as('tom').refusal('{ advice_details { calendly } }')).toBe('validation-failed')
  })
})

describe('the database refuses a call', () => {
  const IN_A_DAY = `now() + interval '1 day'`
  it.each([
    ['with oneself', () => insert('now()', IN_A_DAY, 'null', ELENA), 'advice_bookings_not_ones_own'],
    [
      'before it was booked',
      () => insert('now()', `now() - interval '1 minute'`),
      'advice_bookings_scheduled_after_booking',
    ],
    ['years ahead', () => insert('now()', `now() + interval '2 years'`), 'advice_bookings_scheduled_after_booking'],
    [
      'with another expert than the offer’s',
      () => database.query('update advice_bookings set expert_id = $1', [KENJI]),
      'advice_bookings_offer_fkey',
    ],
    [
      'that a stranger cancelled',
      () => database.query('update advice_bookings set cancelled_at = now(), cancelled_by = $1', [TOM]),
      'advice_bookings_cancelled_by_a_side',
    ],
    [
      'at a negative price',
      () => database.query('update advice_bookings set price = -1'),
      'advice_bookings_price_not_negative',
    ],
  ] as const)('%s', async (_what, write, constraint) => {
    await expect(write()).rejects.toMatchObject({ constraint })
  })
})
