import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const at = '2026-11-19T10:00:00Z'
const question = (part: object) => ({
  ...{ id: '00000000-0000-4000-8000-0000000000a1', question: 'How do we price a second seat?', is_approved: null },
  ...{
    rejected_reason: null,
    asks_changes: false,
    response_count: 0,
    created_at: at,
    topic_id: 'x',
    master_topic: { topic_name: 'Pricing' },
  },
  ...part,
})
const item = (part: object) => ({
  ...{ id: '00000000-0000-4000-8000-0000000000b1', kind: 'insight', status: 'pending', created_at: at },
  ...{ upvote_count: 3, view_count: 5, topic_id: 'x', master_topic: { topic_name: 'Pricing' } },
  ...{ insight: { title: 'Ask for the noun', reason: null, asks_changes: false }, question_id: null, question: null },
  ...{ response: null, retired_at: null, recordings: [] },
  ...part,
})

describe('what is one’s own', () => {
  it('[GI-46] questions stand with what has become of them; a rejected one is asked again', async () => {
    const { user, container } = renderRoute('/question-summary?view=yours', {
      user: clientUser,
      graphql: {
        OwnQuestions: () => ({
          insights_questions: [
            question({ id: '00000000-0000-4000-8000-0000000000a1', question: 'Waiting?' }),
            question({
              ...{ id: '00000000-0000-4000-8000-0000000000a2', question: 'Refused?', is_approved: false },
              rejected_reason: 'Leave out the name.',
            }),
            question({
              ...{ id: '00000000-0000-4000-8000-0000000000a3', question: 'Answered?', is_approved: true },
              response_count: 2,
            }),
          ],
        }),
      },
    })
    const [waiting, refused, answered] = await screen.findAllByRole('article')
    expect(waiting).toHaveTextContent('Awaiting Approval')
    expect(within(waiting as HTMLElement).queryByRole('link')).not.toBeInTheDocument()
    expect(answered).toHaveTextContent('2 answers')
    expect(screen.getByRole('link', { name: 'Answered?' })).toHaveAttribute(
      'href',
      '/dashboard/qanda_detail/00000000-0000-4000-8000-0000000000a3',
    )
    expect(refused).toHaveTextContent('Rejected')
    expect(screen.getByRole('link', { name: 'Change and ask again' })).toHaveAttribute(
      'href',
      '/create-question?from=00000000-0000-4000-8000-0000000000a2',
    )
    await user.click(screen.getByRole('button', { name: 'View Reason' }))
    expect(await screen.findByText('Leave out the name.')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[INS-15, INS-16, INS-18, RESP-20] insights that wait or were rejected hide their counts, and say why', async () => {
    const { user } = renderRoute('/insights?view=yours', {
      user: expertUser,
      graphql: {
        OwnItems: () => ({
          content_items: [
            item({}),
            item({ id: '00000000-0000-4000-8000-0000000000b2', status: 'rejected' }),
            item({ id: '00000000-0000-4000-8000-0000000000b3', status: 'approved' }),
          ],
        }),
      },
    })
    const [pending, rejected, approved] = await screen.findAllByRole('article')
    expect(pending).toHaveTextContent('Awaiting Approval')
    for (const hidden of [pending, rejected]) expect(hidden).not.toHaveTextContent('likes')
    expect(approved).toHaveTextContent('3 likes')
    await user.click(screen.getByRole('button', { name: 'View Reason' }))
    expect(await screen.findByText('Reason not provided')).toBeVisible()
  })

  it('[INS-16, INS-17, GI-11] a rejected insight is edited, or deleted after asking', async () => {
    const id = '00000000-0000-4000-8000-0000000000b2'
    const removed: unknown[] = []
    const { user } = renderRoute('/insights?view=yours', {
      user: expertUser,
      graphql: {
        OwnItems: () => ({ content_items: removed.length > 0 ? [] : [item({ id, status: 'rejected' })] }),
        RemoveInsight: (input) => {
          removed.push(input)
          return { removeInsight: { id, status: 'REMOVED' } }
        },
      },
    })
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/insights-creator/${id}`)
    await user.click(screen.getByRole('button', { name: 'Delete: Ask for the noun' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this insight?' }))
    expect(removed).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('You haven’t shared an insight yet.')).toBeVisible()
    expect(removed).toEqual([{ id }])
  })

  it('what is public is retired or taken back at any time, which is no refusal', async () => {
    const taken = { insight: { title: 'Ask for the noun', reason: TAKEN_BACK, asks_changes: false } }
    const sent: string[] = []
    const { user } = renderRoute('/insights?view=yours', {
      user: expertUser,
      graphql: {
        OwnItems: () => ({
          content_items: [
            item({ status: 'approved', ...(sent.length > 0 ? { retired_at: at } : {}) }),
            item({ id: '00000000-0000-4000-8000-0000000000b2', status: 'rejected', ...taken }),
          ],
        }),
        RetireContent: ({ id }) => {
          sent.push(String(id))
          return { retireContent: { id, status: 'retired' } }
        },
      },
    })
    const [, back] = await screen.findAllByRole('article')
    expect(back).toHaveTextContent('Taken back')
    expect(back).not.toHaveTextContent('View Reason')
    await user.click(screen.getByRole('button', { name: 'Edit: Ask for the noun' }))
    expect(await screen.findByRole('dialog', { name: 'Take this back to edit it?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Retire: Ask for the noun' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire this?' }))
    await user.click(dialog.getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('Retired')).toBeVisible()
    expect(sent).toEqual(['00000000-0000-4000-8000-0000000000b1'])
  })

  it('[GI-04] saved insights and answers have a list of their own', async () => {
    const card = contentCard({ title: 'Ask for the noun' })
    const { sent } = renderRoute('/insights?view=saved', {
      user: clientUser,
      graphql: { SavedItems: () => ({ content_saves: [{ item_id: String(card.id), created_at: at, card }] }) },
    })
    expect(await screen.findByRole('link', { name: 'Ask for the noun' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'SavedItems')?.input).toMatchObject({ kind: 'insight' })
    expect(screen.queryByRole('tab', { name: 'Your insights' })).not.toBeInTheDocument()
  })

  it('[GI-04, X-13] says so when there is nothing, and when it can’t be loaded', async () => {
    const empty = renderRoute('/question-summary?view=yours', {
      user: clientUser,
      graphql: { OwnQuestions: () => ({ insights_questions: [] }) },
    })
    expect(await screen.findByText('You haven’t asked anything yet.')).toBeVisible()
    empty.unmount()
    renderRoute('/question-summary?view=to-answer', {
      user: expertUser,
      graphql: {
        AnswerableQuestions: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('[QNA-17, GD-13] only those who aren’t experts are offered to ask', async () => {
    // what the first page asks for may be on its way while the second is opened
    const graphql = { OwnItems: () => ({ content_items: [] }), SavedItems: () => ({ content_saves: [] }) }
    const asker = renderRoute('/question-summary?view=saved', { user: clientUser, graphql })
    expect(await screen.findByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/create-question')
    asker.unmount()
    renderRoute('/question-summary?view=yours', { user: expertUser, graphql })
    expect(await screen.findByText('You haven’t answered a question yet.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument()
  })
})
