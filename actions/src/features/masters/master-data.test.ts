import { beforeAll, describe, expect, it } from 'vitest'
import { OPPORTUNITY_TYPES } from '#contract/opportunities/type-facts.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let token: string

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  token = tokenFor(await persona(database, 'tom@client.example'))
})

interface Lists {
  result: Record<string, unknown>[]
  items: Record<string, unknown>[]
}

describe('master data over REST', () => {
  it.each([
    ['objective', 'objective_name', 'master_objectives'],
    ['domain', 'domain_name', 'master_domains'],
    ['expertise', 'expertise_name', 'master_expertise'],
  ])(
    '[BASE-35, BASE-32, OBASE-36, OBASE-37] /metadata/%s lists entries that are not deleted',
    async (path, field, table) => {
      await database.query(
        `update ${table} set deleted = true where id = (select id from ${table} order by id limit 1)`,
      )
      const rows = await database.query(`select id, ${field} from ${table} where not deleted`)
      const { body } = await actions.get<Lists>(`/metadata/${path}`, { token })
      expect(body.result).toHaveLength(rows.length)
      expect(new Set(body.result.map(({ _id }) => _id))).toEqual(new Set(rows.map(({ id }) => id)))
      expect(body.result.every((row) => typeof row[field] === 'string')).toBe(true)
    },
  )

  it.each([
    ['opportunityTypes', 'opportunityType', OPPORTUNITY_TYPES],
    ['opportunityDurationTypes', 'durationType', ['day', 'week', 'month']],
    ['opportunityStartDates', 'startDate', ['immediately', 'two-weeks', 'one-month', 'three-months', 'flexible']],
  ])(
    '[OBASE-32, OBASE-33, OBASE-34, FRAC-24] /api/opportunities/%s returns items with _id, code and %s',
    async (path, field, codes) => {
      const { body } = await actions.get<Lists>(`/api/opportunities/${path}`, { token })
      expect(body.items.map(({ code }) => code).sort()).toEqual([...codes].sort())
      for (const item of body.items) {
        expect(item).toMatchObject({ _id: expect.any(String), [field]: expect.stringMatching(/\w/) })
        expect(item.name).toBe(item[field])
      }
    },
  )

  it('[FRAC-25, GD-63] returns a role’s budget range per unit in dollars, and the form’s limits without one', async () => {
    const [range] = await database.query<{ role_id: string; min: number; max: number }>(
      `select role_id, min_amount_cents::int / 100 as min, max_amount_cents::int / 100 as max
       from budget_ranges join opportunity_duration_types unit on unit.id = duration_type_id where unit.code = 'week' limit 1`,
    )
    const read = (roleType: string, rest = '') =>
      actions.get(`/api/opportunities/budgetRange?roleType=${roleType}${rest}`, { token })
    expect((await read(range?.role_id ?? '', '&unit=week')).body).toEqual({
      minAmount: range?.min,
      maxAmount: range?.max,
    })
    const other = await read('00000000-0000-4000-8000-000000000001')
    expect(other.body).toEqual({ minAmount: 1, maxAmount: 50000 })
    expect((await read('c-level')).body).toMatchObject({ errors: [{ field: 'roleType' }] })
    expect((await read(range?.role_id ?? '', '&unit=year')).body).toMatchObject({ errors: [{ field: 'unit' }] })
  })

  it('[GO-01] requires a session', async () => {
    expect((await actions.get('/metadata/domain')).status).toBe(401)
  })
})
