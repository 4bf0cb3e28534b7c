import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const QUESTION = '00000000-0000-4000-8000-0000000000b1'
const SOMEBODY = '00000000-0000-4000-8000-0000000000aa'
const ASKED = 'Where do trials get lost?'
const DETAIL = `/dashboard/qanda_detail/${QUESTION}`

const answer = (part: Parameters<typeof contentCard>[0]) => ({
  ...{ ...contentCard({ kind: 'answer', question: ASKED, ...part }), insight: null, recordings: [] },
  response: {
    response_text: `The words of ${part.author_first_name}.`,
    ...{ media_transcript_formatted: null, ai_generated_summary: null, is_ai_summary_generated: false },
    resource_url: null,
    domains: [],
  },
})
const NAMES = ['Elena', 'Marcus', 'Priya', 'Kenji']
const answersBy = (count: number) =>
  NAMES.slice(0, count).map((author_first_name) =>
    answer({ title: `Advice of ${author_first_name}`, author_first_name }),
  )
const question = (cards: ReturnType<typeof answer>[]) => ({
  ...{ id: QUESTION, question: ASKED, created_at: '2026-03-05T12:00:00Z', question_richtext: null },
  ...{ topic_id: '00000000-0000-4000-8000-0000000000d1', master_topic: null, user: null, user_id: SOMEBODY },
  cards,
})
const none = () => ({ content_votes: [], content_saves: [] })

interface Standing {
  isMatched?: boolean
  own?: string
  limit?: number
  asker?: string
}

/** The page as an expert of this standing sees it. */
function asExpert({ isMatched = false, own, limit = 5, asker = SOMEBODY }: Standing, cards = answersBy(1)) {
  return renderRoute(DETAIL, {
    user: expertUser,
    graphql: {
      Question: () => ({ insights_questions: [question(cards)] }),
      OwnReactions: none,
      AnswerOffer: () => ({
        insights_questions: [
          {
            ...{ user_id: asker, answerable: isMatched ? [{ question_id: QUESTION }] : [] },
            insights_responses: own ? [{ status: own }] : [],
          },
        ],
        response_windows: [{ response_limit: limit }],
        system_configurations: [{ value: '20' }],
      }),
    },
  })
}
const button = (name: string) => screen.queryByRole('button', { name })

