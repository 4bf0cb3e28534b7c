import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, kenji } from '../profile.testkit'

const card = {
  ...{
    id: '00000000-0000-4000-8000-00000000a001',
    kind: 'answer',
    question_id: '00000000-0000-4000-8000-00000000b001',
  },
  ...{ title: 'After the import', question: 'Where do trials get lost?', brief: 'Right after the import.' },
  ...{ media_type: 'text', media_duration: null, topic_id: '00000000-0000-4000-8000-00000000c001' },
  ...{ topic_name: 'Onboarding', created_at: '2026-03-05T12:00:00Z', upvote_count: 3, view_count: 40 },
  ...{ author_id: kenji.id, author_slug: kenji.slug, author_first_name: 'Kenji', author_last_name: 'Ōta' },
  ...{ author_picture: null, author_designation: null },
}
const elena = { ...kenji, id: expertUser.userId, slug: 'elena-marchetti' }
const topic = { topic_name: 'Onboarding' }

describe('what an expert has answered and written', () => {
  it('[QNA-09] shows published answers, and insights beside them', async () => {
    const { user, sent, address, container } = renderRoute('/kenji-ota?parent_tab=qanda&child_tab=answered', {
      user: clientUser,
      graphql: {
        ProfileBySlug: found(kenji),
        ProfileContent: ({ kind }) => ({
          content_cards: [kind === 'answer' ? card : { ...card, kind, title: 'Three prices are two too many' }],
        }),
      },
    })
    expect(await screen.findByRole('link', { name: 'Where do trials get lost?' })).toBeVisible()
    const group = within(screen.getByRole('group', { name: 'Which ones' }))
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['Answers', 'Insights'])
    await expectNoAxeViolations(container)
    await user.click(group.getByRole('button', { name: 'Insights' }))
    expect(await screen.findByRole('link', { name: 'Three prices are two too many' })).toBeVisible()
    expect(address()).toBe('/kenji-ota?parent_tab=qanda&child_tab=approved')
    expect(sent.filter(({ name }) => name === 'ProfileContent').map(({ input }) => input)).toMatchObject([
      { author: kenji.id, kind: 'answer' },
      { author: kenji.id, kind: 'insight' },
    ])
  })

  it('[QNA-35, GI-59] nobody else opens the lists of its owner', async () => {
    renderRoute('/kenji-ota?parent_tab=qanda&child_tab=draft', {
      user: clientUser,
      graphql: { ProfileBySlug: found(kenji), ProfileContent: () => ({ content_cards: [] }) },
    })
    expect(await screen.findByText('Kenji hasn’t answered a question yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Drafts' })).not.toBeInTheDocument()
  })

  it('[QNA-35, GI-59] its owner finds the questions that wait for an answer', async () => {
    const { user } = renderRoute('/elena-marchetti?parent_tab=qanda&child_tab=to_answer', {
      user: expertUser,
      graphql: {
        ProfileBySlug: found(elena),
        QuestionsToAnswer: () => ({
          insights_questions: [
            {
              ...{ id: card.question_id, question: card.question, response_count: 0 },
              ...{ created_at: card.created_at, master_topic: topic },
            },
          ],
        }),
        ProfileContent: () => ({ content_cards: [] }),
      },
    })
    expect(await screen.findByRole('link', { name: card.question })).toHaveAttribute(
      'href',
      `/dashboard/qanda_detail/${card.question_id}`,
    )
    await user.click(screen.getByRole('button', { name: 'Answers' }))
    expect(await screen.findByText('You haven’t answered a question yet.')).toBeVisible()
  })

  it('[GI-59] its owner reads why something was refused', async () => {
    const { sent, user } = renderRoute('/elena-marchetti?parent_tab=qanda&child_tab=rejected', {
      user: expertUser,
      graphql: {
        ProfileBySlug: found(elena),
        OwnContent: () => ({
          content_items: [
            {
              ...{ id: card.id, kind: 'answer', created_at: card.created_at, master_topic: topic, insight: null },
              question: { id: card.question_id, question: card.question, is_approved: true },
              response: { ai_generated_title: null, rejected_reason: 'Too short to help.' },
            },
          ],
        }),
      },
    })
    expect(await screen.findByText('Rejected')).toBeVisible()
    expect(screen.getByRole('link', { name: `Edit ${card.question}` })).toHaveAttribute(
      'href',
      `/insight/edit/${card.question_id}/${card.id}`,
    )
    await user.click(screen.getByRole('button', { name: 'View Reason' }))
    expect(await screen.findByText('Too short to help.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'OwnContent')?.input).toMatchObject({ status: 'rejected' })
  })

  it('[INS-49] who submitted an insight arrives at what waits for approval', async () => {
    renderRoute(`/my-profile/elena-marchetti/${expertUser.userId}`, {
      user: expertUser,
      state: { insightsTab: 'PENDING' },
      graphql: { ProfileById: found(elena), OwnContent: () => ({ content_items: [] }) },
    })
    expect(await screen.findByText('Nothing of yours waits for approval.')).toBeVisible()
  })

  it('a failure is reported, with a retry', async () => {
    let isBroken = true
    const { user } = renderRoute('/kenji-ota?parent_tab=qanda', {
      user: clientUser,
      graphql: {
        ProfileBySlug: found(kenji),
        ProfileContent: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { content_cards: [card] }
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: card.question })).toBeVisible()
  })
})
