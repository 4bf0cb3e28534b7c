import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const HUB = '/knowledge/hub?tab=ai_training'
const QUESTION_ID = '00000000-0000-4000-8000-0000000000a1'
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const written = (words: number) => JSON.stringify([{ heading: 'Main Strategy', text: 'word '.repeat(words) }])

const item = (place: number, status: string, part: object = {}, response: object = {}) => ({
  ...{ id: idOf(place), kind: 'insight', status, created_at: '2026-11-19T10:00:00Z', retired_at: null },
  ...{ upvote_count: 3, view_count: 5, topic_id: 'x', master_topic: { topic_name: 'Pricing' }, insight: null },
  ...{ question_id: QUESTION_ID, question: { question: `Question ${place}?` }, recordings: [] },
  response: {
    ...{ ai_generated_title: null, rejected_reason: null, asks_changes: false },
    ...{ response_type: 'text', response_text: written(111), media_duration: null, ...response },
  },
  ...part,
})
const open = (items: ReturnType<typeof item>[], address = HUB) =>
  renderRoute(address, {
    user: expertUser,
    graphql: { OwnResponses: () => ({ content_items: items }), DriveSetting: () => ({ system_configurations: [] }) },
  })

const MEMBERS_PAGES = {
  ContentList: () => ({ find_content: [] }),
  ContentFilters: () => ({ master_objectives: [], master_topics: [] }),
}

describe('the hub', () => {
  it('[IBASE-03, EDIT-13, GI-83] lists an expert’s responses with what they stand at, how long they are, and the way on', async () => {
    open([
      item(1, 'draft'),
      item(2, 'pending'),
      item(3, 'approved', { kind: 'answer' }),
      item(4, 'rejected', {}, { response_type: 'audio', response_text: null, media_duration: 185 }),
    ])
    const rows = await screen.findAllByRole('article')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^DraftPricing.*Insight2 min to read/),
      expect.stringMatching(/^Awaiting ApprovalPricing.*Insight2 min to read/),
      expect.stringMatching(/^ApprovedPricing.*Answer2 min to read3 likes/),
      expect.stringMatching(/^RejectedPricing.*InsightAudio, 3:05/),
    ])
    const [draft, , approved, rejected] = rows as HTMLElement[]
    const edit = `/knowledge/ai-training/edit/${QUESTION_ID}`
    expect(within(draft as HTMLElement).getByRole('link', { name: 'Write on' })).toHaveAttribute(
      'href',
      `${edit}/${idOf(1)}`,
    )
    expect(within(rejected as HTMLElement).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `${edit}/${idOf(4)}`,
    )
    expect(within(approved as HTMLElement).getByRole('link', { name: 'Question 3?' })).toHaveAttribute(
      'href',
      `/dashboard/qanda_detail/${QUESTION_ID}/${idOf(3)}`,
    )
    expect(screen.getByRole('link', { name: 'Teach the AI' })).toHaveAttribute('href', '/knowledge/ai-training/create')
    await expectNoAxeViolations()
  })

  it('says that there is nothing yet, and that it couldn’t be loaded', async () => {
    const empty = open([])
    expect(await screen.findByText('You haven’t taught the AI anything yet.')).toBeVisible()
    empty.unmount()
    let isDown = true
    const { user } = renderRoute(HUB, {
      user: expertUser,
      graphql: {
        OwnResponses: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
          return { content_items: [] }
        },
      },
    })
    await screen.findByRole('alert')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You haven’t taught the AI anything yet.')).toBeVisible()
  })

  it('[IBASE-03, GI-83] is where /knowledge leads experts; whatever tab an address names, it has one', async () => {
    const knowledge = open([], '/knowledge')
    expect(await screen.findByRole('heading', { level: 1, name: 'AI training' })).toBeVisible()
    expect(knowledge.address()).toBe(HUB)
    knowledge.unmount()
    for (const tab of ['files', 'social', 'nonsense']) {
      const page = open([], `/knowledge/hub?tab=${tab}`)
      expect(await screen.findByRole('heading', { level: 1, name: 'AI training' })).toBeVisible()
      page.unmount()
    }
  })

  it('[GI-83] is for experts: other members are led to what they have', async () => {
    const { address } = renderRoute('/knowledge', { user: clientUser, graphql: MEMBERS_PAGES })
    await waitFor(() => expect(address()).toBe('/insights'))
  })

  it('[GI-83] is for experts: visitors log in', async () => {
    const { address } = renderRoute(HUB)
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(HUB)}`))
  })

  it('[IBASE-03] has the address of what isn’t there', async () => {
    renderRoute('/404', { user: expertUser })
    expect(await screen.findByText('There is no page at this address')).toBeVisible()
  })
})
