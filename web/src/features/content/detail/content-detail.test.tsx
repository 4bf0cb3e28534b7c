import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const SECTIONS = JSON.stringify([
  { heading: 'Main Strategy', text: 'Call twenty customers.\n\nWrite down the noun.' },
  { heading: 'Critical Areas', text: 'Leave out the newest.' },
  { heading: 'Real-Life Example', text: 'From 1.1% to 2.6% in six weeks.' },
])
const response = {
  response_text: SECTIONS,
  ...{ media_transcript_formatted: null, ai_generated_summary: null, is_ai_summary_generated: false },
  resource_url: { filePath: '/api/insight/assets/a1', fileTitle: 'The price sheet' },
  domains: [
    { id: 'd1', custom_domain_name: null, master_domain: { domain_name: 'Software as a service' } },
    { id: 'd2', custom_domain_name: 'home page', master_domain: null },
  ],
}
const itemOf = (part: Parameters<typeof contentCard>[0]) => ({
  ...{ ...contentCard(part), insight: null, response },
  recordings: [],
})

/** Neither voted for nor saved. */
const none = () => ({ content_votes: [], content_saves: [] })

describe('an insight', () => {
  it('[INS-12, RESP-12, INS-10, GI-16] is read by anybody: its three parts, who says so, what it is about', async () => {
    const item = itemOf({ title: 'Write the first sentence last', media_type: 'text' })
    const { container, sent } = renderRoute(`/dashboard/insight_detail/${item.id}`, {
      graphql: { PublicInsight: () => ({ content_cards: [item] }) },
      rest: { 'POST /api/insight/view': () => ({ isCounted: true }) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Write the first sentence last' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Main Strategy', 'Critical Areas', 'Real-Life Example'],
    ])
    for (const words of [
      'Call twenty customers.',
      'Write down the noun.',
      'Fractional CMO',
      'Software as a service · home page',
    ])
      expect(screen.getByText(words)).toBeVisible()
    // what goes with it is opened by whoever may read it (GI-28)
    expect(screen.getByRole('link', { name: /^The price sheet/ })).toHaveAttribute('href', '/api/insight/assets/a1')
    expect(sent.find(({ name }) => name === 'PublicInsight')?.input).toEqual({ id: item.id })
    // visitors count, too
    const views = () => sent.filter(({ name }) => name === 'POST /api/insight/view').map(({ input }) => input)
    await waitFor(() => expect(views()).toEqual([{ insightId: item.id }]))
    await expectNoAxeViolations(container)
  })

  it('[GI-03, GI-20] of the older flow is its brief', async () => {
    const item = { ...contentCard({ title: 'The follow-up' }), response: null, recordings: [] }
    const insight = { brief: 'First part.\n\nSecond part.', brief_rich_text: null }
    renderRoute(`/dashboard/insight_detail/${item.id}`, {
      user: clientUser,
      graphql: { Insight: () => ({ content_cards: [{ ...item, insight }] }), OwnReactions: none },
      rest: { 'POST /api/insight/view': () => ({ isCounted: false }) },
    })
    expect(await screen.findByText('First part.')).toBeVisible()
    expect(screen.getByText('Second part.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument()
  })

  it('[INS-12] says how old it is once nobody has confirmed it for a year', async () => {
    const yearsAgo = (years: number) => new Date(Date.now() - (years * 365.25 + 1) * 86_400_000).toISOString()
    const item = itemOf({ title: 'Write the first sentence last', created_at: yearsAgo(5) })
    const open = (confirmed_at: string) =>
      renderRoute(`/dashboard/insight_detail/${item.id}`, {
        graphql: { PublicInsight: () => ({ content_cards: [{ ...item, dates: { confirmed_at } }] }) },
        rest: { 'POST /api/insight/view': () => ({ isCounted: true }) },
      })
    const aged = open(yearsAgo(2))
    expect(await screen.findByText('Published or last confirmed by its author 2 years ago.')).toBeVisible()
    aged.unmount()
    open(new Date().toISOString())
    expect(await screen.findByRole('heading', { level: 1, name: 'Write the first sentence last' })).toBeVisible()
    expect(screen.queryByText(/last confirmed/)).toBeNull()
  })

  it.each(['00000000-0000-4000-8000-00000000ffff', 'no-id'])(
    '[IERR-07, GI-09] that isn’t there is said so: %s',
    async (id) => {
      renderRoute(`/dashboard/insight_detail/${id}`, { graphql: { PublicInsight: () => ({ content_cards: [] }) } })
      expect(
        await screen.findByText(
          'Sorry, there’s no such Insight! Reach out to our support if you think, it’s a mistake.',
        ),
      ).toBeVisible()
    },
  )

  it('[IERR-05] that fails to load says so, and can be tried again', async () => {
    renderRoute('/dashboard/insight_detail/00000000-0000-4000-8000-00000000ffff', {
      graphql: {
        PublicInsight: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    expect(
      await screen.findByText('Sorry, something went wrong with Insight loading. Try refreshing the page.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

const SOMEBODY = '00000000-0000-4000-8000-0000000000aa'
const QUESTION = '00000000-0000-4000-8000-0000000000b1'
const question = (cards: ReturnType<typeof itemOf>[]) => ({
  ...{ id: QUESTION, question: 'Where do trials get lost?', created_at: '2026-03-05T12:00:00Z' },
  question_richtext: null,
  topic_id: '00000000-0000-4000-8000-0000000000d1',
  master_topic: { topic_name: 'Onboarding and activation' },
  cards,
})
const answers = () => [
  itemOf({ kind: 'answer', question: 'Where do trials get lost?', title: 'After the import' }),
  itemOf({ kind: 'answer', question: 'Where do trials get lost?', title: 'Before it', author_first_name: 'Marcus' }),
]

describe('a question', () => {
  it('[QNA-02, QNA-13, QNA-08] is read by anybody with its answers; members learn who asked', async () => {
    const asker = { first_name: 'Tom', last_name: 'Ashworth' }
    const { container } = renderRoute(`/dashboard/qanda_detail/${QUESTION}`, {
      user: clientUser,
      graphql: {
        Question: () => ({ insights_questions: [{ ...question(answers()), user: asker, user_id: SOMEBODY }] }),
        OwnReactions: none,
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Where do trials get lost?' })).toBeVisible()
    expect(screen.getByText('Asked by Tom Ashworth')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '2 answers' })).toBeVisible()
    const first = within(await screen.findByRole('article', { name: 'Answer by Elena Marchetti' }))
    expect(first.getByRole('heading', { level: 3, name: 'After the import' })).toBeVisible()
    expect(first.getByRole('link', { name: 'Elena Marchetti' })).toHaveAttribute('href', '/elena-marchetti')
    expect(first.getByRole('heading', { level: 4, name: 'Main Strategy' })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it.each(['path', 'mail'])('[QNA-03, GI-47] shows the answer that a link names: %s', async (how) => {
    const items = answers()
    const chosen = items[1]?.id
    const query = how === 'path' ? `/${chosen}` : `?response_id=${chosen}`
    renderRoute(`/dashboard/qanda_detail/${QUESTION}${query}`, {
      graphql: { PublicQuestion: () => ({ insights_questions: [question(items)] }) },
    })
    expect(await screen.findByRole('article', { name: 'Answer by Marcus Marchetti' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(screen.getByRole('article', { name: 'Answer by Elena Marchetti' })).not.toHaveAttribute('aria-current')
  })

  it('[GI-50] begins with the question if the named answer is the first, and comes to any other', async () => {
    const items = answers()
    const scrolled: (string | null)[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.getAttribute('aria-label'))
    }
    for (const item of items) {
      const { unmount } = renderRoute(`/dashboard/qanda_detail/${QUESTION}/${item.id}`, {
        graphql: { PublicQuestion: () => ({ insights_questions: [question(items)] }) },
      })
      await screen.findByRole('article', { name: 'Answer by Marcus Marchetti' })
      unmount()
    }
    expect(scrolled).toEqual(['Answer by Marcus Marchetti'])
  })

  it('[QNA-28] asks visitors to log in or sign up, and brings them back', async () => {
    renderRoute(`/dashboard/qanda_detail/${QUESTION}`, {
      graphql: { PublicQuestion: () => ({ insights_questions: [question(answers())] }) },
    })
    const join = within(await screen.findByRole('region', { name: 'Join' }))
    const next = encodeURIComponent(`/dashboard/qanda_detail/${QUESTION}`)
    expect(join.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', `/login?next=${next}`)
    expect(join.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/signup?next=${next}`)
  })

  it('says that it has no answers yet', async () => {
    renderRoute(`/dashboard/qanda_detail/${QUESTION}`, {
      user: clientUser,
      graphql: { Question: () => ({ insights_questions: [{ ...question([]), user: null, user_id: SOMEBODY }] }) },
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'No answers yet' })).toBeVisible()
  })

  it('[IERR-14] that fails to load says so; one that isn’t there is not found', async () => {
    let answer = (): { insights_questions: never[] } => {
      throw refusal(500, 'INTERNAL', 'Something went wrong.')
    }
    const { user } = renderRoute(`/dashboard/qanda_detail/${QUESTION}`, { graphql: { PublicQuestion: () => answer() } })
    expect(
      await screen.findByText('Sorry, something went wrong with QAndA loading. Try refreshing the page.'),
    ).toBeVisible()
    answer = () => ({ insights_questions: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There is no such question, or it isn’t public yet.')).toBeVisible()
  })
})
