import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { APPROVED_AT, FIRST, inputOf, openQueue, queued, reviewed } from '#testing/review-queue.js'

const payments = [
  { id: 'p1', details: 'Kick-off', percentage: 40, paid_at: '2026-11-20T09:00:00Z' },
  { id: 'p2', details: 'Final report', percentage: 60, paid_at: null },
]

function open(status: string) {
  return openQueue(
    {
      graphql: {
        ApprovedPosts: () => ({ opportunities: [{ ...queued(FIRST, 'First post', 'approved'), status }] }),
        ReviewDetail: () => ({
          opportunities_by_pk: reviewed(FIRST, 'First post', {
            ...{ type: 'amplify', status, payments },
            ...{ review_status: 'approved', published_at: APPROVED_AT },
          }),
          deal_records: [],
          staff_audit_log: [],
        }),
        MarkOpportunityPayment: ({ id, isPaid }) => ({ markOpportunityPayment: { id, isPaid } }),
      },
    },
    '/admin/opportunities?tab=approved',
  )
}

it('[GO-79] staff mark a payment as paid with one press, and as not paid with a reason', async () => {
  const { user, sent } = open('in progress')
  const table = within(await screen.findByRole('table', { name: 'Payment schedule' }))
  await expectNoAxeViolations()
  await user.click(table.getByRole('button', { name: 'Mark as paid: Final report' }))
  await waitFor(() => expect(inputOf(sent, 'MarkOpportunityPayment')).toMatchObject({ id: 'p2', isPaid: true }))
  await user.click(await screen.findByRole('button', { name: 'Mark as not paid: Kick-off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as not paid' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as not paid' }))
  expect(await dialog.findByText('required field')).toBeVisible()
  await user.type(dialog.getByLabelText('Reason'), 'Booked for another client')
  await user.click(dialog.getByRole('button', { name: 'Mark as not paid' }))
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'MarkOpportunityPayment').at(-1)?.input).toEqual({
      ...{ id: 'p1', isPaid: false },
      reason: 'Booked for another client',
    }),
  )
})

it('[GO-79] nothing can be marked before anybody is hired', async () => {
  open('published')
  expect(await screen.findByRole('table', { name: 'Payment schedule' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Mark as/ })).not.toBeInTheDocument()
})
