import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms } from '#testing/network.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

const NEW_TERMS = {
  ...{ version: 1, amountCents: null, amountUnit: null, amount: null, changes: [] },
  hiringTerms: { version: 2, appliesFrom: '2026-12-01', changes: ['The fee is refunded if nobody is hired.'] },
}
const WITHOUT_CALENDAR = {
  InterestEligibility: () => ({
    interestEligibility: { isAllowed: false, blocker: 'CALENDAR_REQUIRED', message: null },
  }),
}
const button = () => screen.findByRole('button', { name: 'Show Interest' })

it('[X-61, X-71] if other terms of hiring apply by now, the dialog says what is new and asks again', async () => {
  const seen: unknown[] = []
  const { user } = openOpportunity({
    who: expertUser,
    graphql: {
      ShowInterest: ({ seenTermsVersion }) => {
        seen.push(seenTermsVersion)
        if (seenTermsVersion === 1) throw changedTerms(NEW_TERMS)
        return { showInterest: { status: 'interested' } }
      },
    },
  })
  await user.click(await button())
  const dialog = within(await screen.findByRole('dialog', { name: 'Show Interest' }))
  expect(dialog.getByRole('link', { name: /^terms of hiring/ })).toHaveAttribute('href', '/terms/hiring?version=1')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('The fee is refunded if nobody is hired.')).toBeVisible()
  expect(dialog.getByRole('link', { name: /^terms of hiring/ })).toHaveAttribute('href', '/terms/hiring?version=2')
  await expectNoAxeViolations()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(seen).toEqual([1, 2]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('[INT-16] a calendar link that was typed before the session ended is still there afterwards', async () => {
  const open = () => openOpportunity({ who: expertUser, graphql: WITHOUT_CALENDAR })
  const { user, unmount } = open()
  await user.click(await button())
  await user.click(await screen.findByRole('button', { name: 'Connect Now' }))
  await user.type(screen.getByLabelText('Calendar link'), 'https://calendly.com/elena')
  unmount()
  const again = open()
  await again.user.click(await button())
  expect(await screen.findByLabelText('Calendar link')).toHaveValue('https://calendly.com/elena')
})
