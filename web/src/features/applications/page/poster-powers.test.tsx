import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hireQuote, proposed } from '#testing/application-fixtures.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { detailedOpportunity } from '#testing/opportunity-fixtures.js'

const CHECKOUT = 'POST /api/payment/checkout-session'
const CHAT = {
  role: 'poster',
  sees_all: true,
  seen_at: null,
  newest_number: null,
  unread_count: 0,
  others_seen_at: null,
}
const own = { ...ownPost, company: detailedOpportunity().poster?.company ?? null }
const applicant = proposed({ contact: { email: null, calendly: 'https://calendly.com/elena' } })

/** The poster's page of a post in this status, with an applicant who can be called. */
function openOwn(status: string, at = '') {
  return openOpportunity({
    at,
    opportunity: { poster: own, status },
    applications: [applicant],
    graphql: {
      HireQuote: () => ({ hireQuote: hireQuote() }),
      OpportunityChat: () => ({ opportunity_chats: [CHAT] }),
    },
    rest: { [CHECKOUT]: () => ({ url: 'https://pay.example/cs_1' }) },
  })
}

it.each([
  ['draft', ['Edit', 'Delete Project']],
  ['published', ['Edit', 'Invite Team Member', 'Close Project']],
])('[OPP-93] the poster of a post that is %s can invite, close or delete: %j', async (status, expected) => {
  const { user } = openOwn(status)
  await user.click(await screen.findByRole('button', { name: 'Options' }))
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(offered.sort()).toEqual([...expected].sort())
})

it('[OPP-93] the poster can chat with an applicant, book a call, and pay for the hire by card', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { user } = openOwn('published', '?tab=interests')
  expect(await screen.findByRole('tab', { name: /^Chats/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Book a call with Elena Marchetti' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Hire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Elena Marchetti' }))
  expect(await dialog.findByRole('radio', { name: /Pay for this hire: \$1,800/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/cs_1'))
})
