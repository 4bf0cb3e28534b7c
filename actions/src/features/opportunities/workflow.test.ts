import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database.js'
import { OPPORTUNITY_STATUS_LABELS, TRACKING_STATUS_LABELS } from '../../../contract/opportunities/statuses.js'
import { OPPORTUNITY_TYPE_LABELS } from '../../../contract/opportunities/types.js'
import { OPPORTUNITY_MOVES } from '../../../contract/workflow/opportunity.graph.js'

const database = await createTestDatabase()

describe('the migrated tables and the contract', () => {
  it('[X-30] hold the same moves', async () => {
    const rows = await database.query(
      'select from_status as "from", to_status as "to", actor from opportunity_transitions',
    )
    const inOrder = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort()
    expect(inOrder(rows)).toEqual(inOrder(OPPORTUNITY_MOVES))
  })

  it.each([
    ['opportunity_types', OPPORTUNITY_TYPE_LABELS],
    ['opportunity_statuses', OPPORTUNITY_STATUS_LABELS],
    ['tracking_statuses', TRACKING_STATUS_LABELS],
  ])('[X-33] [FLOW-17] [FLOW-08] hold the same words in %s', async (table, labels) => {
    const rows = await database.query<{ code: string; label: string }>(`select code, label from ${table}`)
    expect(Object.fromEntries(rows.map(({ code, label }) => [code, label]))).toEqual(labels)
  })
})
