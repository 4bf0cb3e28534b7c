import { describe, expect, it } from 'vitest'
import type { Subscription } from '#providers/payments/payment-states.js'
import { termOf } from './subscription-term.rules.js'

const [START, END, NEXT] = ['2026-01-10', '2026-04-10', '2026-07-10'].map((day) => new Date(`${day}T15:00:00Z`)) as [
  Date,
  Date,
  Date,
]
const state = (part: Partial<Subscription>): Subscription => ({
  ...{ subscriptionId: 'sub_1', customerId: 'cus_1', status: 'active', amountCents: 23_700, metadata: {} },
  ...{ periodStart: START, periodEnd: END, endsWithPeriod: false },
  ...part,
})
const stored = { startsAt: START, paidUntil: END }

describe('a subscription at the provider', () => {
  it('that is active lasts as long as it is paid, and a day more while its renewal is on the way', () => {
    expect(termOf(state({}), stored)).toMatchObject({ status: 'active', paidUntil: END })
    expect(termOf(state({}), stored).expiresAt.getTime() - END.getTime()).toBe(86_400_000)
    expect(termOf(state({ periodStart: END, periodEnd: NEXT }), stored)).toMatchObject({ paidUntil: NEXT })
  })

  it('[GK-030] that was cancelled ends with its period', () => {
    expect(termOf(state({ endsWithPeriod: true }), stored)).toMatchObject({ expiresAt: END, endsWithPeriod: true })
  })

  it('[GK-030] whose renewal was declined is free from the end of what was paid', () => {
    const declined = state({ status: 'past-due', periodStart: END, periodEnd: NEXT })
    for (const before of [stored, { ...stored, paidUntil: NEXT }])
      expect(termOf(declined, before)).toMatchObject({ status: 'past_due', paidUntil: END, expiresAt: END })
  })

  it('[GK-030] that has ended is free from the end of what was paid', () => {
    expect(termOf(state({ status: 'ended', periodStart: END, periodEnd: NEXT }), stored)).toMatchObject({
      ...{ status: 'ended', paidUntil: END, expiresAt: END },
    })
  })
})
