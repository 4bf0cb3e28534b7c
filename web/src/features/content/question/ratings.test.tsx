import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentCard } from '#testing/doubles/content-card.js'
import { playTo, watchPlayedMedia } from '#testing/doubles/played-media.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const QUESTION = '00000000-0000-4000-8000-0000000000b1'
const SOMEBODY = '00000000-0000-4000-8000-0000000000aa'
const DETAIL = `/dashboard/qanda_detail/${QUESTION}`
const ASKED = 'Where do trials get lost?'
const RECORDING = {
  ...{ recording_id: 'one', position: 0, name: null, media: 'audio', path: '/api/recordings/one' },
  ...{ duration_ms: 200_000, peaks: null, transcript: null },
}
const item = {
  ...contentCard({
    kind: 'answer',
    question: ASKED,
    title: 'After the import',
    media_type: 'audio',
    media_duration: 200,
  }),
  ...{ insight: null, recordings: [RECORDING] },
  response: {
    ...{ response_text: null, media_transcript_formatted: null, resource_url: null, domains: [] },
    ...{ ai_generated_summary: null, is_ai_summary_generated: false },
  },
}
const MODAL = 'How helpful was the answer from Elena Marchetti?'

interface Situation {
  asker?: string
  given?: { rating: number; comment: string | null } | null
  percent?: string
  path?: string
  user?: typeof clientUser
  state?: unknown
  rate?: () => { rateResponse: { responseId: string } }
}

function open({ asker = clientUser.userId, given = null, percent = '30', path = DETAIL, ...rest }: Situation = {}) {
  const state = { given }
  const page = renderRoute(path, {
    user: rest.user ?? clientUser,
    state: rest.state,
    graphql: {
      Question: () => ({
        insights_questions: [
          {
            ...{ id: QUESTION, question: ASKED, created_at: '2026-03-05T12:00:00Z', question_richtext: null },
            ...{ topic_id: '00000000-0000-4000-8000-0000000000d1', master_topic: null, user: null, user_id: asker },
            cards: [item],
          },
        ],
      }),
      AnswerOffer: () => ({ insights_questions: [], response_windows: [], system_configurations: [] }),
      // an author is offered to save their own to Google Drive
      DriveSetting: () => ({ system_configurations: [] }),
      OwnReactions: () => ({ content_votes: [], content_saves: [] }),
      OwnRatings: () => ({
        insights_questions: [{ insights_responses: state.given ? [{ id: item.id ?? '', rating: state.given }] : [] }],
        system_configurations: [{ value: percent }],
      }),
      RateResponse: ({ rating, comment }) => {
        if (rest.rate) return rest.rate()
        state.given = { rating, comment: comment ?? null }
        return { rateResponse: { responseId: item.id ?? '' } }
      },
      ContentList: () => ({ find_content: [] }),
      ContentFilters: () => ({ master_objectives: [], master_topics: [] }),
    },
    rest: { [`POST /api/qanda/response/${item.id}/click`]: () => ({ isCounted: true }) },
  })
  return page
}
const play = async (seconds: number) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }))
  playTo(seconds)
}
const leave = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('link', { name: 'Questions and answers' }))
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })
}

beforeEach(watchPlayedMedia)

