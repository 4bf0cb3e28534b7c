import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { postIdOf } from '#entities/opportunity/posting-attempt.js'
import { clearDraft } from '#lib/draft-storage.js'
import { DRAFT, filled, keepDraft, limitReached, openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'

const ELIGIBILITY = 'GET /api/opportunities/postingEligibility'

/** Sends a role, loses the response and leaves the form. */
async function lose(ids: unknown[]) {
  const form = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: ({ postId }: Record<string, unknown>) => {
        ids.push(postId)
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await form.submit()
  expect(await screen.findByText(/^Error while submitting the fractional requirements/)).toBeVisible()
  // the list it leads to must not claim that nothing was sent
  expect(await screen.findByText('Your role may not have been sent')).toBeVisible()
  form.unmount()
}

/** Leaves in the browser what `lose` would, without opening a form. */
function keepLostAttempt() {
  keepDraft(filled)
  postIdOf(clientUser.userId, 'fractional')
}

it('[FRAC-16] a role whose response was lost is sent again under the same id, and the next under another', async () => {
  const ids: unknown[] = []
  let isLost = true
  const graphql = {
    CreateOpportunity: ({ postId }: Record<string, unknown>) => {
      ids.push(postId)
      if (isLost) throw new TypeError('Failed to fetch')
      return { createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }
    },
  }
  const first = await openForm({ draft: {}, graphql })
  await first.submit()
  expect(await screen.findByText(/^Error while submitting the fractional requirements/)).toBeVisible()
  first.unmount()
  isLost = false
  for (const role of ['the same', 'the next']) {
    const form = await openForm({ draft: {}, graphql })
    const word = role === 'the same' ? /Sending it again won’t post it twice/ : /Nothing has been sent yet/
    expect(screen.getByText(word)).toBeVisible()
    await form.submit()
    expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
    form.unmount()
  }
  await waitFor(() => expect(ids).toHaveLength(3))
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

it('the lists are refetched after a lost response, as the role may be in them', async () => {
  const { submit, sent } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  const lists = () => sent.filter(({ name }) => name === 'OpportunityList').length
  await waitFor(() => expect(lists()).toBe(1))
  await submit()
  await screen.findByText(/^Error while submitting the fractional requirements/)
  await waitFor(() => expect(lists()).toBeGreaterThan(1))
})

it('the alert about a lost response disappears with the next attempt', async () => {
  let isLost = true
  const { submit, user } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: () => {
        if (isLost) throw new TypeError('Failed to fetch')
        return { createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }
      },
    },
  })
  await submit()
  const words = await screen.findByText(/^Error while submitting the fractional requirements/)
  isLost = false
  await user.click(await screen.findByRole('link', { name: 'Continue your draft' }))
  const again = within(await screen.findByRole('dialog', { name: 'Post a fractional role' }))
  await user.click(again.getByRole('button', { name: 'Send for approval' }))
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(words).not.toBeInTheDocument()
})

it.each([
  ['TERMS_CHANGED', 'This role is already posted', /edited since. You’ll find it under “Posted by you”/],
  ['INVALID_STATUS_TRANSITION', 'This role was posted before', /closed or deleted since/],
])('[X-71] a role that did arrive and has changed since (%s) is reported, with a link', async (code, title, text) => {
  keepLostAttempt()
  const ids: unknown[] = []
  const { submit, user, address, sent } = await openForm({
    graphql: {
      CreateOpportunity: ({ postId }: Record<string, unknown>) => {
        ids.push(postId)
        throw refusal(200, code, 'This has changed since you opened it.')
      },
    },
  })
  const lists = () => sent.filter(({ name }) => name === 'OpportunityList').length
  await waitFor(() => expect(lists()).toBe(1))
  await submit()
  const there = within(await screen.findByRole('dialog', { name: title }))
  expect(there.getByText(text)).toBeVisible()
  expect(screen.queryByText(/^Error while submitting/)).not.toBeInTheDocument()
  await waitFor(() => expect(lists()).toBeGreaterThan(1))
  await user.click(there.getByRole('button', { name: 'Back to the form' }))
  await submit()
  await waitFor(() => expect(ids).toHaveLength(2))
  expect(ids[1]).not.toBe(ids[0])
  await user.click(await screen.findByRole('link', { name: 'See your roles' }))
  await waitFor(() => expect(address()).toBe('/opportunity-summary?tab=mine'))
})

it('a draft that may have been posted says what sending it does, and how to start another role', async () => {
  keepLostAttempt()
  await openForm()
  expect(screen.getByText(/it updates that role. To post another role, start over/)).toBeVisible()
})

it('the free plan’s limit doesn’t block sending again, since its one role may be this one', async () => {
  keepLostAttempt()
  const { dialog } = await openForm({ rest: { [ELIGIBILITY]: limitReached } })
  await dialog.findByText(/Sending it again won’t post it twice/)
  await dialog.findByText(/Posting costs/)
  expect(dialog.queryByText('Your free plan’s limit is reached')).not.toBeInTheDocument()
})

it('what is typed into an empty form is a new role, whatever was attempted before', async () => {
  const ids: unknown[] = []
  await lose(ids)
  // emptied by hand, so there is no draft to start over from
  clearDraft(clientUser.userId, DRAFT)
  const empty = await openForm()
  expect(empty.dialog.queryByText(/^Your draft from/)).not.toBeInTheDocument()
  empty.unmount()
  await lose(ids)
  expect(ids).toHaveLength(2)
  expect(ids[1]).not.toBe(ids[0])
})

it('[FRAC-28] a refused role was not posted: its draft says so, and the plan’s limit shows before it is sent again', async () => {
  const { dialog, submit, unmount } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: () => {
        throw refusal(200, 'FREE_PLAN_LIMIT', 'You can only post 1 requirement as a FREE user.')
      },
      UpgradeTexts: () => ({ system_configurations: [] }),
    },
  })
  expect(dialog.getByText(/Nothing has been sent yet/)).toBeVisible()
  await submit()
  expect(await screen.findByRole('dialog', { name: 'Upgrade Membership' })).toBeVisible()
  unmount()
  const again = await openForm({ rest: { [ELIGIBILITY]: limitReached } })
  expect(again.dialog.getByText(/Nothing has been sent yet/)).toBeVisible()
  expect(await again.dialog.findByText('Your free plan’s limit is reached')).toBeVisible()
})
