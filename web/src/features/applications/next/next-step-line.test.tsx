import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, counterOffer, proposed } from '../../../testing/application-fixtures'
import { isMine, openOpportunity } from '../../../testing/open-opportunity'
import { expertUser } from '../../../testing/personas'

type Opening = Parameters<typeof openOpportunity>[0]
const asExpert = (opening: Opening) => openOpportunity({ who: expertUser, ...opening })
const asPoster = (opening: Opening) =>
  openOpportunity({ ...opening, opportunity: { poster: isMine, ...opening.opportunity } })

describe('what comes next', () => {
  it('[X-05] an expert reads it from interest to the counter offer', async () => {
    const { unmount } = asExpert({ applications: [application()] })
    expect(await screen.findByText(/^Next, send your proposal and offer/)).toBeVisible()
    unmount()
    asExpert({ applications: [proposed({ counter_offer: counterOffer() })] })
    expect(
      await screen.findByText('The company made a counter offer. Accept or reject it under Proposal.'),
    ).toBeVisible()
  })

  it('[X-05] a rejected expert is told that it is final, beside five steps that are done', async () => {
    asExpert({ at: '?tab=interests', applications: [proposed({ status: 'rejected', seen_by_poster_at: null })] })
    expect(await screen.findByText('The company decided against your application. This is final.')).toBeVisible()
    // nothing is to be waited for any more
    expect(await screen.findByRole('tab', { name: 'Interests', selected: true })).toBeVisible()
    expect(screen.queryByText(/^Not seen by the company/)).not.toBeInTheDocument()
  })

  it('who has not applied reads nothing', async () => {
    asExpert({})
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/^Next,|This is final/)).not.toBeInTheDocument()
  })

  it('the poster waits, decides, and closes', async () => {
    const { unmount } = asPoster({})
    expect(await screen.findByText(/^Experts who match are told/)).toBeVisible()
    unmount()
    const second = asPoster({ applications: [proposed()] })
    expect(await screen.findByText(/^Proposals are in/)).toBeVisible()
    second.unmount()
    asPoster({ applications: [proposed({ status: 'accepted' })], opportunity: { status: 'in progress' } })
    expect(await screen.findByText(/close the project when it is done/)).toBeVisible()
  })
})
