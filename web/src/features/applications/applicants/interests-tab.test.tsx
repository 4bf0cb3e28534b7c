import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  application,
  applicationDocument,
  counterOffer,
  historyEntry,
  proposed,
} from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const HINT = 'You can only hire when a proposal and an offer amount is available.'
const expertId = expertUser.userId

function asPoster(opening: Opening) {
  return openOpportunity({ at: '?tab=interests', opportunity: { poster: ownPost }, ...opening })
}

describe('Interests, for the poster', () => {
  it('[OPP-48, OPP-49, OPP-88] an applicant comes with offer, files, profile, reject, counter offer and hire', async () => {
    const { container } = asPoster({ applications: [proposed()] })
    const card = within(await screen.findByRole('list', { name: 'Interested experts' }))
    expect(card.getByRole('heading', { name: 'Elena Marchetti' })).toBeVisible()
    expect(card.getByText('$12,000 per month')).toBeVisible()
    expect(card.getByText('proposal.pdf')).toBeVisible()
    for (const name of ['View profile', 'Counter Offer', 'Hire'])
      expect(card.getByRole('button', { name })).toBeEnabled()
    expect(card.getByRole('link', { name: 'Reject' })).toHaveAttribute(
      'href',
      `${DETAIL_ADDRESS}/reject/${expertId}?tab=interests`,
    )
    expect(card.queryByRole('button', { name: /Book a call/ })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it.each([
    ['an interest', application(), 'Interest shown in version 1 of the post.'],
    ['a proposal', proposed(), 'Sent for version 1 of the post.'],
  ])('[X-71] %s names the version of the post that it responds to', async (_what, applicant, sentence) => {
    asPoster({ applications: [applicant] })
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('two counter offers on one page have different names', async () => {
    const mei = { ...proposed().user, id: 'mei', first_name: 'Mei', last_name: 'Lindgren', slug: 'mei-lindgren' }
    const second = proposed({ user_id: 'mei', user: { ...mei, profile_pic: null, designation: null } })
    const { container } = asPoster({
      applications: [
        proposed({ counter_offer: counterOffer() }),
        { ...second, counter_offer: counterOffer({ id: 'b' }) },
      ],
    })
    expect(await screen.findByRole('region', { name: 'Counter offer to Elena Marchetti' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Counter offer to Mei Lindgren' })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[X-05] an applicant’s history loads when opened, page by page', async () => {
    const all = Array.from({ length: 21 }, (_, i) => historyEntry({ id: 21 - i, words: `step ${21 - i}` }))
    const { user, sent } = asPoster({
      applications: [proposed()],
      graphql: {
        ApplicationHistory: ({ beforeId, limit }) => {
          const older = all.filter((entry) => entry.id < (beforeId as number))
          return { opportunity_history: older.slice(0, limit as number) }
        },
      },
    })
    const summary = await screen.findByText('History')
    expect(sent.some(({ name }) => name === 'ApplicationHistory')).toBe(false)
    await user.click(summary)
    expect(await screen.findByText('“step 21”')).toBeVisible()
    expect(screen.queryByText('“step 1”')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /more/i }))
    expect(await screen.findByText('“step 1”')).toBeVisible()
    expect(screen.getByText('“step 21”')).toBeVisible()
  })

  it.each([
    ['both', application()],
    ['the amount', application({ documents: [applicationDocument('opportunity_apply')] })],
    ['the proposal', proposed({ documents: [] })],
  ])(
    '[HIRE-03, OFFER-09] without %s neither a hire nor a counter offer is possible, and it says why',
    async (_what, lacking) => {
      asPoster({ applications: [lacking] })
      const hire = await screen.findByRole('button', { name: 'Hire' })
      expect(hire).toBeDisabled()
      expect(hire).toHaveAccessibleDescription(HINT)
      const counter = screen.getByRole('button', { name: 'Counter Offer' })
      expect(counter).toBeDisabled()
      expect(counter).toHaveAccessibleDescription(HINT)
    },
  )

  it('[HIRE-05] a hire is confirmed once and names its amount', async () => {
    const { user, sent } = asPoster({
      applications: [proposed()],
      graphql: { HireExpert: () => ({ hireExpert: { status: 'pending' } }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Hire' }))
    const question = within(await screen.findByRole('dialog', { name: 'Hire Elena Marchetti' }))
    expect(question.getByText('$12,000 per month', { selector: 'dd *, dd' })).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Hire' }))
    expect(await screen.findByText('We’ve asked Elena Marchetti to accept the hire.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'HireExpert')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      expertId,
      seenVersion: 1,
      seenAmountCents: 1_200_000,
      seenAmountUnit: 'month',
      seenTermsVersion: 1,
    })
  })

  it('[OERR-15, GO-23] a hire that comes too late is refused in the server’s words, and the page refreshes', async () => {
    const words = 'This action is no longer available. Please refresh the page.'
    const { user, sent } = asPoster({
      applications: [proposed()],
      graphql: {
        HireExpert: () => {
          throw refusal(409, 'INVALID_STATUS_TRANSITION', words)
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Hire' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hire' }))
    expect(await screen.findByText(words)).toBeVisible()
    const asked = sent.map(({ name }) => name)
    expect(asked.lastIndexOf('OpportunityDetail')).toBeGreaterThan(asked.indexOf('HireExpert'))
  })

  it('[X-16] an expert who is not there for now is neither hired nor made an offer, but can be rejected', async () => {
    asPoster({ applications: [proposed({ user: null })] })
    const hire = await screen.findByRole('button', { name: 'Hire' })
    const words = /^This expert isn’t available right now and couldn’t answer you\./
    for (const button of [hire, screen.getByRole('button', { name: 'Counter Offer' })]) {
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription(words)
    }
    expect(screen.getByRole('link', { name: 'Reject' })).toBeVisible()
  })

  it('[HIRE-02, HIRE-10, GO-21] rejecting has its own address and an optional reason', async () => {
    const { user, sent, address } = asPoster({
      at: `/reject/${expertId}`,
      applications: [proposed()],
      graphql: { RejectApplicant: () => ({ rejectApplicant: { status: 'rejected' } }) },
    })
    const question = within(await screen.findByRole('dialog', { name: 'Reject Elena Marchetti' }))
    await user.click(question.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'RejectApplicant')).toBe(true))
    expect(sent.find(({ name }) => name === 'RejectApplicant')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      expertId,
      reason: null,
      seenVersion: 1,
      seenAmountCents: 1_200_000,
      seenAmountUnit: 'month',
    })
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=interests`))
  })

  it('[OERR-12] rates that can’t be loaded are reported, with a retry', async () => {
    const { user } = asPoster({
      applications: [proposed()],
      graphql: {
        ApplicantProfile: () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'View profile' }))
    const profile = within(await screen.findByRole('dialog'))
    expect(await profile.findByText('Error while getting the fractional requirements')).toBeVisible()
    expect(profile.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('[OERR-04, GO-86] a proposal document that no longer exists is reported', async () => {
    asPoster({ applications: [proposed()] })
    expect(await screen.findByText('Proposal document not found')).toBeVisible()
  })

  it('[OERR-05] proposal documents that can’t be loaded are reported, with a retry', async () => {
    asPoster({
      applications: [proposed()],
      rest: {
        'GET /api/opportunities/assets': () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    expect(await screen.findByText('Error in fetching proposal document')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('[OPP-83, OERR-21] a rejection without a reason says so', async () => {
    const { user } = asPoster({ applications: [proposed({ status: 'rejected' })] })
    await user.click(await screen.findByRole('button', { name: 'See the reason' }))
    expect(await screen.findByText('Reason not provided')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument()
  })
})

describe('Interests, for the applicant', () => {
  it('[GO-33, HIRE-09, PROP-15] an expert sees their own offer and history, and can withdraw', async () => {
    openOpportunity({
      at: '?interests',
      who: expertUser,
      applications: [proposed()],
      history: [historyEntry()],
    })
    const entry = within(await screen.findByRole('list', { name: 'Your application' }))
    expect(entry.getByText('$12,000 per month')).toBeVisible()
    expect(entry.getByText('You showed interest.')).toBeVisible()
    expect(entry.getByRole('link', { name: 'Not interested anymore' })).toHaveAttribute(
      'href',
      `${DETAIL_ADDRESS}/opt-out/${expertId}?tab=interests`,
    )
    expect(entry.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument()
  })

  it.each([
    [false, 'Not seen by Oatfield yet'],
    [true, 'Seen by Oatfield just now'],
  ])('[X-05] an expert sees whether the company has looked: %#', async (hasLooked, words) => {
    // computed when the test runs, because the file may take longer than "just now" allows
    const seen_by_poster_at = hasLooked ? new Date().toISOString() : null
    openOpportunity({ at: '?interests', who: expertUser, applications: [application({ seen_by_poster_at })] })
    expect(await screen.findByText(words)).toBeVisible()
  })
})
