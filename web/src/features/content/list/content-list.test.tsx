import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard, EXPERT } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const CATEGORY = '00000000-0000-4000-8000-0000000000c1'
const TOPIC = '00000000-0000-4000-8000-0000000000d1'
const filters = ({ topic }: { topic: string }) => ({
  master_objectives: [
    { id: CATEGORY, objective_name: 'Pricing & Packaging' },
    { id: '00000000-0000-4000-8000-0000000000c2', objective_name: 'Sales & Revenue' },
  ],
  master_topics: topic === TOPIC ? [{ id: TOPIC, topic_name: 'Price research' }] : [],
})
const rowOf = (card: ReturnType<typeof contentCard>) => ({
  ...{ item_id: card.id, place: 0, created_at: card.created_at, card },
})
const DAY_MS = 86_400_000

describe('the list of insights', () => {
  it('[INS-03, BASE-17, INS-07] visitors read approved insights and open them', async () => {
    const card = contentCard({ title: 'Ask for the noun', upvote_count: 1250, view_count: 999 })
    const { container, sent } = renderRoute('/insights', {
      graphql: { PublicContentList: () => ({ find_content: [rowOf(card)] }), PublicContentFilters: filters },
    })
    const link = await screen.findByRole('link', { name: 'Ask for the noun' })
    expect(link).toHaveAttribute('href', `/dashboard/insight_detail/${card.id}`)
    expect(screen.getByRole('link', { name: EXPERT.name })).toHaveAttribute('href', `/${EXPERT.slug}`)
    expect(screen.getByText('1.2K')).toBeVisible()
    expect(screen.getByText('999')).toBeVisible()
    expect(sent.find(({ name }) => name === 'PublicContentList')?.input).toMatchObject({
      ...{ kind: 'insight', sort: 'recommended', topic: null, category: null, afterPlace: -2_147_483_647 },
    })
    await expectNoAxeViolations(container)
  })

  it('[IBASE-01, IBASE-02] is for visitors, members and experts, who are asked for with their session', async () => {
    const tokens: (string | null)[] = []
    const answer = (_: unknown, headers: Headers) => {
      tokens.push(headers.get('authorization'))
      return { find_content: [rowOf(contentCard({}))] }
    }
    const graphql = { PublicContentList: answer, ContentList: answer }
    for (const user of [undefined, clientUser, expertUser]) {
      const { unmount } = renderRoute('/insights', {
        ...(user ? { user } : {}),
        graphql: { ...graphql, PublicContentFilters: filters, ContentFilters: filters },
      })
      await screen.findByRole('article')
      unmount()
    }
    const token = expect.stringMatching(/^Bearer \S+$/)
    expect(tokens).toEqual([null, token, token])
  })

  it('[INS-19, INS-55] what is at most seven days old is new, and dates are written out', async () => {
    const cards = [
      contentCard({ title: 'Fresh', created_at: new Date(Date.now() - 6 * DAY_MS).toISOString() }),
      contentCard({ title: 'Old', created_at: '2026-03-05T12:00:00Z' }),
    ]
    renderRoute('/insights', {
      graphql: { PublicContentList: () => ({ find_content: cards.map(rowOf) }), PublicContentFilters: filters },
    })
    const articles = await screen.findAllByRole('article')
    expect(articles.map((article) => within(article).queryByText('New') !== null)).toEqual([true, false])
    expect(screen.getByText('Mar 05, 2026')).toBeVisible()
  })

  it('[INS-04, INS-05] sorting and categories are in the address, and ask again', async () => {
    const { user, sent, address } = renderRoute('/insights', {
      user: clientUser,
      graphql: { ContentList: () => ({ find_content: [rowOf(contentCard({}))] }), ContentFilters: filters },
    })
    const sorts = await screen.findAllByRole('group', { name: 'Sort by' })
    const labels = within(sorts[0] as HTMLElement).getAllByRole('radio')
    expect(labels.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      ...['Recommended', 'Most liked', 'Most viewed/ heard', 'Most shared'],
    ])
    await user.click(within(sorts[0] as HTMLElement).getByRole('radio', { name: 'Most liked' }))
    expect(address()).toBe('/insights?sort=like_count')
    const [categories] = await screen.findAllByRole('group', { name: 'Categories' })
    await user.click(await within(categories as HTMLElement).findByRole('radio', { name: 'Pricing & Packaging' }))
    expect(address()).toBe(`/insights?sort=like_count&category=${CATEGORY}`)
    await waitFor(() => {
      const asked = sent.filter(({ name }) => name === 'ContentList').map(({ input }) => input)
      expect(asked.at(-1)).toMatchObject({ sort: 'like_count', category: CATEGORY })
    })
  })

  it('[INS-06, GI-07] a topic narrows the list until it is unticked', async () => {
    const { user, sent, address } = renderRoute(`/insights?topic=${TOPIC}`, {
      graphql: { PublicContentList: () => ({ find_content: [] }), PublicContentFilters: filters },
    })
    const [box] = await screen.findAllByRole('checkbox', { name: 'Selected Topic' })
    expect(box).toBeChecked()
    expect(screen.getAllByText('Price research')[0]).toBeVisible()
    expect(sent.find(({ name }) => name === 'PublicContentList')?.input).toMatchObject({ topic: TOPIC })
    expect(screen.getByText('No insights here.')).toBeVisible()
    await user.click(box as HTMLElement)
    expect(address()).toBe('/insights')
    expect(await screen.findByText('No insights yet.')).toBeVisible()
  })

  it('loads more after the last one, without a gap', async () => {
    const cards = Array.from({ length: 21 }, (_, index) => contentCard({ title: `Insight ${index}` }))
    const { user, sent } = renderRoute('/insights', {
      graphql: {
        PublicContentList: ({ afterPlace }: { afterPlace: number }) => ({
          find_content: afterPlace < 0 ? cards.map(rowOf) : cards.slice(20).map(rowOf),
        }),
        PublicContentFilters: filters,
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Insight 20' })).toBeVisible()
    expect(sent.filter(({ name }) => name === 'PublicContentList').at(-1)?.input).toMatchObject({
      ...{ afterPlace: 0, afterAt: cards[19]?.created_at, afterId: cards[19]?.id },
    })
  })

  it('says that it failed, and can be tried again', async () => {
    let isDown = true
    const { user } = renderRoute('/insights', {
      graphql: {
        PublicContentList: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { find_content: [rowOf(contentCard({ title: 'Back again' }))] }
        },
        PublicContentFilters: filters,
      },
    })
    expect(await screen.findByText('This couldn’t be loaded')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Back again' })).toBeVisible()
  })
})

describe('the list of questions and answers', () => {
  it('[QNA-06, BASE-05, QNA-04] shows each answer under its question, and opens it there', async () => {
    const card = contentCard({
      kind: 'answer',
      question: 'Where do trials get lost, and why?',
      title: 'After the import',
    })
    renderRoute('/question-summary', {
      user: clientUser,
      graphql: { ContentList: () => ({ find_content: [rowOf(card)] }), ContentFilters: filters },
    })
    const link = await screen.findByRole('link', { name: 'Where do trials get lost, and why?' })
    expect(link).toHaveAttribute('href', `/dashboard/qanda_detail/${card.question_id}/${card.id}`)
    expect(screen.getByText('After the import')).toBeVisible()
  })

  it('[QNA-12, GI-07] a topic narrows the list until it is unticked', async () => {
    const { user, sent, address } = renderRoute(`/question-summary?topic=${TOPIC}`, {
      graphql: { PublicContentList: () => ({ find_content: [] }), PublicContentFilters: filters },
    })
    const [box] = await screen.findAllByRole('checkbox', { name: 'Selected Topic' })
    expect(box).toBeChecked()
    expect(sent.find(({ name }) => name === 'PublicContentList')?.input).toMatchObject({ kind: 'answer', topic: TOPIC })
    await user.click(box as HTMLElement)
    expect(address()).toBe('/question-summary')
    expect(screen.queryByRole('checkbox', { name: 'Selected Topic' })).not.toBeInTheDocument()
  })

  it('[QNA-10, QNA-11, KBASE-81] has the same orders and categories', async () => {
    const { sent } = renderRoute(`/question-summary?sort=view_count&category=${CATEGORY}`, {
      graphql: { PublicContentList: () => ({ find_content: [] }), PublicContentFilters: filters },
    })
    const [chosen] = await screen.findAllByRole('radio', { name: 'Pricing & Packaging' })
    expect(chosen).toBeChecked()
    expect(sent.find(({ name }) => name === 'PublicContentList')?.input).toMatchObject({
      ...{ kind: 'answer', sort: 'view_count', category: CATEGORY },
    })
  })
})

describe('the list of questions and answers, for experts', () => {
  const cards = [
    contentCard({ kind: 'answer', question_id: TOPIC, question: 'Where do trials get lost?' }),
    contentCard({ kind: 'answer', question_id: CATEGORY, question: 'Who should own the price?' }),
  ]
  const open = (user: typeof clientUser | typeof expertUser) =>
    renderRoute('/question-summary', {
      user,
      graphql: {
        ContentList: () => ({ find_content: cards.map(rowOf) }),
        ContentFilters: filters,
        AnswerableOf: () => ({ insights_questions: [{ id: CATEGORY }] }),
      },
    })

  it('[QNA-16, QNA-40, GI-60] asks them for their insight on what they can answer', async () => {
    const { sent, container } = open(expertUser)
    const share = await screen.findByRole('link', { name: /^Share your insight ?: Who should own the price\?$/ })
    expect(share).toHaveAttribute('href', `/insight/create/${CATEGORY}`)
    expect(screen.getAllByRole('link', { name: /^Share your insight/ })).toHaveLength(1)
    expect(sent.find(({ name }) => name === 'AnswerableOf')?.input).toEqual({
      ids: [TOPIC, CATEGORY],
      me: expertUser.userId,
    })
    await expectNoAxeViolations(container)
  })

  it('[QNA-40, GI-60] asks nobody else', async () => {
    const { sent } = open(clientUser)
    await screen.findByRole('link', { name: 'Who should own the price?' })
    expect(screen.queryByRole('link', { name: /^Share your insight/ })).not.toBeInTheDocument()
    expect(sent.some(({ name }) => name === 'AnswerableOf')).toBe(false)
  })
})
