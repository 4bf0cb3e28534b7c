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

it('[X-61, X-71] new terms of hiring are shown before the hire is asked for again, and named by the next try', async () => {
  const { user, sent } = openOpportunity({
    at: '?tab=interests',
    opportunity: { poster: ownPost },
    applications: [proposed()],
    graphql: {
      HireExpert: ({ seenTermsVersion }) => {
        if (seenTermsVersion === 2) return { hireExpert: { status: 'pending' } }
        const amount = { amountCents: 1_200_000, amountUnit: 'month' as const, amount: '$12,000 per month' }
        const hiringTerms = { version: 2, appliesFrom: '2026-12-01', changes: ['Fees are refunded in full.'] }
        throw changedTerms({ version: 1, ...amount, changes: [], hiringTerms })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Hire' }))
  const dialog = await screen.findByRole('dialog', { name: /^Hire / })
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Hire' }))
  expect(within(dialog).getByRole('link', { name: /^terms of hiring/ })).toHaveAttribute(
    'href',
    '/terms/hiring?version=1',
  )
  await press()
  expect(await within(dialog).findByText('The terms of hiring have changed since you opened this page')).toBeVisible()
  expect(within(dialog).getByText('Fees are refunded in full.')).toBeVisible()
  expect(within(dialog).getByText(/^Version 2 of the terms of hiring has applied since 1 December 2026/)).toBeVisible()
  for (const name of [/^Read the new terms/, /^terms of hiring/])
    expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', '/terms/hiring?version=2')
  await expectNoAxeViolations(dialog)
  await press()
  expect(await screen.findByText(/to accept the hire/)).toBeVisible()
  const named = sent.filter(({ name }) => name === 'HireExpert').map(({ input }) => input)
  expect(named).toMatchObject([{ seenTermsVersion: 1 }, { seenVersion: 1, seenTermsVersion: 2 }])
})