describe('what an expert is offered', () => {
  it('[QNA-14, QNA-15, QNA-01] a matched one has an Answer button and a floating one, which both open the ways to answer', async () => {
    const { user, container } = asExpert({ isMatched: true })
    await user.click(await screen.findByRole('button', { name: 'Answer' }))
    const ways = within(screen.getByRole('region', { name: 'Answer this question' }))
    expect(ways.getByRole('link', { name: 'Write your answer' })).toHaveAttribute('href', `/insight/create/${QUESTION}`)
    expect(await ways.findByRole('button', { name: /^Record audio/ })).toBeVisible()
    expect(ways.getByRole('button', { name: /^Record video/ })).toBeVisible()
    // it would lie over the recorder
    expect(screen.queryByRole('button', { name: 'Answer this question' })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
    await user.click(ways.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('link', { name: 'Write your answer' })).not.toBeInTheDocument()
    const floating = screen.getByRole('button', { name: 'Answer this question' })
    expect(floating).toHaveAttribute('aria-expanded', 'false')
    await user.click(floating)
    expect(screen.getByRole('link', { name: 'Write your answer' })).toBeVisible()
  })

  it('[QNA-14, QNA-15, GI-49] a matched one has the floating one wherever they are on the page', async () => {
    const entry = {
      isIntersecting: true,
      boundingClientRect: new DOMRect(),
      intersectionRect: new DOMRect(),
    } as IntersectionObserverEntry
    class Observer {
      constructor(tell: IntersectionObserverCallback) {
        setTimeout(() => act(() => tell([entry], this as never)))
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    asExpert({ isMatched: true })
    expect(await screen.findByRole('button', { name: 'Answer' })).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(button('Answer this question')).toBeVisible()
  })

  it('[QNA-15, QNA-31, QNA-32, GI-49] an unmatched one has the floating one alone, which says why not', async () => {
    const { user } = asExpert({})
    await user.click(await screen.findByRole('button', { name: 'Answer this question' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Oops, looks like this question was incorrectly matched to you.' }),
    )
    expect(dialog.getByRole('link', { name: 'Go to Profile' })).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=about`,
    )
    expect(button('Answer')).not.toBeInTheDocument()
  })

  it.each([
    ['pending', 'answered'],
    ['approved', 'answered'],
    ['rejected', 'may answer'],
    ['draft', 'may answer'],
  ])('[QNA-15, GI-43] whose answer is %s %s', async (own, expected) => {
    asExpert({ own, isMatched: own === 'rejected' })
    if (expected === 'answered') expect(await screen.findByText('You’ve answered this question.')).toBeVisible()
    else expect(await screen.findByRole('button', { name: 'Answer' })).toBeVisible()
    expect(Boolean(button('Answer this question'))).toBe(expected === 'may answer')
  })

  it('[IERR-13] is told when what they can do couldn’t be fetched, and can try again', async () => {
    let isDown = true
    const { user } = renderRoute(DETAIL, {
      user: expertUser,
      graphql: {
        Question: () => ({ insights_questions: [question(answersBy(1))] }),
        OwnReactions: none,
        AnswerOffer: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return {
            insights_questions: [{ user_id: SOMEBODY, answerable: [], insights_responses: [] }],
            ...{ response_windows: [], system_configurations: [] },
          }
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong in fetching the question data')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Answer this question' })).toBeVisible()
  })

  it('[GI-56] nothing on a question of their own', async () => {
    const { sent } = asExpert({ asker: expertUser.userId })
    await waitFor(() => expect(sent.some(({ name }) => name === 'AnswerOffer')).toBe(true))
    expect(button('Answer this question')).not.toBeInTheDocument()
  })

  it.each([
    [0, 5, true],
    [1, 5, false],
    [0, 0, false],
  ])(
    '[QNA-20, QNA-24, GI-51] with %s answers and a limit of %s, earnings are promised: %s',
    async (answers, limit, isShown) => {
      asExpert({ isMatched: true, limit }, answersBy(answers))
      await screen.findByRole('button', { name: 'Answer' })
      expect(Boolean(screen.queryByText('Earn $20 for each answer rated 4 stars or above'))).toBe(isShown)
      if (isShown) expect(screen.getByText(/Up to 5 answers in 30 days/)).toBeVisible()
    },
  )
})

describe('what others are offered', () => {
  it('[QNA-17, QNA-01] a member who is no expert asks', async () => {
    renderRoute(DETAIL, {
      user: clientUser,
      graphql: { Question: () => ({ insights_questions: [question(answersBy(1))] }), OwnReactions: none },
    })
    expect(await screen.findByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/create-question')
    expect(button('Answer this question')).not.toBeInTheDocument()
  })

  it('[QNA-29, GI-55] a visitor logs in by a link that leads back here', async () => {
    const { user: _, user_id: __, ...open } = question(answersBy(1))
    const page = renderRoute(DETAIL, {
      graphql: { PublicQuestion: () => ({ insights_questions: [open] }) },
      rest: { 'POST /api/auth/sign-in/magic-link': () => ({ isSent: true }) },
    })
    const join = within(await screen.findByRole('region', { name: 'Join' }))
    await page.user.type(await join.findByLabelText('Email'), 'tom@client.example')
    await page.user.click(join.getByRole('button', { name: 'Send the link' }))
    expect(await join.findByText(/an email is on its way/)).toBeVisible()
    expect(page.sent.find(({ name }) => name.endsWith('magic-link'))?.input).toEqual({
      email: 'tom@client.example',
      next: DETAIL,
    })
  })
})

describe('several answers', () => {
  const open = (path: string, count: number) =>
    renderRoute(path, {
      user: clientUser,
      graphql: { Question: () => ({ insights_questions: [question(answersBy(count))] }), OwnReactions: none },
    })
  const onPhone = () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(max-width: 600px)' ? real('all') : real(query),
    )
  }

  it('[QNA-18, QNA-19] lead to one another in a ring, and show two of the others with how many there are', async () => {
    const { user } = open(DETAIL, 4)
    const pager = (place: number) => within(screen.getByRole('navigation', { name: `Around answer ${place + 1}` }))
    await screen.findByRole('navigation', { name: 'Around answer 1' })
    expect(pager(0).getByText(/^3 other answers/)).toHaveTextContent(
      '3 other answers, among them by Marcus Marchetti and Priya Marchetti',
    )
    const current = () => screen.getAllByRole('article').find((article) => article.getAttribute('aria-current'))
    await user.click(pager(0).getByRole('button', { name: 'Previous answer' }))
    expect(current()).toHaveAccessibleName('Answer by Kenji Marchetti')
    await user.click(pager(3).getByRole('button', { name: 'Next answer' }))
    expect(current()).toHaveAccessibleName('Answer by Elena Marchetti')
  })

  it('[QNA-05, GI-48] open one at a time on phones', async () => {
    onPhone()
    const { user, address } = open(DETAIL, 3)
    await user.click(await screen.findByRole('link', { name: 'Advice of Marcus' }))
    expect(address()).toMatch(new RegExp(`^/dashboard/qanda_response/${QUESTION}\\?response_id=`))
    expect(await screen.findByText('The words of Marcus.')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: 'Next answer' })[0] as HTMLElement)
    expect(await screen.findByText('The words of Priya.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Next answer' })[0] as HTMLElement)
    expect(await screen.findByText('The words of Elena.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'The question' }))
    expect(address()).toBe(DETAIL)
  })

  it('[QNA-05, GI-48] are all on the page of the question on wider screens', async () => {
    const { address } = open(`/dashboard/qanda_response/${QUESTION}?response_id=x`, 2)
    expect(await screen.findByText('The words of Elena.')).toBeVisible()
    expect(address()).toBe(`${DETAIL}?response_id=x`)
  })

  it('[IERR-14] says so on phones too when they can’t be loaded', async () => {
    onPhone()
    renderRoute(`/dashboard/qanda_response/${QUESTION}`, {
      graphql: {
        PublicQuestion: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    expect(
      await screen.findByText('Sorry, something went wrong with QAndA loading. Try refreshing the page.'),
    ).toBeVisible()
  })
})
