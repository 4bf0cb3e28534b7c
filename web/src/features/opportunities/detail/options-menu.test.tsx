import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application } from '#testing/application-fixtures.js'
import type { Network } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { type detailedOpportunity, OPPORTUNITY_ID, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'

function openDetail(opportunity: Parameters<typeof detailedOpportunity>[0], who = clientUser, network: Network = {}) {
  return openOpportunity({ opportunity, who, ...network })
}

describe('the options of a post', () => {
  it('[OPP-59] only the poster has Options', async () => {
    openDetail({ status: 'draft' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Options' })).not.toBeInTheDocument()
  })

  it.each([
    ['draft', ['Edit', 'Delete Project']],
    ['published', ['Edit', 'Close Project']],
    ['in progress', ['Close Project']],
  ])('[OPP-60, OPP-62, OPP-63] in %s the poster is offered %j', async (status, expected) => {
    const { user } = openDetail({ status, poster: ownPost })
    await user.click(await screen.findByRole('button', { name: 'Options' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('[OPP-04] Edit opens the form of a fractional role', async () => {
    const { user } = openDetail({ status: 'published', poster: ownPost })
    await user.click(await screen.findByRole('button', { name: 'Options' }))
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/fractional-creator/${OPPORTUNITY_ID}`,
    )
  })

  it.each(['closed', 'no hires', 'completed', 'deleted'])('[OPP-64] in %s there are no Options', async (status) => {
    openDetail({ status, poster: ownPost })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Options' })).not.toBeInTheDocument()
  })

  it('[OPP-03, GO-09, GO-70] a draft is deleted after confirmation, with a comment, and the list updates', async () => {
    const { user, sent, address } = openDetail({ status: 'draft', poster: ownPost }, clientUser, {
      graphql: {
        DeleteDraftOpportunity: () => ({ deleteDraftOpportunity: { id: OPPORTUNITY_ID, status: 'draft_deleted' } }),
        ...opportunityLists(),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Project' }))
    expect(address()).toBe(`${DETAIL_ADDRESS}/delete`)
    const question = within(await screen.findByRole('dialog', { name: 'Delete the role' }))
    await user.type(question.getByLabelText(/Comments/), 'Filled it ourselves')
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toBe('/opportunity-summary'))
    expect(sent.find(({ name }) => name === 'DeleteDraftOpportunity')?.input).toEqual({
      id: OPPORTUNITY_ID,
      comments: 'Filled it ourselves',
    })
  })

  it('[OPP-02, OPP-62, GO-70] closing has its own address and a comment, and returns to the page', async () => {
    const { user, sent, address } = openOpportunity({
      opportunity: { poster: ownPost },
      graphql: { CloseOpportunity: () => ({ closeOpportunity: { id: OPPORTUNITY_ID, status: 'closed' } }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Close Project' }))
    expect(address()).toBe(`${DETAIL_ADDRESS}/close`)
    const question = within(await screen.findByRole('dialog', { name: 'Close the role' }))
    expect(question.getByText('Closing is final. Nobody has applied for this role.')).toBeVisible()
    await user.type(question.getByLabelText(/Comments/), 'The plan changed')
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toBe(DETAIL_ADDRESS))
    expect(sent.find(({ name }) => name === 'CloseOpportunity')?.input).toEqual({
      id: OPPORTUNITY_ID,
      comments: 'The plan changed',
    })
  })

  it('[X-05] the question before closing says that applicants are told, if there are any', async () => {
    openOpportunity({ at: '/close', opportunity: { poster: ownPost }, applications: [application()] })
    const question = within(await screen.findByRole('dialog', { name: 'Close the role' }))
    expect(question.getByText(/^Closing is final\. We’ll tell everybody who applied/)).toBeVisible()
  })

  it.each([
    ['/close', 'somebody else', {}],
    ['/delete', 'somebody else', { status: 'draft' }],
    ['/close', 'the poster of a completed post', { status: 'completed', poster: ownPost }],
    ['/delete', 'the poster of a published post', { poster: ownPost }],
  ])('[GO-70] %s returns %s to the page', async (at, _who, opportunity) => {
    const { address } = openOpportunity({ at, opportunity })
    await waitFor(() => expect(address()).toBe(DETAIL_ADDRESS))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
