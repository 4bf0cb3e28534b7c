import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, MARCUS } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await database.query(`update expert_details set is_available_for_hire_as_cxo = true, user_org_role = 'Director'
  where user_id = '${ELENA}'`)
// only the tables that the product opens, as in the product
const as = await openPermissions(database, { roots: 'named' })

const UUID = expect.stringMatching(/^[\da-f-]{36}$/)
const BOOLEAN = expect.any(Boolean)
const TEXT = expect.any(String)
const TEXT_OR_NULL = expect.toSatisfy((value: unknown) => value === null || typeof value === 'string')

/** What a topic carries, under the texts’ own names. */
const TOPIC_PARTS: Record<string, unknown>[] = [
  { topic_name: TEXT, id: UUID, mongo_id: TEXT_OR_NULL, objective_id: UUID },
  { persona: TEXT_OR_NULL, is_user_generated: BOOLEAN, is_approved_by_admin: true },
  { is_used: BOOLEAN, deleted: false, image: TEXT_OR_NULL, favourite: BOOLEAN },
]

async function firstOf(table: string, carried: object): Promise<unknown> {
  const [row] = await as('nora').rows(`${table}(limit: 1) { ${Object.keys(carried).join(' ')} }`)
  return row
}

describe('the rows of the data graph', () => {
  it.each(TOPIC_PARTS)('[BASE-26] a topic carries %o', async (carried) => {
    expect(await firstOf('master_topics', carried)).toEqual(carried)
  })

  it('[BASE-27] an expertise carries its name and category, and is not deleted', async () => {
    const carried = { expertise_name: TEXT, category_id: UUID, deleted: false }
    expect(await firstOf('master_expertise', carried)).toEqual(carried)
  })

  it('[BASE-28] objectives and domains carry their names', async () => {
    expect(await firstOf('master_objectives', { objective_name: TEXT })).toEqual({ objective_name: TEXT })
    expect(await firstOf('master_domains', { domain_name: TEXT })).toEqual({ domain_name: TEXT })
  })

  it('[AIH-07] a suggested question carries its category and id', async () => {
    const carried = { category: TEXT, id: UUID, question: TEXT }
    expect(await firstOf('content_suggestion_structures', carried)).toEqual(carried)
  })

  it('[AIH-27, GD-24] the customer types stand in the configuration, as a JSON list of texts', async () => {
    const [row] = await as('nora').rows(
      'system_configurations(where: { config: { _eq: "AI_PREFERENCES_CUSTOMER_TYPE" } }) { config value }',
    )
    const types: unknown = JSON.parse(String(row?.value))
    expect(types).toSatisfy((list: unknown) => Array.isArray(list) && list.length > 0 && list.every(isText))
  })

  it('[PROMPT-19] experts are asked by their ids whether they can be hired, and in which role they are', async () => {
    for (const caller of ['nora', 'marcus'] as const)
      expect(
        await as(caller).rows(
          `users(where: { id: { _in: ["${ELENA}", "${MARCUS}"] } }, order_by: [{ first_name: asc }]) { id expert_detail { is_available_for_hire_as_cxo user_org_role } }`,
        ),
      ).toEqual([
        { id: ELENA, expert_detail: { is_available_for_hire_as_cxo: true, user_org_role: 'Director' } },
        { id: MARCUS, expert_detail: { is_available_for_hire_as_cxo: BOOLEAN, user_org_role: TEXT_OR_NULL } },
      ])
  })
})

const isText = (value: unknown) => typeof value === 'string' && value !== ''
