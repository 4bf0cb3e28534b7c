import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { nativeMedia, playTo, watchPlayedMedia } from '#testing/doubles/played-media.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const SEGMENTS = [{ start: 0, end: 90, text: 'Ask for the noun.' }]
const recording = (id: string, part: object = {}) => ({
  ...{ recording_id: id, position: 0, name: null as string | null, media: 'audio', path: `/api/recordings/${id}` },
  ...{ duration_ms: 200_000, peaks: [10, 100, 50], transcript: null as unknown },
  ...part,
})
const response = {
  ...{ response_text: null, media_transcript_formatted: 'What was said.', resource_url: null, domains: [] },
  ...{ ai_generated_summary: null, is_ai_summary_generated: false },
}
const none = () => ({ content_votes: [], content_saves: [] })

beforeEach(watchPlayedMedia)

describe('the recordings of an insight', () => {
  const item = {
    ...contentCard({ title: 'The follow-up', media_type: 'audio', media_duration: 400 }),
    ...{ insight: { brief: 'What it is about.', brief_rich_text: null }, response: null },
    recordings: [recording('one', { name: 'Before' }), recording('two', { name: 'After', position: 1 })],
  }
  const open = (query = '') =>
    renderRoute(`/dashboard/insight_detail/${item.id}${query}`, {
      user: clientUser,
      graphql: { Insight: () => ({ content_cards: [item] }), OwnReactions: none },
      rest: { 'POST /api/insight/view': () => ({ isCounted: true }) },
    })

  it('[INS-31, GI-16] are played here, and it counts once as viewed after 30 % of any one', async () => {
    const { sent, container } = open()
    const views = () => sent.filter(({ name }) => name === 'POST /api/insight/view')
    const second = within(await screen.findByRole('region', { name: 'Audio: After' }))
    expect(screen.getByRole('region', { name: 'Audio: Before' })).toBeVisible()
    expect(screen.getByText('What it is about.')).toBeVisible()
    fireEvent.click(second.getByRole('button', { name: 'Play' }))
    expect(nativeMedia(1).getAttribute('src')).toBe('/api/recordings/two')
    playTo(59, [[0, 59]], 1)
    expect(views()).toEqual([])
    playTo(61, [[0, 61]], 1)
    await waitFor(() => expect(views().map(({ input }) => input)).toEqual([{ insightId: item.id }]))
    fireEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement)
    playTo(150)
    expect(views()).toHaveLength(1)
    await expectNoAxeViolations(container)
  })

  it('begin at the second that a search result names', async () => {
    open('?t=95')
    expect(await screen.findByText('1:35 / 3:20')).toBeVisible()
    expect(screen.getByText('0:00 / 3:20')).toBeVisible()
  })
})

describe('the recording of an answer', () => {
  const QUESTION = '00000000-0000-4000-8000-0000000000b1'
  const open = (transcript: unknown) => {
    const answer = {
      ...contentCard({ kind: 'answer', title: 'After the import', media_type: 'audio', media_duration: 200 }),
      ...{ insight: null, response, recordings: [recording('three', { transcript })] },
    }
    const question = {
      ...{
        id: QUESTION,
        question: 'Where do trials get lost?',
        created_at: '2026-03-05T12:00:00Z',
        user: null,
        user_id: '00000000-0000-4000-8000-0000000000aa',
      },
      ...{ question_richtext: null, topic_id: '00000000-0000-4000-8000-0000000000d1', master_topic: null },
      cards: [answer],
    }
    const click = `POST /api/qanda/response/${answer.id}/click`
    const page = renderRoute(`/dashboard/qanda_detail/${QUESTION}`, {
      user: clientUser,
      graphql: { Question: () => ({ insights_questions: [question] }), OwnReactions: none },
      rest: { [click]: () => ({ isCounted: true }) },
    })
    return { ...page, clicks: () => page.sent.filter(({ name }) => name === click).length }
  }

  it('[QNA-39, GI-58] counts as opened once 30 % of it was played, and shows what is said once', async () => {
    const { clicks } = open(SEGMENTS)
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }))
    expect(screen.getByRole('button', { name: 'Ask for the noun.' })).toBeVisible()
    expect(screen.queryByText('What was said.')).not.toBeInTheDocument()
    playTo(10)
    expect(clicks()).toBe(0)
    playTo(60)
    await waitFor(() => expect(clicks()).toBe(1))
  })

  it('[RESP-09] has its transcript as text as long as nobody knows when what is said', async () => {
    open(null)
    expect(await screen.findByText('What was said.')).toBeVisible()
  })
})
