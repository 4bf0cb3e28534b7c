import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { accountPage } from '#testing/doubles/account-page.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-0000000000a1'
const QUESTION = '00000000-0000-4000-8000-0000000000b1'
const at = '2024-03-05T12:00:00Z'
const due = {
  ...{ id: ID, kind: 'insight', insight_id: ID, question_id: null, confirmed_at: at, review_due_at: at },
  ...{ retired_at: null, view_count: 5, master_topic: { topic_name: 'Pricing' }, question: null, response: null },
  insight: { title: 'Three signs' },
}
const answer = {
  ...{ ...due, id: QUESTION, kind: 'answer', insight_id: null, question_id: QUESTION, insight: null },
  ...{ question: { question: 'How do we price a seat?' }, response: { ai_generated_title: null } },
}

const open = (graphql: Network['graphql'] = {}, query = '') =>
  renderRoute(`/insights/review${query}`, {
    user: expertUser,
    graphql: { DueReviews: () => ({ content_items: [due] }), ...graphql },
  })

describe('what an expert published a year ago', () => {
  it('is confirmed with one press, and leaves the list', async () => {
    const sent: unknown[] = []
    const { user, container } = open({
      DueReviews: () => ({ content_items: sent.length > 0 ? [] : [due, answer] }),
      ConfirmContent: (input) => {
        sent.push(input)
        return { confirmContent: { id: ID, status: 'approved' } }
      },
    })
    expect(await screen.findByRole('link', { name: 'Three signs' })).toHaveAttribute(
      'href',
      `/dashboard/insight_detail/${ID}`,
    )
    expect(screen.getByRole('link', { name: 'How do we price a seat?' })).toHaveAttribute(
      'href',
      `/dashboard/qanda_detail/${QUESTION}/${QUESTION}`,
    )
    await expectNoAxeViolations(container)
    await user.dblClick(screen.getByRole('button', { name: 'It still holds: Three signs' }))
    expect(await screen.findByText('Everything you published is current.')).toBeVisible()
    expect(sent).toEqual([{ id: ID }])
  })

  it('is retired only after a question, and published again from the other list', async () => {
    const sent: string[] = []
    const { user } = open({
      DueReviews: () => ({ content_items: sent.length > 0 ? [] : [due] }),
      RetireContent: () => {
        sent.push('retire')
        return { retireContent: { id: ID, status: 'retired' } }
      },
      RetiredItems: () => ({ content_items: sent.length > 1 ? [] : [{ ...due, retired_at: at }] }),
      RestoreContent: () => {
        sent.push('restore')
        return { restoreContent: { id: ID, status: 'approved' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Retire: Three signs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire this?' }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('Everything you published is current.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Retired' }))
    await user.click(await screen.findByRole('button', { name: 'Publish again: Three signs' }))
    expect(await screen.findByText('You haven’t retired anything.')).toBeVisible()
    expect(sent).toEqual(['retire', 'restore'])
  })

  it('stays where it is if the server refuses, which is said', async () => {
    const { user } = open({
      ConfirmContent: () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong.')
      },
    })
    await user.click(await screen.findByRole('button', { name: /^It still holds/ }))
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Three signs' })).toBeVisible()
  })
})

it('[GI-01] others than experts are led to their account', async () => {
  const { address } = renderRoute('/insights/review', { user: clientUser, ...accountPage })
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  expect(address()).toBe('/account')
})
