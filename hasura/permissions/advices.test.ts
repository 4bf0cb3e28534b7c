import { describe, expect, it } from 'vitest'
import { TOPIC } from './content.testkit.js'
import { createMarket, ELENA, MARCUS, VICTOR } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const TITLE = 'How to find the words for your product'
const DETAIL = 'We go through your page and your last ten calls, and you leave with three sentences to test. '
  .repeat(2)
  .trim()
const offer = (by: string, more: { enabled?: boolean; deleted?: boolean; cents?: number } = {}) =>
  database.query(
    `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, enabled, deleted_at)
     values ($1, $2, $3, $4, 30, $5, $6, $7)`,
    [by, TOPIC, TITLE, DETAIL, more.cents ?? 12_500, more.enabled ?? true, more.deleted ? new Date() : null],
  )
await offer(ELENA)
await offer(ELENA, { enabled: false })
await offer(ELENA, { deleted: true })
await offer(VICTOR)
const as = await openPermissions(database)

describe('offers of timed calls', () => {
  it.each(['visitor', 'tom', 'marcus', 'staff'] as CallerName[])(
    '[ADV-13, ADV-14, GK-087] %s sees the active ones, with their experts',
    async (caller) => {
      expect(await as(caller).rows('advice_cards { subtopic duration price price_cents author_first_name }')).toEqual([
        { subtopic: TITLE, duration: 30, price: 2500, price_cents: 12_500, author_first_name: 'Elena' },
      ])
    },
  )

  it('[GK-087] an expert sees their own inactive ones too, and nobody else does', async () => {
    const query = 'advice_offerings(order_by: [{ enabled: asc }]) { enabled }'
    expect(await as('elena').rows(query)).toEqual([{ enabled: false }, { enabled: true }])
    expect(await as('marcus').rows(query)).toEqual([])
    expect(await as('visitor').refusal(`{ ${query} }`)).toBe('validation-failed')
  })

  it.each(['visitor', 'tom', 'marcus', 'staff'] as CallerName[])(
    '[ADV-11, GK-087] %s opens an active one by the end of its id, and no other',
    async (caller) => {
      const all = await database.query<{ id: string; enabled: boolean }>(
        'select id, enabled and deleted_at is null and user_id = $1 as enabled from advice_offerings',
        [ELENA],
      )
      for (const { id, enabled } of all) {
        const asked = `advice_details(where: { share_code: { _eq: "${id.slice(-8)}" } })`
        expect(await as(caller).rows(`${asked} { id author_slug card { subtopic } }`)).toEqual(
          enabled ? [{ id, author_slug: 'elena-marchetti', card: { subtopic: TITLE } }] : [],
        )
      }
    },
  )

  it('[ADV-18] no offer is written through a table', async () => {
    const writes = ['update_advice_offerings(where: {}, _set: { enabled: true })', 'delete_advice_offerings(where: {})']
    for (const caller of ['elena', 'tom', 'staff'] as const)
      for (const write of writes)
        expect(await as(caller).refusal(`mutation { ${write} { affected_rows } }`)).toBe('validation-failed')
  })

  it('[ADV-15] anyone signed in reads what calls may cost', async () => {
    const query = 'offer_settings(order_by: [{ duration: asc }]) { duration price_min price_max }'
    expect((await as('tom').rows(query))[1]).toEqual({ duration: 30, price_min: 800, price_max: 8000 })
    expect(await as('visitor').refusal(`{ ${query} }`)).toBe('validation-failed')
  })
})

describe('what the database lets nobody store', () => {
  it.each([
    ['[ADV-33] less than the least for its length', { cents: 4_999 }, 'advice_offerings_price_in_bounds'],
    ['[ADV-34] more than the most', { cents: 50_001 }, 'advice_offerings_price_in_bounds'],
    ['[ADV-42] a free call that is no introduction', { cents: 0 }, 'advice_offerings_'],
  ])('%s', async (_, more, constraint) => {
    await expect(offer(MARCUS, more)).rejects.toMatchObject({ constraint: expect.stringContaining(constraint) })
  })

  it('[GK-082] the bounds themselves are allowed', async () => {
    await expect(offer(MARCUS, { cents: 5_000 })).resolves.toBeDefined()
    await expect(offer(MARCUS, { cents: 50_000 })).resolves.toBeDefined()
  })

  const introduction = (by: string) =>
    database.query(
      `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, is_introductory)
       values ($1, $2, 'A first call', 'Twenty minutes to see whether I can help.', 20, 0, true)`,
      [by, TOPIC],
    )

  it('[GK-084, ADV-19] a second introduction, or the end of the first', async () => {
    await introduction(MARCUS)
    await expect(introduction(MARCUS)).rejects.toMatchObject({ constraint: 'advice_offerings_one_introduction' })
    await expect(
      database.query('update advice_offerings set deleted_at = now() where is_introductory'),
    ).rejects.toMatchObject({ constraint: 'advice_offerings_kept' })
  })
})
