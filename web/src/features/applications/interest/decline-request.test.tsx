import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'

const elena = {
  id: expertUser.userId,
  first_name: 'Elena',
  last_name: 'Marchetti',
  slug: 'elena-marchetti',
  profile_pic: null,
}
const forElena = { assigned_expert_id: elena.id, assigned_expert: { ...elena, designation: null } }
const gone = (reason: string | null) =>
  application({ status: 'opted out', interest_shown_at: null, opt_out_reason: reason, applicant_rank: null })

describe('an expert who was asked', () => {
  it('[X-05] declines with a reason if they like, and is told that it is final', async () => {
    let hasDeclined = false
    const { user, sent } = openOpportunity({
      who: expertUser,
      opportunity: forElena,
      graphql: {
        DeclineRequest: () => {
          hasDeclined = true
          return { declineRequest: { status: 'opted out' } }
        },
      },
      applications: () => (hasDeclined ? [gone('No time')] : []),
    })
    const notForMe = await screen.findByRole('button', { name: 'Not for me' })
    // the two answers stand together
    expect(notForMe.previousElementSibling).toBe(screen.getByRole('button', { name: 'Show Interest' }))
    expect(screen.getByText(/^Usually answers applicants/)).toBeVisible()
    await user.click(notForMe)
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this role?' }))
    expect(dialog.getByText(/^This is final: you can’t show interest afterwards\./)).toBeVisible()
    await expectNoAxeViolations()
    await user.type(dialog.getByLabelText(/^Reason/), 'No time')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText(/^You declined\. We’ve told /)).toBeVisible()
    expect(screen.getByText('You’ve declined. This is final.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Not for me' })).not.toBeInTheDocument()
    // nobody waits for an answer any more
    expect(screen.queryByText(/^Usually answers applicants/)).not.toBeInTheDocument()
    expect(sent.find(({ name }) => name === 'DeclineRequest')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      reason: 'No time',
    })
  })

  it('[X-05] a refusal says why, and what was typed stays', async () => {
    const { user } = openOpportunity({
      who: expertUser,
      opportunity: forElena,
      graphql: {
        DeclineRequest: () => {
          throw refusal(409, 'INVALID_STATUS_TRANSITION', 'This has changed in the meantime.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Not for me' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Reason/), 'No time')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('This has changed in the meantime.')).toBeVisible()
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('No time')
  })

  it.each([
    ['whom nobody asked', {}, []],
    ['who has shown interest', forElena, [application()]],
    ['whose post has ended', { ...forElena, status: 'closed' }, []],
  ])('[GO-28] one %s has nothing to decline', async (_, opportunity, applications) => {
    const { sent } = openOpportunity({ who: expertUser, opportunity, applications })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(sent.some(({ name }) => name === 'OpportunityApplications')).toBe(true))
    expect(await screen.findByText('Time')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Not for me' })).not.toBeInTheDocument()
  })
})

describe('the poster', () => {
  const asPoster = (applications: ReturnType<typeof gone>[]) =>
    openOpportunity({ opportunity: { poster: ownPost, ...forElena }, applications })

  it('[X-05] waits for the one expert who was asked', async () => {
    asPoster([])
    expect(await screen.findByText(/^We’ve asked Elena Marchetti\./)).toBeVisible()
  })

  it('[X-05] reads who declined and why, and what to do next', async () => {
    asPoster([gone('I’m fully booked until spring.')])
    expect(await screen.findByText('Elena Marchetti declined your request.')).toBeVisible()
    expect(screen.getByText('I’m fully booked until spring.')).toBeVisible()
    expect(screen.getByText(/^Elena Marchetti has declined\. Nobody else can apply/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Close the role' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: /^Interests/ })).not.toBeInTheDocument()
  })
  it('[X-05, GO-05] the team reads who declined, too', async () => {
    openOpportunity({
      opportunity: { ...forElena, team_members: [{ user_id: clientUser.userId }] },
      isInTeam: true,
      applications: [gone(null)],
    })
    expect(await screen.findByText('Elena Marchetti declined the request.')).toBeVisible()
  })
})
