import { describe, expect, it } from 'vitest'
import { budgetMinimumDollars, daysMaximum, FRACTIONAL_LIMITS } from './limits.js'

describe('limits of the fractional form', () => {
  it('[BASE-45] the budget has the required steps, cap and minimum per unit', () => {
    expect(FRACTIONAL_LIMITS.budgetStepDollars).toBe(100)
    expect(FRACTIONAL_LIMITS.budgetMaxDollars).toBe(50000)
    expect(
      ['day', 'week', 'month', 'year', '', null].map((unit) =>
        budgetMinimumDollars(FRACTIONAL_LIMITS.budgetMinDollarsByUnit, unit),
      ),
    ).toEqual([500, 1500, 5000, 1, 1, 1])
  })

  it('[GD-69] a week has seven days and a month 31', () => {
    expect([daysMaximum('week'), daysMaximum('month'), daysMaximum(null)]).toEqual([7, 31, 31])
  })
})
