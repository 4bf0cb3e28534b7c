import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-00000000dea1'
const deal = {
  ...{ id: ID, opportunity_id: OPPORTUNITY_ID, expert_id: expertUser.userId, poster_id: clientUser.userId },
  ...{ expert_name: 'Elena Marchetti', poster_name: 'Nora Lindqvist', company_name: 'Brightwater Systems' },
  ...{ type: 'fractional', title: 'Fractional CMO', version_no: 2 },
  ...{ agreed_value_cents: 650_000, agreed_value_unit: 'month', duration_months: 6 },
  ...{ no_of_days: 2, no_of_days_unit: 'week', starts: 'Within 2 weeks' },
  ...{ hired_at: '2026-11-19T09:00:00Z', accepted_at: '2026-11-20T09:00:00Z' },
  ...{ poster_terms_version: 1, expert_terms_version: 1 },
  documents: [
    { name: 'offer.pdf', uploadType: 'opportunity_apply', uploadedAt: '2026-11-18T09:00:00Z', sizeBytes: 9 },
    { name: 'nda.pdf', uploadType: 'nda_apply', uploadedAt: '2026-11-18T08:00:00Z', sizeBytes: 9 },
  ],
  payments: [] as { details: string; percentage: number }[],
  opportunity: { status: 'in progress' },
  hire: { opted_out_at: null },
}
const open = (found: typeof deal | null, user = expertUser) =>
  renderRoute(`/dashboard/deals/${ID}`, { user, graphql: { DealRecord: () => ({ deal_records_by_pk: found }) } })

it('[X-70] the record names who, what, how much, when, the documents and the terms, and can be printed', async () => {
  const { container } = open(deal)
  expect(await screen.findByRole('heading', { level: 1, name: 'Record of the deal' })).toBeVisible()
  expect(screen.getByText('Brightwater Systems')).toBeVisible()
  expect(screen.getByText('Represented by Nora Lindqvist')).toBeVisible()
  expect(screen.getByText('$6,500 per month')).toBeVisible()
  expect(screen.getByText('2 days per week')).toBeVisible()
  expect(screen.getByText('offer.pdf')).toBeVisible()
  const terms = screen.getByRole('link', { name: /^Version 1, accepted by both/ })
  expect(terms).toHaveAttribute('href', '/terms/hiring?version=1')
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.getByText(/^Say hello to Nora Lindqvist/)).toBeVisible()
  await expectNoAxeViolations(container)
})

it('[X-70] the record names the parts in which an amplify programme is paid', async () => {
  const payments = [
    { details: 'Once the plan is agreed', percentage: 40 },
    { details: 'At the end', percentage: 60 },
  ]
  open({ ...deal, type: 'amplify', payments })
  expect(await screen.findByText('Paid in parts')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Once the plan is agreed40%', 'At the end60%']),
  )
})

it('after an opting out it stays, and says so', async () => {
  open({ ...deal, hire: { opted_out_at: '2026-11-25T09:00:00Z' } } as unknown as typeof deal, clientUser)
  expect(await screen.findByText(/^Elena Marchetti opted out on/)).toBeVisible()
  expect(screen.queryByText(/^Say hello/)).not.toBeInTheDocument()
})

it('the first step is said to each side, until the post has ended', async () => {
  const { unmount } = open(deal, clientUser)
  expect(await screen.findByText(/^Say hello to Elena Marchetti/)).toHaveTextContent(/or book a free call\.$/)
  unmount()
  open({ ...deal, opportunity: { status: 'completed' } }, clientUser)
  expect(await screen.findByRole('heading', { level: 1, name: 'Record of the deal' })).toBeVisible()
  expect(screen.queryByText(/^Say hello/)).not.toBeInTheDocument()
})

it('is for nobody else', async () => {
  open(null)
  expect(await screen.findByText(/^Only the two sides of a deal/)).toBeVisible()
})
