import { describe, expect, it } from 'vitest'
import { statementFilterSchema, statementVariables } from './statement-filters.js'
import { KIND_GROUPS, kindLabel, kindsOf, transferLabel } from './statement-kinds.js'

const read = (query: object) => statementVariables(statementFilterSchema.validateSync(query, { abortEarly: false }))

describe('the filters of a statement', () => {
  it('[BASE-07] let everything through when there are none', () => {
    expect(read({})).toEqual({
      currencies: ['credit', 'reward', 'usd'],
      ...{ isByKind: false, kinds: [], minAmount: -1e12, maxAmount: 1e12, from: '-infinity', until: 'infinity' },
    })
  })

  it('take several values each, repeated or with commas', () => {
    expect(read({ currency: ['credit', 'usd'], kind: 'plan,corrected' })).toMatchObject({
      currencies: ['credit', 'usd'],
      isByKind: true,
      kinds: [...kindsOf('plan'), ...kindsOf('corrected')],
    })
    expect(read({ direction: 'in' })).toMatchObject({ minAmount: 1, maxAmount: 1e12 })
    expect(read({ direction: 'out' })).toMatchObject({ minAmount: -1e12, maxAmount: -1 })
    expect(read({ direction: 'out,in' })).toMatchObject({ minAmount: -1e12, maxAmount: 1e12 })
  })

  it('include the last day, and end right before an instant', () => {
    expect(read({ from: '2026-03-01', until: '2026-03-31' })).toMatchObject({
      ...{ from: '2026-03-01', until: '2026-04-01T00:00:00.000Z' },
    })
    expect(read({ until: '2026-03-31T22:00:00.000Z' })).toMatchObject({ until: '2026-03-31T22:00:00.000Z' })
  })

  it.each([
    { currency: 'eur' },
    { direction: ['in', 'up'] },
    { kind: 'toString' },
    { from: '2026-02-31' },
    { until: 'tomorrow' },
    { from: { a: 1 } },
  ])('refuse %j', (query) => {
    expect(() => read(query)).toThrow()
  })
})

describe('the kind of a line', () => {
  it('is told by its group, to staff by words of its own', () => {
    expect(kindLabel('spending_returned')).toBe('Returned or taken back')
    expect(transferLabel('spending_returned')).toBe('Price returned')
    expect([kindLabel('of_another_version'), transferLabel('of_another_version')]).toEqual(['Other', 'Other'])
  })

  it('belongs to one group, and no two have the same words', () => {
    const kinds = Object.values(KIND_GROUPS).flatMap((group) => Object.entries<string>(group.kinds))
    expect(new Set(kinds.map(([kind]) => kind)).size).toBe(kinds.length)
    expect(new Set(kinds.map(([, label]) => label)).size).toBe(kinds.length)
  })

  it.each([
    ['credits_by_staff', 'Given'],
    ['credits_of_plan', 'Plan'],
    ['credits_expired', 'Expired'],
    ['answer_reward', 'Earned'],
    ['advice_earning', 'Earned'],
    ['project_payment', 'Earned'],
  ])('%s is %s', (kind, label) => expect(kindLabel(kind)).toBe(label))
})
