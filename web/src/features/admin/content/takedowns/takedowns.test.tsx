import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { watchPlayedMedia } from '#testing/doubles/played-media.js'
import { type Network, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-0000000000a1'
const TAKE = '00000000-0000-4000-8000-0000000000b1'
const author = { id: 'elena', first_name: 'Elena', last_name: 'Marchetti', slug: 'elena-marchetti' }
const hourAgo = new Date(Date.now() - 3_660_000).toISOString()
const insight = {
  ...{ id: ID, title: 'Three signs', brief: 'What we learned.', brief_rich_text: null, status: 'APPROVED' },
  ...{ created_at: hourAgo, submitted_at: hourAgo, updated_at: hourAgo, master_topic: { topic_name: 'Pricing' } },
  user: { ...author, is_suspended: false },
  audio: [{ position: 0, name: 'The first sign', duration: 61, recording_id: TAKE }],
}
const takedown = {
  ...{ id: 't1', reason: 'It names a customer.', taken_down_at: hourAgo },
  ...{ insight_id: ID, question_id: null, response_id: null, insights_question: null, insights_response: null },
  taker: { id: 'ada', first_name: 'Ada', last_name: 'Thornton' },
  insight: { title: 'Three signs', user: author },
}
const count = { aggregate: { count: 0 } }
const open = (query: string, graphql: Network['graphql'] = {}) =>
  renderRoute(`/admin/questions?${query}`, {
    user: staffUser,
    graphql: {
      ContentCounts: () => ({ questions: count, answers: count, insights: count, topics: count }),
      InsightQueue: () => ({ insights: [] }),
      Takedowns: () => ({ content_takedowns: [takedown] }),
      ...graphql,
    },
    rest: {
      'GET /api/admin/recordings/:id': () => ({
        ...{ url: `/api/recordings/${TAKE}?signature=x`, media: 'audio', seconds: 61, peaks: [1, 2], transcript: null },
      }),
    },
  })

beforeEach(watchPlayedMedia)

describe('what is public', () => {
  it('[GI-02, X-06] is read by staff, taken down with a reason, and can be put back right there', async () => {
    const sent: unknown[] = []
    let status = 'APPROVED'
    const { user, container } = open(`tab=insights&id=${ID}`, {
      WaitingInsightById: () => ({ insights: [{ ...insight, status }] }),
      TakedownOf: () => ({ content_takedowns: status === 'REJECTED' ? [takedown] : [] }),
      TakeDownContent: (input) => {
        sent.push(input)
        status = 'REJECTED'
        return { takeDownContent: { id: 't1', status: 'taken down' } }
      },
      PutBackContent: (input) => {
        sent.push(input)
        status = 'APPROVED'
        return { putBackContent: { id: 't1', status: 'approved' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Take down: Three signs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take down this insight?' }))
    await user.click(dialog.getByRole('button', { name: 'Take down' }))
    expect(await dialog.findByText('Say what should be different.')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'It names a customer.')
    await user.click(dialog.getByRole('button', { name: 'Take down' }))
    expect(await screen.findByText('Taken down by Ada Thornton 1 hour ago')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectNoAxeViolations(container)
    await user.dblClick(screen.getByRole('button', { name: 'Put back: Three signs' }))
    expect(await screen.findByRole('button', { name: 'Take down: Three signs' })).toBeVisible()
    expect(sent).toEqual([{ subject: 'insight', id: ID, reason: 'It names a customer.' }, { id: 't1' }])
  })

  it('[X-12] that somebody else took down meanwhile says so, and is fetched again', async () => {
    let status = 'APPROVED'
    const { user } = open(`tab=insights&id=${ID}`, {
      WaitingInsightById: () => ({ insights: [{ ...insight, status }] }),
      TakedownOf: () => ({ content_takedowns: [takedown] }),
      TakeDownContent: () => {
        status = 'REJECTED'
        throw refusal(409, 'ALREADY_DONE', 'This isn’t public any more.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Take down: Three signs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take down this insight?' }))
    await user.type(dialog.getByLabelText('Reason'), 'It names a customer.')
    await user.click(dialog.getByRole('button', { name: 'Take down' }))
    expect(await screen.findByText('This isn’t public any more.')).toBeVisible()
    expect(await screen.findByText('Taken down by Ada Thornton 1 hour ago')).toBeInTheDocument()
  })
})

describe('what is taken down', () => {
  it('[GI-02, X-06] is listed with who did it and why, until it is put back', async () => {
    let isBack = false
    const { user, container } = open('tab=taken-down', {
      Takedowns: () => ({ content_takedowns: isBack ? [] : [takedown] }),
      PutBackContent: () => {
        isBack = true
        return { putBackContent: { id: 't1', status: 'approved' } }
      },
    })
    const card = within(await screen.findByRole('article', { name: 'Three signs' }))
    expect(card.getByText('It names a customer.')).toBeVisible()
    expect(card.getByRole('link', { name: 'Three signs' })).toHaveAttribute(
      'href',
      `/admin/questions?tab=insights&id=${ID}`,
    )
    await expectNoAxeViolations(container)
    await user.click(card.getByRole('button', { name: 'Put back: Three signs' }))
    expect(await screen.findByText('Nothing is taken down.')).toBeVisible()
  })

  it('[GI-02] isn’t put back by whoever wrote it', async () => {
    const me = { ...author, id: staffUser.userId }
    const insights = { ...takedown, insight: { ...takedown.insight, user: me } }
    const questions = {
      ...{ ...takedown, id: 't2', insight_id: null, insight: null, question_id: ID },
      insights_question: { question: 'How do we price a seat?', user: me },
    }
    open('tab=taken-down', { Takedowns: () => ({ content_takedowns: [insights, questions] }) })
    expect(await screen.findAllByText(/^You wrote this/)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull()
  })

  it.each([
    ['was taken down', false, 'Its question isn’t public any more.', 'Put the question back'],
    ['was revised and waits', null, 'Its question waits for approval.', 'Decide about the question'],
  ])('[GI-02, X-12] an answer whose question %s leads to the question instead', async (_, state, why, action) => {
    const question = { id: 'q1', question: 'How do we price a seat?', is_approved: state, user_id: 'tom' }
    const answer = {
      ...{ ...takedown, insight_id: null, insight: null, response_id: ID },
      insights_response: { insights_question: question, user: author },
    }
    open('tab=taken-down', { Takedowns: () => ({ content_takedowns: [answer] }) })
    const link = await screen.findByRole('link', { name: action })
    expect(screen.getByText(why, { exact: false })).toBeVisible()
    expect(link).toHaveAttribute('href', '/admin/questions?id=q1')
    expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull()
  })
})
