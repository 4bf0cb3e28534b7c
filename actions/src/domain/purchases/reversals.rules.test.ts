import { describe, expect, it } from 'vitest'
import { type ReversalEvent, standingOf } from './reversals.rules.js'

const paid = { amount_cents: 1_000, refunded_cents: 0, charged_back_cents: 0, fulfilled_at: new Date(0) }
const refund = (refundedCents: number): ReversalEvent => ({ type: 'charge-refunded', refundedCents })
const opened = (disputeId: string): ReversalEvent => ({ type: 'dispute-opened', disputeId, amountCents: 1_000 })
const closed = (disputeId: string, isLost: boolean, amountCents = 1_000): ReversalEvent => ({
  ...{ type: 'dispute-closed', disputeId, amountCents, isLost },
})

describe('what becomes of a payment', () => {
  it.each<[string, ReversalEvent[], string, number, number]>([
    ['stays paid', [], 'fulfilled', 0, 0],
    ['is refunded in part', [refund(300)], 'fulfilled', 300, 0],
    ['is refunded in parts, told in reverse', [refund(1_000), refund(300)], 'refunded', 1_000, 0],
    ['is disputed', [opened('d1')], 'disputed', 0, 0],
    ['is kept', [opened('d1'), closed('d1', false)], 'fulfilled', 0, 0],
    ['is kept, told in reverse', [closed('d1', false), opened('d1')], 'fulfilled', 0, 0],
    ['is lost, told twice', [closed('d1', true), opened('d1'), closed('d1', true)], 'charged_back', 0, 1_000],
    ['is disputed again', [opened('d1'), closed('d1', false), opened('d2')], 'disputed', 0, 0],
    ['is refunded in part, and the rest lost', [refund(400), closed('d1', true, 600)], 'charged_back', 400, 600],
    ['is never returned more than once', [refund(2_000)], 'refunded', 1_000, 0],
  ])('[X-25] it %s', (_, events, status, refundedCents, chargedBackCents) => {
    expect(standingOf(paid, events)).toEqual({ status, refundedCents, chargedBackCents })
  })

  it('one that could not be fulfilled stays due for a refund', () => {
    expect(standingOf({ ...paid, fulfilled_at: null }, []).status).toBe('refund_due')
    expect(standingOf({ ...paid, fulfilled_at: null }, [refund(1_000)]).status).toBe('refunded')
  })
})
