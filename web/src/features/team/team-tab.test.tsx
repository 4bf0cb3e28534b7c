import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { detailedOpportunity } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'

const company = detailedOpportunity().poster?.company ?? null
const own = { ...ownPost, company }
const jonas = { user_id: 'jonas', first_name: 'Jonas', last_name: 'Bakker', email: 'jonas@oatfield.example' }
const mia = { user_id: 'mia', first_name: 'Mia', last_name: 'Jonsson', email: 'mia@oatfield.example' }
const invited = ({ user_id, ...colleague }: typeof jonas) => ({
  user_id,
  invited_at: new Date().toISOString(),
  colleague,
})

interface Opening {
  members?: (typeof jonas)[]
  status?: string
  graphql?: Parameters<typeof openOpportunity>[0]['graphql']
}

function openTeam({ members = [], status = 'published', graphql }: Opening = {}) {
  const team = [...members]
  return openOpportunity({
    at: '?tab=invitedusers',
    opportunity: { poster: own, status },
    graphql: {
      TeamMembers: () => ({ opportunity_team_members: team.map(invited) }),
      Colleagues: () => ({ company_colleagues: [jonas, mia] }),
      InviteTeamMembers: () => {
        team.push(jonas)
        return { inviteTeamMembers: { userIds: ['jonas'] } }
      },
      RemoveTeamMember: () => {
        team.pop()
        return { removeTeamMember: { userIds: [] } }
      },
      ...graphql,
    },
  })
}
const search = () => screen.findByRole('searchbox', { name: 'Invite a colleague' })

describe('the Team Members tab', () => {
  it('[TEAM-05, TEAM-08, TEAM-09] invites whom the search finds after typing', async () => {
    const { user } = openTeam()
    expect(await screen.findByText('Nobody is invited yet.')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Colleagues found' })).toBeNull()
    await user.type(await search(), 'BAKK')
    await user.click(screen.getByRole('button', { name: 'Invite Jonas Bakker' }))
    expect(await screen.findByText('Jonas Bakker is invited.')).toBeVisible()
    expect(
      within(await screen.findByRole('list', { name: 'Team members' })).getByText('jonas@oatfield.example'),
    ).toBeVisible()
    expect(await search()).toHaveValue('')
    await expectNoAxeViolations()
  })

  it('[TEAM-10, TEAM-11] leaves out the invited, and says so if three letters find nobody', async () => {
    const { user } = openTeam({ members: [jonas] })
    const field = await search()
    await user.type(field, 'jon')
    expect(screen.queryByRole('button', { name: 'Invite Jonas Bakker' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Invite Mia Jonsson' })).toBeVisible()
    await user.clear(field)
    await user.type(field, 'zz')
    expect(screen.queryByText('No members found')).toBeNull()
    await user.type(field, 'z')
    expect(screen.getByText('No members found')).toBeVisible()
  })

  it('[TEAM-06] removes somebody once it is confirmed', async () => {
    const { user } = openTeam({ members: [jonas] })
    await user.click(await screen.findByRole('button', { name: 'Remove Jonas Bakker' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Jonas Bakker?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('jonas@oatfield.example')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Jonas Bakker' }))
    const again = within(await screen.findByRole('dialog', { name: 'Remove Jonas Bakker?' }))
    await user.click(again.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Nobody is invited yet.')).toBeVisible()
  })

  it('[OERR-01] says so when the invited can’t be fetched, and asks again', async () => {
    let isDown = true
    const { user } = openTeam({
      graphql: {
        TeamMembers: () => {
          if (isDown) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { opportunity_team_members: [invited(jonas)] }
        },
      },
    })
    expect(await screen.findByText('Something went wrong while getting all invited users')).toBeVisible()
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('jonas@oatfield.example')).toBeVisible()
  })

  it('[TEAM-07] without the list of colleagues nobody can be invited', async () => {
    openTeam({
      members: [jonas],
      graphql: {
        Colleagues: () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    expect(await screen.findByText('Your colleagues can’t be shown right now')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByText('jonas@oatfield.example')).toBeVisible()
  })

  it('[GO-66, TEAM-02] stays readable once the post has ended', async () => {
    openTeam({ members: [jonas], status: 'closed' })
    expect(await screen.findByText('jonas@oatfield.example')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it.each(OPPORTUNITY_STATUSES)('[OPP-61, TEAM-01, GO-67] of a post that is %s', async (status) => {
    const { user } = openOpportunity({ opportunity: { poster: own, status } })
    await screen.findByRole('tab', { name: 'About' })
    expect(screen.queryByRole('tab', { name: 'Team Members' }) !== null).toBe(!status.startsWith('draft'))
    const options = screen.queryByRole('button', { name: 'Options' })
    if (options) await user.click(options)
    const isOffered = screen.queryByRole('menuitem', { name: 'Invite Team Member' }) !== null
    expect(isOffered).toBe(status === 'published' || status === 'in progress')
  })

  it('[TEAM-02, GO-67] is not there without a company, nor for anybody else', async () => {
    const { user } = openOpportunity({ at: '?tab=invitedusers', opportunity: { poster: ownPost } })
    expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Team Members' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Options' }))
    expect(screen.queryByRole('menuitem', { name: 'Invite Team Member' })).toBeNull()
  })
})

describe('what an invited member sees', () => {
  const team_members = [{ user_id: clientUser.userId }]

  it.each([clientUser, expertUser])('[GO-05] reads what the poster reads, and has nothing to do: %#', async (who) => {
    openOpportunity({
      who,
      at: '?tab=interests',
      opportunity: { team_members },
      applications: [proposed()],
      isInTeam: true,
    })
    const list = within(await screen.findByRole('list', { name: 'Interested experts' }))
    expect(list.getByText('$12,000 per month')).toBeVisible()
    expect(list.getByRole('button', { name: 'View profile' })).toBeVisible()
    for (const name of ['Hire', 'Reject', 'Counter Offer', /Book a call/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Reject' })).toBeNull()
    for (const name of ['Options', /Show interest/i]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Team Members' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Proposal' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[GO-98] marks what they read for themselves, and no applicant as seen', async () => {
    const news = [{ id: 7, tab: 'interestTab', created_at: '2026-11-19T09:00:00Z' }]
    const opening = { opportunity: { team_members }, applications: [proposed()], isInTeam: true, answer: { news } }
    const { user, sent } = openOpportunity(opening)
    const interests = await screen.findByRole('tab', { name: /^Interests/ })
    expect(within(interests).getByText('new')).toBeInTheDocument()
    await user.click(interests)
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'MarkTabSeen')?.input).toMatchObject({
        tab: 'interestTab',
        applicants: [],
      }),
    )
  })
})
