import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { watchPlayedMedia } from '#testing/doubles/played-media.js'
import { type Network, refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-0000000000a1'
const TAKE = '00000000-0000-4000-8000-0000000000b1'
const author = {
  id: 'elena',
  first_name: 'Elena',
  last_name: 'Marchetti',
  slug: 'elena-marchetti',
  is_suspended: false,
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const dated = { created_at: hoursAgo(50), updated_at: hoursAgo(50), user: author }
const response = {
  ...{ id: ID, response_type: 'text', additional_text: null, media_transcript_formatted: null, recording_id: null },
  ...{ response_text: JSON.stringify([{ heading: 'Main Strategy', text: 'Ask ten customers.' }]), resource_url: null },
  ...{ status: 'pending', domains: [{ custom_domain_name: 'Dairy', master_domain: null }], ...dated },
  insights_question: {
    ...{ id: 'q', question: 'How do we price a second seat?', question_richtext: null, user_id: 'elena' },
    ...{ is_approved: null, master_topic: { topic_name: 'Pricing' } },
  },
}
const insight = {
  ...{ id: ID, title: 'Three signs', brief: 'What we learned.', brief_rich_text: null, status: 'PENDING' },
  ...{ ...dated, submitted_at: hoursAgo(3), master_topic: { topic_name: 'Pricing' } },
  audio: [{ position: 0, name: 'The first sign', duration: 61, recording_id: TAKE }],
}
const count = (number: number) => ({ aggregate: { count: number } })
const open = (tab: 'answers' | 'insights', graphql: Network['graphql'] = {}, query = '') =>
  renderRoute(`/admin/questions?tab=${tab}${query}`, {
    user: staffUser,
    graphql: {
      ContentCounts: () => ({ questions: count(0), answers: count(1), insights: count(1), topics: count(0) }),
      ResponseQueue: () => ({ insights_responses: [response] }),
      InsightQueue: () => ({ insights: [insight] }),
      ...graphql,
    },
    rest: {
      'GET /api/admin/recordings/:id': () => ({
        ...{ url: `/api/recordings/${TAKE}?signature=x`, media: 'audio', seconds: 61, peaks: [1, 2], transcript: null },
      }),
    },
  })
const SENT = { id: ID, isApproved: true, asksChanges: false, reason: null }

beforeEach(watchPlayedMedia)

it('[GI-02, GI-41, INS-47] an answer is read with its question, tags and age, and approved with one press', async () => {
  const decided: unknown[] = []
  const { user, container } = open('answers', {
    ResponseQueue: () => ({ insights_responses: decided.length > 0 ? [] : [response] }),
    DecideResponse: (input) => {
      decided.push(input)
      return { decideResponse: { id: ID, status: 'approved' } }
    },
  })
  const card = within(await screen.findByRole('article', { name: 'How do we price a second seat?' }))
  for (const words of ['Main Strategy', 'Ask ten customers.', 'Dairy', 'Over 48 hours'])
    expect(card.getByText(words)).toBeVisible()
  expect(card.getByText('An insight. Its question is decided along with it.')).toBeVisible()
  await expectNoAxeViolations(container)
  await user.dblClick(card.getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('No answer is waiting.')).toBeVisible()
  expect(decided).toEqual([{ ...SENT, updatedAt: response.updated_at }])
})

it('[GI-02, GI-32] an insight is heard and turned down with a reason, which is asked for', async () => {
  const decided: unknown[] = []
  const { user, container } = open('insights', {
    DecideInsight: (input) => {
      decided.push(input)
      return { decideInsight: { id: ID, status: 'REJECTED' } }
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Three signs' }))
  expect(await card.findByRole('region', { name: 'Audio: The first sign' })).toBeVisible()
  // sent again three hours ago
  expect(card.queryByText('Over 48 hours')).toBeNull()
  await expectNoAxeViolations(container)
  await user.click(card.getByRole('button', { name: /^Turn down/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn down this insight?' }))
  await user.click(dialog.getByRole('button', { name: 'Turn down' }))
  expect(await dialog.findByText('Say what should be different.')).toBeVisible()
  await user.type(dialog.getByLabelText('Reason'), 'Too quiet.')
  await user.click(dialog.getByRole('button', { name: 'Turn down' }))
  const sent = { id: ID, isApproved: false, asksChanges: false, updatedAt: insight.updated_at, reason: 'Too quiet.' }
  await waitFor(() => expect(decided).toEqual([sent]))
})

it('[GI-02, INS-47] its author is asked for changes, in words of their own, and the promise is counted down', async () => {
  const decided: unknown[] = []
  const { user, container } = open('insights', {
    DecideInsight: (input) => {
      decided.push(input)
      return { decideInsight: { id: ID, status: 'REJECTED' } }
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Three signs' }))
  expect(card.getByText('44 hours left')).toBeVisible()
  await user.click(card.getByRole('button', { name: /^Ask for changes/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to this insight?' }))
  await user.type(dialog.getByLabelText('Reason'), 'Name the market.')
  await expectNoAxeViolations(container)
  await user.click(dialog.getByRole('button', { name: 'Ask for changes' }))
  const sent = {
    id: ID,
    isApproved: false,
    asksChanges: true,
    updatedAt: insight.updated_at,
    reason: 'Name the market.',
  }
  await waitFor(() => expect(decided).toEqual([sent]))
})

it('[X-71] words that have changed meanwhile are shown before anybody can decide about them', async () => {
  const changed = {
    ...response,
    updated_at: hoursAgo(1),
    response_text: JSON.stringify([{ heading: 'Main Strategy', text: 'Ask twenty.' }]),
  }
  let tries = 0
  const { user } = open('answers', {
    ResponseQueue: () => ({ insights_responses: [tries > 0 ? changed : response] }),
    DecideResponse: () => {
      tries += 1
      throw refusal(409, 'TERMS_CHANGED', 'The author has changed this answer since you opened it.')
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('Nothing has been decided. Read it again, then decide.')).toBeVisible()
  expect(screen.getByText('Ask twenty.')).toBeVisible()
  expect(tries).toBe(1)
})

it('[GI-02, X-06] what a notice links to comes first, says if it is decided, and one’s own is for others', async () => {
  const own = { ...insight, user: { ...author, id: staffUser.userId } }
  const { unmount } = open(
    'insights',
    {
      InsightQueue: () => ({ insights: [] }),
      WaitingInsightById: () => ({ insights: [{ ...own, status: 'APPROVED' }] }),
    },
    `&id=${ID}`,
  )
  expect(await screen.findByText('Approved')).toBeVisible()
  expect(screen.getByText(/^You wrote this yourself/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Take down/ })).toBeNull()
  unmount()
  open('insights', { InsightQueue: () => ({ insights: [own] }) })
  expect(await screen.findByText(/^This is your own insight/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

it('[GI-02, X-12] an answer whose question is away says why it can’t be approved, and can be turned down', async () => {
  const question = { ...response.insights_question, user_id: 'tom', is_approved: false }
  const { container } = open('answers', {
    ResponseQueue: () => ({ insights_responses: [{ ...response, insights_question: question }] }),
  })
  const card = within(await screen.findByRole('article', { name: 'How do we price a second seat?' }))
  expect(card.getByText('This can’t be approved now.')).toBeVisible()
  expect(card.getByRole('link', { name: 'open the question' })).toHaveAttribute('href', '/admin/questions?id=q')
  expect(card.queryByRole('button', { name: /^Approve/ })).toBeNull()
  expect(card.getByRole('button', { name: /^Turn down/ })).toBeEnabled()
  await expectNoAxeViolations(container)
})
