import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, counterOffer, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { clientUser, expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const asExpert = (opening: Opening) => openOpportunity({ who: expertUser, ...opening })
const asPoster = (opening: Opening) =>
  openOpportunity({ ...opening, opportunity: { poster: ownPost, ...opening.opportunity } })

describe('what comes next', () => {
  it('[X-05] an expert sees it from interest to the counter offer', async () => {
    const { unmount } = asExpert({ applications: [application()] })
    expect(await screen.findByText(/^Next, send your proposal and offer/)).toBeVisible()
    unmount()
    asExpert({ applications: [proposed({ counter_offer: counterOffer() })] })
    expect(
      await screen.findByText('Oatfield made a counter offer of $9,000 per month. Accept or reject it.'),
    ).toBeVisible()
  })

  it('[X-05] its link leads to the right place, with the focus', async () => {
    const { user } = asExpert({ applications: [proposed({ counter_offer: counterOffer() })] })
    await user.click(await screen.findByRole('link', { name: 'Answer the counter offer' }))
    expect(await screen.findByRole('tab', { name: 'Proposal', selected: true })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Counter offer' })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('[X-05, X-70] the poster is led to the applicant who is waiting', async () => {
    const { user } = asPoster({ applications: [proposed()] })
    expect(await screen.findByText(/^Elena Marchetti offers \$12,000 per month/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Decide on Elena Marchetti' }))
    const list = await screen.findByRole('list', { name: 'Interested experts' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveFocus())
  })

  it('[X-05] a rejected expert sees that it is final, next to the step where it ended', async () => {
    asExpert({ at: '?tab=interests', applications: [proposed({ status: 'rejected', seen_by_poster_at: null })] })
    expect(await screen.findByText('Oatfield decided against your application. This is final.')).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'Your progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Active (done)',
      'Interested (done)',
      'Proposal/Offer (done)',
      'Rejected (ended)',
    ])
    // nothing is pending any more
    expect(await screen.findByRole('tab', { name: 'Interests', selected: true })).toBeVisible()
    expect(screen.queryByText(/^Not seen by/)).not.toBeInTheDocument()
  })

  it('somebody who has not applied sees nothing', async () => {
    asExpert({})
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/^Next,|This is final/)).not.toBeInTheDocument()
  })

  it('the poster waits, decides, and closes', async () => {
    const { unmount } = asPoster({})
    expect(await screen.findByText(/^We’ve told the experts who match/)).toBeVisible()
    unmount()
    const second = asPoster({ applications: [proposed()] })
    expect(await screen.findByText(/^Elena Marchetti offers/)).toBeVisible()
    second.unmount()
    asPoster({ applications: [proposed({ status: 'accepted' })], opportunity: { status: 'in progress' } })
    expect(await screen.findByText(/close the role once it’s done/)).toBeVisible()
  })
})

describe('a post that asks for several experts by name', () => {
  const asked = (
    id: string,
    name: string,
    application: { status: string; interest_shown_at: string | null } | null,
  ) => ({
    user_id: id,
    user: { first_name: name, last_name: 'Ota' },
    application,
  })
  const applied = { status: 'rejected', interest_shown_at: '2026-11-18T09:00:00Z' }
  const open = (status: string, isPoster = true) =>
    openOpportunity({
      opportunity: {
        status,
        ...(isPoster ? { poster: ownPost } : { team_members: [{ user_id: clientUser.userId }] }),
      },
      isInTeam: !isPoster,
      applications: [application({ status: 'rejected' })],
      askedByName: [
        asked(expertUser.userId, 'Elena', applied),
        asked('00000000-0000-4000-8000-0000000000b1', 'Kenji', null),
        asked('00000000-0000-4000-8000-0000000000b2', 'Marcus', { status: 'opted out', interest_shown_at: null }),
      ],
    })

  it.each([true, false])('[X-05, OPP-24] says who has answered what, to the poster: %s', async (isPoster) => {
    const { container } = open('published', isPoster)
    const list = within(await screen.findByRole('list', { name: 'Asked by name' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Elena OtaRejected',
      'Kenji OtaNo answer yet',
      'Marcus OtaDeclined',
    ])
    expect(list.getByRole('link', { name: 'Elena Ota' })).toHaveAttribute(
      'href',
      expect.stringContaining(`tab=interests&applicant=${expertUser.userId}`),
    )
    const next = /^There are no applications to decide on\. Kenji Ota has yet to answer\. Marcus Ota has declined\./
    if (isPoster) expect(screen.getByText(next)).toBeVisible()
    else expect(screen.queryByText(next)).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[X-05] says that nobody answers any more while work is under way', async () => {
    open('in progress')
    const list = within(await screen.findByRole('list', { name: 'Asked by name' }))
    expect(list.getByText('Kenji Ota').closest('li')).toHaveTextContent(/No answer$/)
  })

  it('no longer does so once it has ended', async () => {
    open('no hires')
    await screen.findByRole('heading', { level: 1 })
    expect(await screen.findByRole('tab', { name: /^Interests/ })).toBeVisible()
    expect(screen.queryByText('Asked by name')).not.toBeInTheDocument()
  })
})
