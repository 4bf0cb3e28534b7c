import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, MARCUS, NORA, TOM, VICTOR } from './market.testkit.js'
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

const preferencesOf = (industry: string) => JSON.stringify({ industry, product: '', targeted_customer: '' })

/** Everything that BASE-31 names, at once. */
const WHOLE = `{
  master_topics(limit: 1) { id topic_name }
  master_expertise(limit: 1) { id expertise_name }
  master_objectives(limit: 1) { id objective_name }
  master_domains_aggregate { aggregate { count } nodes { domain_name deleted } }
  system_configurations(where: { config: { _eq: "AI_PREFERENCES_CUSTOMER_TYPE" } }) { config }
  expert_details(where: { user_id: { _in: ["${ELENA}", "${VICTOR}"] } }) { user_id is_available_for_hire_as_cxo user_org_role }
  users(where: { id: { _eq: "${ELENA}" } }) { id }
  ai_conversations { title }
  user_ai_preferences { preferences }
  content_suggestion_structures(limit: 1) { id category }
}`

describe('one query over the whole data graph', () => {
  beforeAll(async () => {
    for (const [id, name] of [
      [NORA, 'Nora'],
      [TOM, 'Tom'],
    ] as const) {
      await database.query(
        `insert into ai_conversations (created_by, kind, title, last_message_at) values ($1, 'home', $2, now())`,
        [id, `${name} asks`],
      )
      await database.query('insert into user_ai_preferences (user_id, preferences) values ($1, $2)', [
        id,
        preferencesOf(name),
      ])
    }
    await database.query(`update master_domains set deleted = true where id = (select id from master_domains limit 1)`)
  })

  it.each(['nora', 'tom', 'marcus'] as const)(
    '[BASE-31] is answered for %s, with their own rows only',
    async (caller) => {
      const { data, errors } = await as(caller).ask(WHOLE)
      expect(errors).toBeUndefined()
      const own = caller === 'marcus' ? null : caller === 'nora' ? 'Nora' : 'Tom'
      expect(data).toMatchObject({
        ai_conversations: own ? [{ title: `${own} asks` }] : [],
        user_ai_preferences: own ? [{ preferences: preferencesOf(own) }] : [],
        users: [{ id: ELENA }],
      })
      for (const root of ['master_topics', 'master_expertise', 'master_objectives', 'content_suggestion_structures'])
        expect(data?.[root]).toHaveLength(1)
    },
  )

  it('[BASE-31, BASE-32] counts the current industries and no withdrawn one', async () => {
    const [{ count } = { count: '' }] = await database.query<{ count: string }>(
      'select count(*) from master_domains where not deleted',
    )
    const { data } = await as('nora').ask(WHOLE)
    expect(data?.master_domains_aggregate).toEqual({
      aggregate: { count: Number(count) },
      nodes: Array.from({ length: Number(count) }, () => ({ domain_name: TEXT, deleted: false })),
    })
  })

  it('[GD-36, PROMPT-19] lists experts by their ids, but none who is suspended, except to themselves', async () => {
    const ids = async (caller: 'nora' | 'marcus' | 'victor') =>
      (await as(caller).rows(`expert_details(where: { user_id: { _in: ["${ELENA}", "${VICTOR}"] } }) { user_id }`))
        .map(({ user_id }) => user_id)
        .sort()
    expect(await ids('nora')).toEqual([ELENA])
    expect(await ids('marcus')).toEqual([ELENA])
    expect(await ids('victor')).toEqual([ELENA, VICTOR].sort())
  })

  it.each(['expert_details { user_id }', 'master_domains_aggregate { aggregate { count } }'])(
    '[BASE-31, GI-01] has no %s for visitors',
    async (root) => {
      for (const caller of ['visitor', 'pretender'] as const)
        expect(await as(caller).refusal(`{ ${root} }`)).toBe('validation-failed')
    },
  )

  it.each(['expert_details_aggregate', 'system_configurations_aggregate', 'user_ai_preferences_aggregate'])(
    '[BASE-31] counts nothing that nobody has to count: %s',
    async (root) => {
      expect(await as('nora').refusal(`{ ${root} { aggregate { count } } }`)).toBe('validation-failed')
    },
  )
})

const isText = (value: unknown) => typeof value === 'string' && value !== ''
