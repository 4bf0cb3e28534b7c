import { describe, expect, it } from 'vitest'
import type { CreditSource } from './accounts.js'
import { type CreditLot, drawFrom, giveBack, inDrawOrder } from './draw-order.rules.js'

let id = 0
const lot = (source: CreditSource, balance: number, endsAt: string | null = null): CreditLot => ({
  id: String(++id),
  source,
  balance,
  endsAt: endsAt === null ? null : new Date(endsAt),
})

describe('spending credits', () => {
  it('[GK-005] takes what comes with a plan first, then the welcome, then the rest by end and age', () => {
    const lots = [
      lot('bought', 1),
      lot('granted', 2, '2030-01-01'),
      lot('welcome', 3),
      lot('plan', 4, '2031-01-01'),
      lot('referral', 5),
      lot('trial', 6, '2030-06-01'),
    ]
    expect(inDrawOrder(lots).map(({ balance }) => balance)).toEqual([6, 4, 3, 2, 1, 5])
  })

  it('splits an amount over the lots and leaves the others alone', () => {
    const [first, second, third] = [lot('plan', 70), lot('welcome', 50), lot('bought', 10)] as const
    expect(drawFrom([third, second, first], 100)).toEqual([
      { account: { id: first.id }, amount: -70 },
      { account: { id: second.id }, amount: -30 },
    ])
  })

  it('takes exactly all, and not one more', () => {
    const lots = [lot('bought', 60), lot('bought', 40)]
    expect(drawFrom(lots, 100)).toHaveLength(2)
    expect(drawFrom(lots, 101)).toBeNull()
    expect(drawFrom([], 1)).toBeNull()
  })

  it('gives back to what was drawn last', () => {
    const drawn = [lot('plan', 70), lot('welcome', 30)]
    const [plan, welcome] = drawn.map(({ id }) => ({ id }))
    expect(giveBack(drawn, 100)).toEqual([
      { account: welcome, amount: 30 },
      { account: plan, amount: 70 },
    ])
    expect(giveBack(drawn, 20)).toEqual([{ account: welcome, amount: 20 }])
  })
})
