import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity } from '#testing/open-opportunity.js'
import { detailedOpportunity, OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'

const blockedBy = (blocker: string | null, message: string | null = null) => ({
  InterestEligibility: () => ({ interestEligibility: { isAllowed: blocker === null, blocker, message } }),
})
const button = () => screen.findByRole('button', { name: 'Show Interest' })

/** The page is complete without the button, and didn't ask for an eligibility check that would have allowed it. */
async function expectNoButton(sent: readonly { name: string }[]): Promise<void> {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(sent.some(({ name }) => name === 'OpportunityApplications')).toBe(true))
  expect(await screen.findByText('Time')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument()
  expect(screen.queryByRole('status', { name: /Checking/ })).not.toBeInTheDocument()
  expect(sent.some(({ name }) => name === 'InterestEligibility')).toBe(false)
}

describe('Show Interest', () => {
  it('[INT-13, INT-14, INT-19, INT-20] asks for confirmation, records it and leads to the proposal', async () => {
    let hasShown = false
    const { user, sent, address, container } = openOpportunity({
      who: expertUser,
      graphql: {
        ShowInterest: () => {
          hasShown = true
          return { showInterest: { status: 'interested' } }
        },
      },
      applications: () => (hasShown ? [application()] : []),
    })
    await user.click(await button())
    const question = within(await screen.findByRole('dialog', { name: 'Show Interest' }))
    expect(question.getByText('Are you sure you want to show interest in this opportunity?')).toBeVisible()
    expect(sent.some(({ name }) => name === 'ShowInterest')).toBe(false)
    await expectNoAxeViolations(container)
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=proposal`))
    expect(sent.find(({ name }) => name === 'ShowInterest')?.input).toEqual({
      ...{ opportunityId: OPPORTUNITY_ID, seenTermsVersion: 1 },
    })
    expect(await screen.findByRole('tab', { name: 'Proposal', selected: true })).toBeVisible()
  })

  it('[GO-27] says why the opportunity matches', async () => {
    const reasons = [{ criterion: 'topic', id: 't1', name: 'Pricing' }]
    openOpportunity({ who: expertUser, graphql: { OwnMatch: () => ({ opportunity_matches: [{ reasons }] }) } })
    expect(await screen.findByText('Your topic Pricing matches.')).toBeVisible()
  })

  it('[INT-21, GO-104] the opportunity is refetched at once', async () => {
    const { user, sent } = openOpportunity({
      who: expertUser,
      graphql: { ShowInterest: () => ({ showInterest: { status: 'interested' } }) },
    })
    await user.click(await button())
    const asked = (name: string) => sent.filter((one) => one.name === name).length
    const before = [asked('OpportunityDetail'), asked('OpportunityApplications')]
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect([asked('OpportunityDetail'), asked('OpportunityApplications')]).toEqual(before.map((count) => count + 1)),
    )
  })

  it('the dialog takes presses as soon as it is there, whatever else the page waits for', async () => {
    let isSlow = false
    const { user, sent } = openOpportunity({
      who: expertUser,
      graphql: {
        OpportunityDetail: () =>
          isSlow ? new Promise<never>(() => undefined) : { opportunities_by_pk: detailedOpportunity() },
        ShowInterest: () => ({ showInterest: { status: 'interested' } }),
      },
    })
    const show = await button()
    isSlow = true
    await user.click(show)
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'ShowInterest')).toBe(true))
  })

  it('[INT-15, INT-16, GO-31] without a calendar, one is connected first and the checks continue', async () => {
    let hasCalendar = false
    const { user, sent } = openOpportunity({
      who: expertUser,
      graphql: {
        InterestEligibility: () => ({
          interestEligibility: {
            isAllowed: hasCalendar,
            blocker: hasCalendar ? null : 'CALENDAR_REQUIRED',
            message: null,
          },
        }),
        ConnectCalendar: ({ link }) => {
          hasCalendar = true
          return { update_user_accounts_by_pk: { calendly: link } }
        },
      },
    })
    await user.click(await button())
    const calendar = within(await screen.findByRole('dialog', { name: 'Connect your Calendar' }))
    expect(calendar.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await user.click(calendar.getByRole('button', { name: 'Connect Now' }))
    await waitFor(() => expect(screen.getByLabelText('Calendar link')).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(screen.getByLabelText('Calendar link')).toHaveFocus())
    await user.keyboard('https://calendly.com/elena{Enter}')
    expect(await screen.findByText('Are you sure you want to show interest in this opportunity?')).toBeVisible()
    expect(sent.find(({ name }) => name === 'ConnectCalendar')?.input).toEqual({
      me: expertUser.userId,
      link: 'https://calendly.com/elena',
    })
  })

  it('[INT-17, X-76] an incomplete profile must be completed first, and links back here', async () => {
    const { user } = openOpportunity({ who: expertUser, graphql: blockedBy('PROFILE_INCOMPLETE') })
    await user.click(await button())
    expect(await screen.findByText('Please complete at least 80% of your profile to show interest.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      `/account/expertise?next=${encodeURIComponent(DETAIL_ADDRESS)}`,
    )
  })

  it('[INT-18, GO-25, GO-32] a required NDA leads to its upload, with the second step still closed', async () => {
    const { user, address } = openOpportunity({
      who: expertUser,
      opportunity: { company_asked_to_sign_nda: true },
      graphql: blockedBy('NDA_REQUIRED'),
    })
    await user.click(await button())
    expect(
      await screen.findByText('The company requires a signed NDA. Please upload the signed NDA to continue.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=proposal`))
    expect(screen.getByRole('tab', { name: 'NDA & Proposal', selected: true })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Step 1: Upload the signed NDA' })).toBeVisible()
    expect(screen.getByText('Opens once the signed NDA is uploaded.')).toBeVisible()
    expect(screen.queryByLabelText('Offer amount')).not.toBeInTheDocument()
    // with an NDA, the upload is what shows interest
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument()
  })

  it('[INT-08, GO-30] experts who don’t match see whom to ask, instead of the button', async () => {
    const words =
      'You are not matched to this opportunity. Please contact help@sagework.example if you think this is a mistake.'
    openOpportunity({ who: expertUser, graphql: blockedBy('NOT_MATCHED', words) })
    await screen.findByRole('button', { name: /Not matched/ })
    await waitFor(() => expect(screen.getByRole('button', { name: /Not matched/ })).toHaveAccessibleDescription(words))
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument()
  })

  it('[X-16] a post that takes no interest for now says so, in place of the button', async () => {
    openOpportunity({ who: expertUser, graphql: blockedBy('INTEREST_PAUSED', 'Not taking new interest right now.') })
    expect(await screen.findByText('Not taking new interest right now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument()
  })

  it.each([
    ['INVALID_STATUS_TRANSITION', 'This action is no longer available. Please refresh the page.'],
    ['OWN_OPPORTUNITY', 'This is your own opportunity.'],
    ['EXPERTS_ONLY', 'Only experts can do this.'],
    ['A_REASON_OF_TOMORROW', 'Not today.'],
  ])('[X-13] if it has become %s since the page loaded, pressing says so', async (blocker, message) => {
    let now: string | null = null
    const { user } = openOpportunity({
      who: expertUser,
      graphql: {
        InterestEligibility: () => ({
          interestEligibility: { isAllowed: now === null, blocker: now, message: now && message },
        }),
      },
    })
    const show = await button()
    now = blocker
    await user.click(show)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('a reason without a message gets a default one', async () => {
    const { user } = openOpportunity({ who: expertUser, graphql: blockedBy('INVALID_STATUS_TRANSITION') })
    await user.click(await button())
    expect(await screen.findByText('You can’t show interest in this opportunity right now.')).toBeVisible()
  })

  it('[INT-08] until the check responds there is neither a button nor a refusal', async () => {
    let answer = () => {}
    const check = new Promise<void>((resolve) => {
      answer = resolve
    })
    openOpportunity({
      who: expertUser,
      graphql: {
        InterestEligibility: async () => {
          await check
          return { interestEligibility: { isAllowed: true, blocker: null, message: null } }
        },
      },
    })
    expect(await screen.findByRole('status', { name: 'Checking whether this opportunity matches you' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument()
    answer()
    expect(await button()).toBeEnabled()
  })

  it.each([
    ['no topics', { is_domain_skill_topic_industry: false, profile_complete_percent: 80 }],
    ['too little', { is_domain_skill_topic_industry: true, profile_complete_percent: 40 }],
  ])('[INT-08, X-76] experts who don’t match because the profile says %s see what to do', async (_case, details) => {
    openOpportunity({
      who: expertUser,
      graphql: {
        ...blockedBy('NOT_MATCHED', 'Contact us'),
        MatchingProfile: () => ({ expert_details_by_pk: details }),
      },
    })
    const next = encodeURIComponent(DETAIL_ADDRESS)
    const link = await screen.findByRole('link', { name: 'Complete Profile' })
    expect(link).toHaveAttribute('href', `/account/expertise?next=${next}`)
    expect(screen.getByText(/Add your topics, skills and domains/)).toBeVisible()
    expect(screen.queryByText(/Not matched/)).not.toBeInTheDocument()
  })

  it('[INT-08] says that the profile couldn’t be checked, rather than that it doesn’t match', async () => {
    let isDown = true
    const { user } = openOpportunity({
      who: expertUser,
      graphql: {
        ...blockedBy('NOT_MATCHED', 'Contact us'),
        MatchingProfile: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
          return { expert_details_by_pk: { is_domain_skill_topic_industry: false, profile_complete_percent: 80 } }
        },
      },
    })
    expect(await screen.findByText('We couldn’t check whether this opportunity matches you')).toBeVisible()
    expect(screen.queryByText(/Not matched/)).not.toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Complete Profile' })).toBeVisible()
  })

  it('[OERR-03, GO-87] a failure shows an alert with the server’s detail', async () => {
    const { user } = openOpportunity({
      who: expertUser,
      graphql: {
        ShowInterest: () => {
          throw refusal(403, 'NOT_MATCHED', 'You are not matched')
        },
      },
    })
    await user.click(await button())
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Error in showing interest You are not matched')).toBeVisible()
  })

  it.each(['interested', 'rejected', 'accepted', 'opted out', 'pending', 'completed', 'closed'])(
    '[INT-10, INT-11] is not offered to an expert at %s',
    async (status) => {
      const { sent } = openOpportunity({ who: expertUser, applications: [application({ status })] })
      await expectNoButton(sent)
    },
  )

  it.each(['completed', 'no hires', 'in progress'])('[INT-12] is not offered on a post that is %s', async (status) => {
    const { sent } = openOpportunity({ who: expertUser, opportunity: { status } })
    await expectNoButton(sent)
  })

  it('[INT-03] is never offered to clients', async () => {
    const { sent } = openOpportunity({ who: clientUser })
    await expectNoButton(sent)
  })

  it('[INT-09] is not offered to an expert who posted it', async () => {
    const { sent } = openOpportunity({
      who: expertUser,
      opportunity: { poster: { user_id: expertUser.userId, user: null, company: null } },
    })
    await expectNoButton(sent)
  })
})
