import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const person = (first: string) => ({
  ...{ id: `u-${first}`, first_name: first, last_name: 'Marsh', slug: first.toLowerCase(), profile_pic: null },
  designation: null,
})
const payout = (id: string, cents: number, first: string, status = 'requested') => ({
  ...{ id, cents, status, method: 'bank', destination_hint: '2051', created_at: '2026-11-01T00:00:00Z' },
  ...{ receipt_no: null, return_reason: null, user: person(first) },
})
const BATCH = {
  ...{ id: 'b1', batch_no: 4, created_at: '2026-11-02T00:00:00Z', needs_second_person: false, confirmed_at: null },
  ...{ paid_at: null, reference: null, proposer: person('Ada'), confirmer: null, payer: null, exported_at: null },
  ...{ dissolved_at: null, dissolve_reason: null, dissolved_cents: null, dissolved_payouts: null, dissolver: null },
  payouts: [payout('p1', 20_000, 'Ines'), payout('p2', 5000, 'Jon')],
}
const open = (graphql: Network['graphql']) =>
  renderRoute('/admin/payouts?tab=batches', {
    user: staffUser,
    graphql: {
      PayoutCounts: () => ({ payouts: { aggregate: { count: 0 } }, redemptions: { aggregate: { count: 0 } } }),
      ...graphql,
    },
  })

it('[X-71] a batch of which a part was returned is shown anew before it is paid, and the reference is kept', async () => {
  const sent: object[] = []
  const left = { ...BATCH, payouts: [payout('p1', 20_000, 'Ines'), payout('p2', 5000, 'Jon', 'returned')] }
  const { user, container } = open({
    PayoutBatches: () => ({ payout_batches: [sent.length > 0 ? left : BATCH] }),
    PayPayoutBatch: (variables) => {
      sent.push(variables)
      if (variables.seenCents === 20_000) return { payPayoutBatch: { id: 'b1' } }
      throw refusal(409, 'TERMS_CHANGED', 'Part of this batch was returned since you opened it.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  await user.type(screen.getByLabelText('Reference'), 'SW-142')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as paid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark $200 as paid?' }))
  expect(dialog.getByText(/Compare what is left with what you sent/)).toBeVisible()
  expect(dialog.getByLabelText('Reference')).toHaveValue('SW-142')
  await expectNoAxeViolations(container)
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ id: 'b1', seenCents: 20_000, reference: 'SW-142' })
})

it('[X-25] returning a payout whose file was downloaded asks to make sure that it wasn’t sent', async () => {
  const { user } = open({
    PayoutBatches: () => ({ payout_batches: [{ ...BATCH, exported_at: '2026-11-03T00:00:00Z' }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Return $50 to Jon Marsh' }))
  expect(within(screen.getByRole('dialog')).getByText(/Make sure that it wasn’t sent/)).toBeVisible()
})
