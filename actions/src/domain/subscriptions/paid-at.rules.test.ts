import { describe, expect, it } from 'vitest'
import type { PaidInvoice, Subscription } from '#providers/payments/payment-states.js'
import { unpaidFrom } from './paid-at.rules.js'

const at = (text: string) => new Date(`2026-${text}Z`)
const subscription = (status: Subscription['status'], start: string, end: string) =>
  ({ status, periodStart: at(start), periodEnd: at(end) }) as Subscription
const paid = (reason: PaidInvoice['reason'], periodStart: string, paidAt = periodStart) =>
  ({ reason, periodStart: at(periodStart), paidAt: at(paidAt) }) as PaidInvoice

const FIRST = paid('first', '01-01T00:00:00')
const RETRIED = paid('renewal', '04-01T00:00:00', '04-04T00:00:00')
const renewed = { subscription: subscription('active', '04-01T00:00:00', '07-01T00:00:00'), invoices: [RETRIED, FIRST] }
const declined = { subscription: subscription('past-due', '04-01T00:00:00', '07-01T00:00:00'), invoices: [FIRST] }

describe('whether a plan had been paid for at a moment', () => {
  it.each([
    ['in its first period', '02-01T00:00:00', declined, null],
    ['in its first period, asked after a renewal', '02-01T00:00:00', renewed, null],
    ['past due', '04-02T00:00:00', declined, '04-01T00:00:00'],
    ['past due, and collected later', '04-02T00:00:00', renewed, '04-01T00:00:00'],
    ['collected in that second', '04-04T00:00:00.700', renewed, '04-01T00:00:00'],
    ['collected in the second before', '04-04T00:00:01', renewed, null],
    ['before it began', '01-01T00:00:00', declined, '01-01T00:00:00'],
    [
      'renewed any moment now',
      '04-01T00:30:00',
      { subscription: subscription('active', '01-01T00:00:00', '04-01T00:00:00'), invoices: [FIRST] },
      null,
    ],
    [
      'ended with its period',
      '04-02T00:00:00',
      { subscription: subscription('ended', '01-01T00:00:00', '04-01T00:00:00'), invoices: [FIRST] },
      '04-01T00:00:00',
    ],
    [
      'changed with a new period',
      '02-02T00:00:00',
      {
        subscription: subscription('active', '02-01T00:00:00', '05-01T00:00:00'),
        invoices: [FIRST, paid('change', '01-31T23:59:00', '02-01T00:00:00')],
      },
      null,
    ],
    [
      'changed later, as of a moment before',
      '02-01T00:00:00',
      {
        subscription: subscription('active', '01-01T00:00:00', '04-01T00:00:00'),
        invoices: [FIRST, paid('change', '01-31T23:59:00', '02-01T00:05:00')],
      },
      null,
    ],
  ])('[X-25] %s', (_, moment, plan, expected) => {
    expect(unpaidFrom(at(moment), plan)).toEqual(expected && at(expected))
  })

  it('[X-25] bought in that second, if it comes first of the two', () => {
    const bought = at('01-01T00:00:00.400')
    expect(unpaidFrom(bought, declined, { isFirst: true })).toBeNull()
    expect(unpaidFrom(bought, declined, { isFirst: false })).toEqual(at('01-01T00:00:00'))
    // which of two comes first says nothing about renewals
    expect(unpaidFrom(at('04-04T00:00:00'), renewed, { isFirst: true })).toEqual(at('04-01T00:00:00'))
  })
})
