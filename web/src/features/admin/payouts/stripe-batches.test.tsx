import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Network } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const person = (id: string, first_name: string) => ({
  ...{ id, first_name, last_name: 'Marsh', slug: id, profile_pic: null, designation: null },
})
const STAFF = person('00000000-0000-4000-8000-000000000003', 'Ada')
const PAYOUT = {
  ...{ id: 'p1', cents: 20_000, status: 'requested', method: 'stripe', destination_hint: '', receipt_no: null },
  ...{ created_at: '2026-11-01T00:00:00Z', return_reason: null, user: person('u1', 'Ines') },
}
const BATCH = {
  ...{ id: 'b1', batch_no: 4, created_at: '2026-11-02T00:00:00Z', needs_second_person: false, confirmed_at: null },
  ...{ paid_at: null, reference: null, proposer: STAFF, confirmer: null, payer: null, exported_at: null },
  ...{ dissolved_at: null, dissolve_reason: null, dissolved_cents: null, dissolved_payouts: null, dissolver: null },
  payouts: [PAYOUT],
}
const open = (graphql: Network['graphql']) =>
  renderRoute('/admin/payouts?tab=batches', {
    user: staffUser,
    graphql: {
      PayoutCounts: () => ({ payouts: { aggregate: { count: 0 } }, redemptions: { aggregate: { count: 0 } } }),
      ...graphql,
    },
  })

it('[X-25] shows what goes by Stripe, which no file holds and nobody returns by hand once it is sent', async () => {
  const sent: object[] = []
  const { user, unmount } = open({
    PayoutBatches: () => ({ payout_batches: [BATCH] }),
    PayPayoutBatch: (variables) => {
      sent.push(variables)
      return { payPayoutBatch: { id: 'b1' } }
    },
  })
  expect(await screen.findByText('by Stripe')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send by Stripe' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Send $200 by Stripe?' }))
  await user.type(dialog.getByLabelText('Reference'), 'November')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Batch 4 is being sent/)).toBeVisible()
  expect(sent).toEqual([{ id: 'b1', seenCents: 20_000, reference: 'November' }])
  unmount()
  const paid = { ...BATCH, payer: STAFF, paid_at: '2026-11-03T00:00:00Z', reference: 'November' }
  open({ PayoutBatches: () => ({ payout_batches: [paid] }) })
  const section = within(await screen.findByRole('region', { name: /^Batch 4 ?Sending$/ }))
  expect(within(section.getByRole('list')).getByText('Sending')).toBeVisible()
  expect(section.getByText(/sent by Ada Marsh/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Return/ })).toBeNull()
})

it('[X-25] calls a batch paid once Stripe has paid all that is left of it, and returned if nothing is', async () => {
  const ended = (...payouts: object[]) => ({
    ...{ ...BATCH, payer: STAFF, paid_at: '2026-11-03T00:00:00Z', reference: 'November' },
    payouts: payouts.map((payout, index) => ({ ...PAYOUT, id: `p${index}`, ...payout })),
  })
  const PAID = { status: 'paid', receipt_no: 7 }
  const REFUSED = { status: 'returned', return_reason: 'Stripe refused the transfer.' }
  open({
    PayoutBatches: () => ({
      payout_batches: [
        { ...ended(PAID, REFUSED), id: 'b2', batch_no: 5 },
        { ...ended(REFUSED), id: 'b3', batch_no: 4 },
        { ...ended(PAID, {}), id: 'b4', batch_no: 3 },
      ],
    }),
  })
  for (const name of [/^Batch 5 ?Paid$/, /^Batch 4 ?Returned$/, /^Batch 3 ?Sending$/])
    expect(await screen.findByRole('region', { name })).toBeVisible()
  const of = (name: RegExp) => screen.getByRole('region', { name }).textContent
  expect(of(/^Batch 4/)).toContain('$200 in 1 payout, all of it returned. ')
  expect(of(/^Batch 4/)).toContain('sent by Ada Marsh')
  expect(of(/^Batch 5/)).toContain('$200 in 1 payout. ')
  expect(of(/^Batch 5/)).toContain('paid by Ada Marsh')
})

it('[X-25] counts only what is left to send, and shows when Stripe has sent it', async () => {
  let reads = 0
  let isSent = false
  const returned = { ...PAYOUT, id: 'p2', method: 'bank', status: 'returned', return_reason: 'Wrong account.' }
  const paid = { ...BATCH, payer: STAFF, paid_at: '2026-11-03T00:00:00Z', reference: 'November' }
  const { user } = open({
    PayoutBatches: () => {
      if (!isSent) return { payout_batches: [{ ...BATCH, payouts: [PAYOUT, returned] }] }
      const payouts = [reads++ === 0 ? PAYOUT : { ...PAYOUT, status: 'paid', receipt_no: 7 }, returned]
      return { payout_batches: [{ ...paid, payouts }] }
    },
    PayPayoutBatch: () => {
      isSent = true
      return { payPayoutBatch: { id: 'b1' } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send by Stripe' }))
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
  expect(screen.getByText(/^Stripe sends 1 payout at once/)).toBeVisible()
  await user.type(screen.getByLabelText('Reference'), 'November')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('region', { name: /^Batch 4 ?Sending$/ })).toBeVisible()
  expect(await screen.findByRole('region', { name: /^Batch 4 ?Paid$/ }, { timeout: 6000 })).toBeVisible()
})

it('[X-25] says of a mixed batch that only the bank transfers are paid yet', async () => {
  const byBank = { ...PAYOUT, id: 'p2', method: 'bank', destination_hint: '2051' }
  const { user } = open({
    PayoutBatches: () => ({ payout_batches: [{ ...BATCH, payouts: [PAYOUT, byBank] }] }),
    PayPayoutBatch: () => ({ payPayoutBatch: { id: 'b1' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reference'), 'SW-142')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(
    await screen.findByText('The bank transfers of batch 4 are paid, and Stripe is sending the rest.'),
  ).toBeVisible()
})
