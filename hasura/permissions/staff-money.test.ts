import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { ELENA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createTestDatabase()
const as = await openPermissions(database)

describe('requests for credits', () => {
  const own = 'credit_requests(order_by: [{ wizlings: asc }]) { wizlings status decision_reason }'

  it('[GK-035] a person reads their own and no others, and staff all', async () => {
    await database.query(
      `insert into credit_requests (user_id, wizlings, reason) values ($1, 10, rpad('x', 50, 'x')), ($2, 20, rpad('x', 50, 'x'))`,
      [TOM, ELENA],
    )
    expect(await as('tom').rows(own)).toEqual([{ wizlings: 10, status: 'PENDING', decision_reason: null }])
    expect(await as('elena').rows(own)).toEqual([{ wizlings: 20, status: 'PENDING', decision_reason: null }])
    expect(await as('nora').rows(own)).toEqual([])
    expect(await as('staff').rows(own)).toHaveLength(2)
    expect(await as('visitor').refusal(`{ ${own} }`)).toBe('validation-failed')
  })

  it('nobody writes one through a table, or learns who decided', async () => {
    expect(await as('tom').refusal('{ credit_requests { decided_by } }')).toBe('validation-failed')
    for (const role of ['tom', 'staff'] as const) {
      const update = 'mutation { update_credit_requests(where: {}, _set: { status: "APPROVED" }) { affected_rows } }'
      expect(await as(role).refusal(update)).toBe('validation-failed')
    }
  })

  it('[X-16] only staff see what staff propose', async () => {
    expect(await as('tom').refusal('{ ledger_proposals { id } }')).toBe('validation-failed')
    expect(await as('staff').rows('ledger_proposals { id }')).toEqual([])
  })
})
