import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-00000000dea1'
const deal = {
  ...{ id: ID, opportunity_id: OPPORTUNITY_ID, expert_id: expertUser.userId, poster_id: clientUser.userId },
  ...{ expert_name: 'Elena Marchetti', poster_name: 'Nora Lindqvist', company_name: null },
  ...{ type: 'fractional', title: 'Fractional CMO', version_no: 2 },
  ...{ agreed_value_cents: 650_000, agreed_value_unit: 'month', duration_months: 6 },
  ...{ no_of_days: 2, no_of_days_unit: 'week', starts: 'Within 2 weeks' },
  ...{ hired_at: '2026-11-19T09:00:00Z', accepted_at: '2026-11-20T09:00:00Z' },
  ...{ poster_terms_version: 1, expert_terms_version: 2, documents: [], payments: [] },
  opportunity: { status: 'completed' },
  hire: { opted_out_at: null },
}
const open = (found: typeof deal | null) =>
  renderRoute(`/admin/deals/${ID}`, {
    user: staffUser,
    graphql: { StaffDealRecord: () => ({ deal_records_by_pk: found }) },
  })

it('[X-06] staff read the record of any deal, as staff, and go back to its post', async () => {
  const { container } = open(deal)
  expect(await screen.findByText('$6,500 per month')).toBeVisible()
  expect(screen.getByText('Completed')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Version 2, accepted by Elena Marchetti/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fractional CMO' })).toHaveAttribute(
    'href',
    `/admin/opportunities?tab=approved&id=${OPPORTUNITY_ID}`,
  )
  await expectNoAxeViolations(container)
})

it('a wrong link says so', async () => {
  open(null)
  expect(await screen.findByText('We can’t find this record.')).toBeVisible()
})
