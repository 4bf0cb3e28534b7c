import { expect, it } from 'vitest'
import { type InviteePayment, wasAllLost } from './referral-loss.rules.js'

const paid = (collected: number, lost: number | null = null): InviteePayment => ({
  collectedAt: new Date(collected * 1000),
  lostAt: lost === null ? null : new Date(lost * 1000),
})

it.each<[string, InviteePayment[], boolean]>([
  ['nothing was paid', [], false],
  ['all of it stands', [paid(1), paid(2)], false],
  ['the only payment is lost', [paid(1, 5)], true],
  ['another was collected before', [paid(1, 5), paid(4)], false],
  ['another was collected in that second', [paid(1, 5), paid(5)], true],
  ['another was collected afterwards', [paid(1, 5), paid(9)], true],
  ['all were lost, the last one first', [paid(1, 9), paid(2, 5)], true],
  ['all were lost, with a new one between', [paid(1, 5), paid(4, 9), paid(7)], false],
])('[CRED-04, X-25] %s', (_, payments, expected) => {
  expect(wasAllLost(payments)).toBe(expected)
  expect(wasAllLost([...payments].reverse())).toBe(expected)
})