describe('who asked, after an answer is closed', () => {
  it('[RATE-03, GI-70] is asked to rate it, and rates it', async () => {
    const page = open()
    await screen.findByRole('button', { name: 'Rate this answer' })
    await play(60)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await leave(page)
    const modal = within(await screen.findByRole('dialog', { name: MODAL }))
    await page.user.click(modal.getByRole('radio', { name: '4 stars' }))
    await page.user.type(modal.getByLabelText(/Comment/), 'Just so.')
    await page.user.click(modal.getByRole('button', { name: 'Send the rating' }))
    expect(await screen.findByText('Thank you for your feedback to Elena Marchetti')).toBeVisible()
    expect(page.sent.find(({ name }) => name === 'RateResponse')?.input).toEqual({
      ...{ responseId: item.id, rating: 4, comment: 'Just so.', source: 'qandaDetail' },
    })
  })

  it('[RATE-06, GI-73] tells with the rating that they came from the list', async () => {
    const page = open({ state: { cameFromQandASummery: true } })
    await page.user.click(await screen.findByRole('button', { name: 'Rate this answer' }))
    const modal = within(await screen.findByRole('dialog', { name: MODAL }))
    await page.user.click(modal.getByRole('radio', { name: '2 stars' }))
    await page.user.click(modal.getByRole('button', { name: 'Send the rating' }))
    await waitFor(() =>
      expect(page.sent.find(({ name }) => name === 'RateResponse')?.input).toMatchObject({ source: 'qandaSummary' }),
    )
  })

  it.each([
    ['viewed less than the mark', { percent: '40' }, 60],
    ['didn’t ask', { asker: SOMEBODY }, 200],
    ['rated it before', { given: { rating: 3, comment: null } }, 200],
  ] satisfies [string, Situation, number][])('[RATE-03, GI-70] isn’t asked who %s', async (_, situation, seconds) => {
    const page = open(situation)
    await play(seconds)
    await leave(page)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[RATE-04, GI-71] isn’t asked twice in a session, and can still rate it', async () => {
    sessionStorage.setItem(`rating_modal_${item.id}`, 'true')
    const page = open()
    await screen.findByRole('button', { name: 'Rate this answer' })
    await play(200)
    await page.user.click(screen.getByRole('button', { name: 'Rate this answer' }))
    await page.user.click(
      within(await screen.findByRole('dialog', { name: MODAL })).getByRole('button', { name: 'Close' }),
    )
    await leave(page)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[RATE-04, GI-71] being asked leaves the mark', async () => {
    const page = open()
    await screen.findByRole('button', { name: 'Rate this answer' })
    await play(60)
    await leave(page)
    await screen.findByRole('dialog', { name: MODAL })
    expect(sessionStorage.getItem(`rating_modal_${item.id}`)).not.toBeNull()
  })

  it('[IERR-26] is told when the rating couldn’t be sent, and keeps what was typed', async () => {
    const page = open({
      rate: () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong.')
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Rate this answer' }))
    const modal = within(await screen.findByRole('dialog', { name: MODAL }))
    await page.user.click(modal.getByRole('radio', { name: '5 stars' }))
    await page.user.click(modal.getByRole('button', { name: 'Send the rating' }))
    expect(await screen.findByText('Error in sending the rating')).toBeVisible()
    expect(modal.getByRole('radio', { name: '5 stars' })).toBeChecked()
  })
})

describe('the link in the mail to who asked', () => {
  const path = `${DETAIL}?response_id=${item.id}&show_rating_modal=true`

  it('[RATE-05, GI-72] opens the rating in spite of the mark, once', async () => {
    sessionStorage.setItem(`rating_modal_${item.id}`, 'true')
    const page = open({ path })
    await page.user.click(
      within(await screen.findByRole('dialog', { name: MODAL })).getByRole('button', { name: 'Close' }),
    )
    await waitFor(() => expect(page.address()).toBe(`${DETAIL}?response_id=${item.id}`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[RATE-05, GI-72] shows the feedback that was given before', async () => {
    open({ path, given: { rating: 4, comment: 'We did it.' } })
    expect(await screen.findByText('Your rating')).toBeVisible()
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    expect(screen.getByText('We did it.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[RATE-05, GI-72] opens nothing for anybody else', async () => {
    const { sent } = open({ path, asker: SOMEBODY })
    await screen.findByRole('article', { name: 'Answer by Elena Marchetti' })
    expect(sent.some(({ name }) => name === 'OwnRatings')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Rate this answer' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[RATE-05, GI-72] sends visitors to log in first, and brings them back', async () => {
    const { user: _, ...card } = { user: null, ...item }
    const { address } = renderRoute(path, {
      graphql: {
        PublicQuestion: () => ({
          insights_questions: [
            {
              ...{ id: QUESTION, question: ASKED, created_at: '2026-03-05T12:00:00Z', question_richtext: null },
              ...{ topic_id: '00000000-0000-4000-8000-0000000000d1', master_topic: null, cards: [card] },
            },
          ],
        }),
      },
    })
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`))
  })
})

it('[RATE-02] who answered reads the rating, and can’t rate', async () => {
  const author = { ...expertUser, userId: item.author_id ?? '' }
  open({ asker: SOMEBODY, given: { rating: 5, comment: 'Thank you.' }, user: author })
  expect(await screen.findByText('Rated by the asker')).toBeVisible()
  expect(screen.getByText('Thank you.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rate this answer' })).not.toBeInTheDocument()
})
