import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUS_LABELS, TRACKING_STATUS_LABELS } from '#contract/opportunities/statuses.js'
import { POST_TYPES } from '#contract/opportunities/types.js'
import { CONTENT_MOVES } from '#contract/workflow/content.graph.js'
import { COUNTER_OFFER_MOVES } from '#contract/workflow/counter-offer.graph.js'
import { OPPORTUNITY_MOVES } from '#contract/workflow/opportunity.graph.js'
import { TRACKING_MOVES } from '#contract/workflow/tracking.graph.js'
import { createTestDatabase } from '#tests/database.js'

const TYPE_LABELS = Object.fromEntries(Object.entries(POST_TYPES).map(([code, { label }]) => [code, label]))
const database = await createTestDatabase()

describe('the database and the contract', () => {
  const inOrder = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort()

  it('[X-30] have the same opportunity transitions', async () => {
    const rows = await database.query(
      'select from_status as "from", to_status as "to", actor from opportunity_transitions',
    )
    expect(inOrder(rows)).toEqual(inOrder(OPPORTUNITY_MOVES.map(({ from, to, actor }) => ({ from, to, actor }))))
  })

  it.each([
    ['tracking_transitions', TRACKING_MOVES],
    ['counter_offer_transitions', COUNTER_OFFER_MOVES],
  ])('[X-30] have the same transitions in %s', async (table, moves) => {
    const rows = await database.query(`select from_status as "from", to_status as "to", actor, action from ${table}`)
    expect(inOrder(rows)).toEqual(inOrder(moves))
  })

  it('[X-30] have the same transitions of content', async () => {
    const rows = await database.query(
      'select subject, from_status as "from", to_status as "to", actor, action from content_transitions',
    )
    expect(inOrder(rows)).toEqual(inOrder(CONTENT_MOVES))
  })

  it.each([
    ['opportunity_types', TYPE_LABELS],
    ['opportunity_statuses', OPPORTUNITY_STATUS_LABELS],
    ['tracking_statuses', TRACKING_STATUS_LABELS],
  ])('[X-33, FLOW-17, FLOW-08] have the same values in %s', async (table, labels) => {
    const rows = await database.query<{ code: string; label: string }>(`select code, label from ${table}`)
    expect(Object.fromEntries(rows.map(({ code, label }) => [code, label]))).toEqual(labels)
  })
})
