import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { detailedOpportunity } from '#testing/opportunity-fixtures.js'

const CHANGE = { name: 'Duration', before: '6 months', after: '4 months' }

it('[X-71] an edit elsewhere closes no open dialog: it shows what changed and continues with that', async () => {
  let version = 1
  const { user, sent } = openOpportunity({
    at: '?tab=interests',
    opportunity: { poster: ownPost },
    applications: [proposed()],
    graphql: {
      OpportunityDetail: () => ({ opportunities_by_pk: detailedOpportunity({ poster: ownPost, version_no: version }) }),
      HireExpert: ({ seenVersion }) => {
        version = 2
        if (seenVersion === 2) return { hireExpert: { status: 'pending' } }
        const amount = { amountCents: 1_200_000, amountUnit: 'month' as const, amount: '$12,000 per month' }
        throw changedTerms({ version, ...amount, changes: [CHANGE] })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Hire' }))
  const dialog = await screen.findByRole('dialog', { name: /^Hire / })
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Hire' }))
  await press()
  expect(await within(dialog).findByText('The terms have changed since you opened this page')).toBeVisible()
  expect(dialog).toBeInTheDocument()
  await expectNoAxeViolations(dialog)
  await press()
  expect(await screen.findByText(/to accept the hire/)).toBeVisible()
  const named = sent.filter(({ name }) => name === 'HireExpert').map(({ input }) => input)
  expect(named).toMatchObject([{ seenVersion: 1 }, { seenVersion: 2, seenAmountCents: 1_200_000 }])
})
