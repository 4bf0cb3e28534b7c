import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, NOTHING_FOUND } from '../search.testkit'
import { advice, expert, FOUND, idOf, insight, question } from './search-results.testkit'

const SUBJECTS = Array.from({ length: 15 }, (_, index) => ({
  ...{ id: idOf(100 + index), name: `Topic ${index}` },
  kind: index === 0 ? 'expertise' : 'topic',
}))
const withoutAnswer = { SearchSubjects: () => ({ search_subjects: [] }) }

const open = (address: string, options: Partial<Parameters<typeof renderRoute>[1]> = {}) =>
  renderRoute(address, {
    user: clientUser,
    ...options,
    graphql: { GlobalSearch: () => FOUND, FindSaid: () => ({ find_said: [] }), ...withoutAnswer, ...options.graphql },
  })

const happyWindow = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

describe('the results', () => {
  it('[SRCH-01, SRCH-02, SRCH-03, SRCH-04] stand below their heading, a way home and a hint', async () => {
    const { container } = open('/global-search?q=pricing', {
      graphql: { SearchSubjects: () => ({ search_subjects: SUBJECTS }) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for pricing' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getByText('You can refine your search by selecting a topic.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Pricing project' })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[SRCH-14, SRCH-17, SRCH-20, GD-50] are in sections with a link to all; empty ones are hidden', async () => {
    open('/global-search?q=pricing')
    // the first sections come before the others
    await screen.findByRole('heading', { level: 2, name: /^UseCases/ })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Featured projects1',
      'Leading global experts1,000+',
      'UseCases1',
    ])
    const links = screen.getAllByRole('link', { name: 'See all' }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/opportunity-summary', '/dashboard/wizards', '/dashboard/all-packages'])
  })

  it.each([
    ['a client', clientUser, true],
    ['an expert', expertUser, false],
  ])('[SRCH-18, GD-51] questions can be asked from there by %s: %#', async (_, user, isOffered) => {
    open('/global-search?q=pricing', {
      user,
      graphql: { GlobalSearch: () => ({ ...NOTHING_FOUND, questions: found([question]) }) },
    })
    expect(await screen.findByRole('heading', { level: 2, name: /Q&A for you/ })).toBeVisible()
    const asks = screen.queryAllByRole('link', { name: 'Ask a question' }).map((link) => link.getAttribute('href'))
    expect(asks).toEqual(isOffered ? ['/create-question'] : [])
  })

  it('[SRCH-16, SRCH-19] calls, questions and insights open what they name', async () => {
    const { user, container } = open('/global-search?q=pricing', {
      graphql: {
        GlobalSearch: () => ({
          ...NOTHING_FOUND,
          ...{ questions: found([question]), insights: found([insight]), advices: found([advice]) },
        }),
      },
    })
    await screen.findByRole('heading', { level: 2, name: /^Insights for you/ })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Book 1:1 video calls1', 'Q&A for you1', 'Insights for you1'],
    ])
    const main = within(screen.getByRole('main'))
    const to = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(to('How do we price a pilot?')).toBe(`/dashboard/qanda_detail/${idOf(80)}`)
    expect(to('Pilots cost money')).toBe(`/dashboard/insight_detail/${idOf(82)}`)
    expect(main.getAllByRole('link', { name: 'See all' }).map((link) => link.getAttribute('href'))).toEqual([
      ...['/advice-offering', '/question-summary', '/insights'],
    ])
    expect(main.getByText('2,000 Credits')).toBeVisible()
    expect(to('Thirty minutes on your price list')).toBe(`/advice-offering/details/${idOf(83)}`)
    await user.click(main.getByRole('button', { name: 'Read more: Thirty minutes on your price list' }))
    expect(main.getByRole('button', { name: 'Read less: Thirty minutes on your price list' })).toBeVisible()
    // the title's link covers its card, and everything else that can be pressed has to stand above it
    for (const card of main.getAllByRole('article'))
      for (const control of card.querySelectorAll('a, button')) expect(control.closest('h3, .z-10')).not.toBeNull()
    await expectNoAxeViolations(container)
  })

  it.each([
    ['clients', clientUser, ['/create-question', '/dashboard/all-packages']],
    ['experts', expertUser, ['/opportunity-summary', '/dashboard/all-packages']],
    ['visitors', undefined, ['/create-question', '/dashboard/all-packages']],
  ])('[SRCH-21] say so when nothing matches, and lead %s further: %#', async (_, user, ways) => {
    const { opportunities: _notForVisitors, ...publicly } = NOTHING_FOUND
    const { container } = open('/global-search?q=pricing', {
      user,
      graphql: {
        GlobalSearch: () => NOTHING_FOUND,
        PublicGlobalSearch: () => publicly,
        PublicSearchSubjects: () => ({ search_subjects: [] }),
      },
    })
    const words = await screen.findByText('No results found. Please refine your search and try again.')
    expect(words).toBeVisible()
    const links = within(words.parentElement as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways)
    // there are no topics to select
    await waitFor(() => expect(screen.queryByText(/You can refine your search/)).not.toBeInTheDocument())
    await expectNoAxeViolations(container)
  })

  it('[IERR-28, X-13] say so calmly when they fail, and can be asked for again', async () => {
    let isDown = true
    const { user } = open('/global-search?q=pricing', {
      graphql: {
        GlobalSearch: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
          return FOUND
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Pricing project' })).toBeVisible()
  })

  it.each([
    [expertUser, true],
    [clientUser, false],
  ])('[SRCH-27, GD-53, QNA-40] only experts read that they can post projects, too', async (reader, isTold) => {
    open('/global-search?q=pricing', { user: reader })
    await screen.findByRole('heading', { name: /UseCases/ })
    const words = screen.queryByText('As an expert you can post projects to collaborate with other experts.')
    expect(words !== null).toBe(isTold)
  })

  it('[GD-49] fewer than three letters aren’t sent', async () => {
    const { sent } = open('/global-search?q=ab')
    expect(await screen.findByText('Search for a topic, a person or a question.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'GlobalSearch')).toEqual([])
  })
})

describe('by who searches', () => {
  const findsQuestion = (answerable: { question_id: string }[]) => ({
    graphql: {
      ...withoutAnswer,
      GlobalSearch: () => ({ ...FOUND, questions: found([{ ...question, answerable }]) }),
    },
  })

  it('[SRCH-26] an expert is asked for an insight on what they can answer, and on nothing else', async () => {
    const own = { user: expertUser, ...findsQuestion([{ question_id: question.id }]) }
    const { unmount } = open('/global-search?q=pilot', own)
    const share = await screen.findByRole('link', { name: /^Share your insight/ })
    expect(share).toHaveAttribute('href', `/insight/create/${question.id}`)
    expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument()
    unmount()
    open('/global-search?q=pilot', { user: expertUser, ...findsQuestion([]) })
    await screen.findByRole('link', { name: question.question })
    expect(screen.queryByRole('link', { name: /Share your insight/ })).not.toBeInTheDocument()
  })

  it.each([
    ['is offered on a desktop', 1440, true],
    ['isn’t offered on a narrower screen', 1100, false],
  ] as const)('[SRCH-15, GD-51] Post a project %s', async (_what, width, isOffered) => {
    const before = window.innerWidth
    happyWindow.happyDOM.setViewport({ width })
    open('/global-search?q=pricing')
    await screen.findByRole('heading', { name: /Featured projects/ })
    expect(screen.queryAllByRole('link', { name: 'Post a project' })).toHaveLength(isOffered ? 1 : 0)
    happyWindow.happyDOM.setViewport({ width: before })
  })
})

describe('refining', () => {
  it('[SRCH-05, SDROP-06] searching from the bar changes the heading and the results', async () => {
    const { user, sent } = open('/global-search?q=pricing')
    const bar = await screen.findByRole('searchbox', { name: 'Search everything' })
    await user.clear(bar)
    await user.type(bar, 'referrals{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for referrals' })).toBeVisible()
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'GlobalSearch').at(-1)?.input).toMatchObject({
        filter: { words: 'referrals' },
      }),
    )
  })

  it('results and chips that wait for those of other words stay under their own heading, dimmed', async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const untilItMay = async ({ filter }: { filter: unknown }) => {
      if ((filter as { words: string }).words !== 'pricing') await answered
    }
    const { user } = open('/global-search?q=pricing', {
      graphql: {
        GlobalSearch: (asked) => untilItMay(asked).then(() => FOUND),
        SearchSubjects: (asked) => untilItMay(asked).then(() => ({ search_subjects: SUBJECTS })),
      },
    })
    const chips = () => screen.getByRole('list', { name: 'Topics and expertise' }).closest('[aria-busy]')
    const results = () => screen.getByRole('tablist', { name: 'Kinds of results' }).closest('[aria-busy]')
    await screen.findByRole('list', { name: 'Topics and expertise' })
    await screen.findByRole('link', { name: 'Pricing project' })
    const bar = screen.getByRole('searchbox', { name: 'Search everything' })
    await user.clear(bar)
    await user.type(bar, 'market entry{Enter}')
    await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Results for pricing$/)
    expect(document.title).toMatch(/^Results for pricing\b/)
    for (const part of [results(), chips()]) expect(part).toHaveClass('opacity-60')
    for (const chip of within(chips() as HTMLElement).getAllByRole('button')) expect(chip).toBeDisabled()
    answer()
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for market entry' })).toBeVisible()
    expect(document.title).toMatch(/^Results for market entry\b/)
    for (const part of [results, chips]) await waitFor(() => expect(part()).toHaveAttribute('aria-busy', 'false'))
    expect(screen.getByRole('button', { name: 'Topic 0' })).toBeEnabled()
  })

  it('[SRCH-06, SRCH-08, SRCH-09, SRCH-10] chips narrow the search, stand as selected, and can be cleared', async () => {
    const { user, sent } = open('/global-search?q=pricing', {
      graphql: { SearchSubjects: () => ({ search_subjects: SUBJECTS }) },
    })
    const last = () => sent.filter(({ name }) => name === 'GlobalSearch').at(-1)?.input
    await user.click(await screen.findByRole('button', { name: 'Topic 0' }))
    await user.click(await screen.findByRole('button', { name: 'Topic 1' }))
    await waitFor(() =>
      expect(last()).toMatchObject({ filter: { topics: [idOf(101)], expertise: [idOf(100)] }, skip: 0 }),
    )
    const selected = within(await screen.findByRole('list', { name: 'Selected' }))
    expect(selected.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Topic 0', 'Topic 1'])
    await user.click(selected.getByRole('button', { name: 'Remove Topic 0' }))
    await waitFor(() => expect(last()).toMatchObject({ filter: { topics: [idOf(101)], expertise: [] } }))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByText('Selected')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for pricing')
  })

  it('[SRCH-07, SDROP-10] twelve chips are shown at a time', async () => {
    const { user } = open('/global-search?q=pricing', {
      graphql: { SearchSubjects: () => ({ search_subjects: SUBJECTS }) },
    })
    const chips = within(await screen.findByRole('list', { name: 'Topics and expertise' }))
    expect(chips.getAllByRole('button')).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'More topics' }))
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Topic 12',
      'Topic 13',
      'Topic 14',
    ])
  })

  it('[SRCH-13, SDROP-09] one group is read ten at a time', async () => {
    const { user, sent } = open('/global-search?q=pricing&tab=experts', {
      graphql: {
        GlobalSearch: ({ skip }: { skip: number }) => (skip === 0 ? FOUND : { experts: found([expert(50)], 11) }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'View more' }))
    expect(await screen.findByRole('link', { name: 'Expert 50' })).toBeVisible()
    expect(sent.filter(({ name }) => name === 'GlobalSearch').at(-1)?.input).toMatchObject({
      ...{ skip: 10, rows: 10, withExperts: true, withOpportunities: false },
    })
  })

  it('[SDROP-08] other words or another chip begin with the first page again', async () => {
    const { user, sent } = open('/global-search?q=pricing&tab=experts', {
      graphql: {
        GlobalSearch: ({ skip }: { skip: number }) => (skip === 0 ? FOUND : { experts: found([expert(50)], 11) }),
        SearchSubjects: () => ({ search_subjects: SUBJECTS }),
      },
    })
    const last = () => sent.filter(({ name }) => name === 'GlobalSearch').at(-1)?.input
    const readMore = async () => {
      await user.click(await screen.findByRole('button', { name: 'View more' }))
      expect(await screen.findByRole('link', { name: 'Expert 50' })).toBeVisible()
      expect(last()).toMatchObject({ skip: 10 })
    }
    await readMore()
    await user.click(screen.getByRole('button', { name: 'Topic 1' }))
    await waitFor(() => expect(last()).toMatchObject({ filter: { topics: [idOf(101)] }, skip: 0 }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Expert 50' })).not.toBeInTheDocument())
    await readMore()
    const bar = screen.getByRole('searchbox', { name: 'Search everything' })
    await user.clear(bar)
    await user.type(bar, 'referrals{Enter}')
    await waitFor(() => expect(last()).toMatchObject({ filter: { words: 'referrals' }, skip: 0 }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Expert 50' })).not.toBeInTheDocument())
  })
})
