import { beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '#tests/database.js'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { request } from '#tests/http.js'
import { NORA } from './market.testkit.js'
import { operationText } from './own-operations.testkit.js'

/** The cursor of a first page, as in web/src/lib/graphql/bounds.ts. */
export const START = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
export const END = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const MIDDLE = { at: '2026-01-02T00:00:00Z', id: '80000000-0000-4000-8000-000000000000' }

export interface Page {
  name: string
  role: 'user' | 'expert' | 'staff'
  /** Whose page it is; Nora's if nobody is named. */
  userId?: string
  index: string
  /** The variables for a page between two cursors; a first page has `START` and `END`. */
  variables: (from: typeof START, to: typeof END) => Record<string, unknown>
}

/**
 * Tests that each page walks its index and is full, in a market with thousands of each.
 * @param crowd the statements that fill the tables
 * @returns the plan of any page
 */
export function testPages(database: TestDatabase, crowd: string, pages: readonly Page[]) {
  let engine: TestEngine
  beforeAll(async () => {
    await database.query(crowd)
    await database.query('analyze')
    engine = await startTestEngine(database)
  })

  async function planOf({ name, role, userId = NORA, variables }: Page, from: typeof START, to: typeof END) {
    const body = {
      query: { query: operationText(name), variables: variables(from, to) },
      user: { 'x-hasura-role': role, 'x-hasura-user-id': userId },
    }
    const answer = await request<{ plan: string[] }[]>('POST', `${engine.url}/v1/graphql/explain`, body, {
      adminSecret: true,
    })
    return answer.body.flatMap(({ plan }) => plan).join('\n')
  }

  it.each(pages)('$name is an index scan on $index, from the start and from the middle', async (page) => {
    for (const [from, to] of [
      [START, END],
      [MIDDLE, MIDDLE],
    ] as const) {
      // the first limit is the page's; there must be no sort between it and the index
      const [, walk] = /Limit .*\n\s+->\s+(.*)/.exec(await planOf(page, from, to)) ?? []
      expect(walk).toMatch(new RegExp(`^Index (Only )?Scan (Backward )?using ${page.index} `))
    }
  })

  it.each(pages)('$name returns a full first page', async ({ name, role, userId = NORA, variables }) => {
    const { body } = await engine.graphql<Record<string, unknown[]>>({
      query: operationText(name),
      variables: variables(START, END),
      ...{ role, adminSecret: true, headers: { 'x-hasura-user-id': userId } },
    })
    const [rows = []] = Object.values(body.data ?? {})
    expect(rows).toHaveLength(Number(variables(START, END).limit))
  })
  return planOf
}
