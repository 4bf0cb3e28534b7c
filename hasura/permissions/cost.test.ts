import { randomUUID } from 'node:crypto'
import { type OperationDefinitionNode, parse, type TypeNode } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANSWER_BYTES_MAX, ESTIMATED_ROWS_MAX, SELECTED_FIELDS_MAX } from '#scripts/lib/start/environment.mjs'
import { createTestDatabase } from '#tests/database.js'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { OWN_OPERATIONS } from './own-operations.testkit.js'

const ROLES = ['anonymous', 'user', 'expert', 'staff']
const REFUSED = /may bring more than|has more than|selects more than/
/** 156 bytes that returned 63 MB. */
const SPIRAL =
  '{ users { expert_detail { topics { expert { topics { expert { topics { expert { user { id } } } } } } } } } }'

let engine: TestEngine
beforeAll(async () => {
  const database = await createTestDatabase()
  engine = await startTestEngine(database, {
    env: {
      ENGINE_MAX_ESTIMATED_ROWS: String(ESTIMATED_ROWS_MAX),
      ENGINE_MAX_SELECTED_FIELDS: String(SELECTED_FIELDS_MAX),
      ENGINE_MAX_ANSWER_BYTES: String(ANSWER_BYTES_MAX),
    },
  })
})

const ask = async (query: string, role: string, variables: Record<string, unknown> = {}) => {
  const headers = { 'x-hasura-user-id': randomUUID() }
  const { body } = await engine.graphql({ query, variables, role, headers, adminSecret: true })
  return body.errors?.[0]?.message ?? ''
}

function valueFor(type: TypeNode): unknown {
  if (type.kind === 'NonNullType') return valueFor(type.type)
  if (type.kind === 'ListType') return []
  const { value } = type.name
  if (value === 'uuid') return randomUUID()
  if (value === 'Int') return 50
  return value.endsWith('_bool_exp') ? {} : 'x'
}

describe('nested lists', () => {
  it.each(['anonymous', 'user', 'expert'])(
    'are limited for %s, however they refer back to one another',
    async (role) => {
      expect(await ask(SPIRAL, role)).toMatch(REFUSED)
    },
  )

  it('are limited by the request if that is lower', async () => {
    const short = SPIRAL.replaceAll('topics', 'topics(limit: 2)').replace('users', 'users(limit: 5)')
    expect(await ask(short, 'user')).toBe('')
    expect(await ask(SPIRAL, 'admin')).toBe('')
  })

  it('in our own pages and endpoints stay within the limit', async () => {
    const queries = OWN_OPERATIONS.map(({ query }) => query)
    const reads = queries.filter((query) => /^\s*query/m.test(query))
    expect(reads.length).toBeGreaterThan(10)
    for (const query of reads) {
      const [operation] = parse(query).definitions as OperationDefinitionNode[]
      const variables = Object.fromEntries(
        (operation?.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, valueFor(type)]),
      )
      for (const role of ROLES)
        expect([query, await ask(query, role, variables)]).not.toEqual([query, expect.stringMatching(REFUSED)])
    }
  })
})
