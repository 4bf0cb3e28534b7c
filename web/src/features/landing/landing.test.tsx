import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { appConfig, renderRoute } from '#testing/render-route.js'
import type { LatestContentQuery } from './latest-content.public.generated'

const expert = {
  id: 'e1',
  first_name: 'Elena',
  last_name: 'Marchetti',
  slug: 'elena-marchetti',
  profile_pic: null,
  designation: 'Positioning lead',
  expert_detail: { years_of_experience: 14, topics: [{ topic: { id: 't1', topic_name: 'Go-to-market' } }] },
}
const plan = { code: 'free', name: 'Free', hire_fee_percent: 15, is_free: true }
const card = {
  ...{ id: 'c1', kind: 'insight', question_id: 'q1', title: 'You find the price by being refused', question: null },
  ...{
    brief: 'Quote real prices.',
    media_type: null,
    media_duration: null,
    topic_id: 't1',
    topic_name: 'Go-to-market',
  },
  ...{ created_at: '2026-11-20T10:00:00Z', upvote_count: 4, view_count: 90, author_id: 'e1', author_picture: null },
  ...{ author_first_name: 'Elena', author_last_name: 'Marchetti', author_slug: 'elena-marchetti' },
  author_designation: null,
}
const answer = { ...card, id: 'c2', kind: 'answer', question: 'When is it worth creating a category?' }
const nothingLatest: LatestContentQuery = { insights: [], answers: [] }
const graphql = {
  LeadingExperts: () => ({ users: [expert] }),
  LatestContent: () => nothingLatest,
  PlanFees: () => ({ plan_packages: [plan] }),
}

describe('the landing page', () => {
  it('[X-02] shows visitors leading experts, pricing, and the ways in', async () => {
    renderRoute('/', { graphql })
    const experts = await screen.findByRole('region', { name: 'Leading experts' })
    expect(await within(experts).findByText('Elena Marchetti')).toBeVisible()
    expect(within(experts).getByText('14 years of experience')).toBeVisible()
    const row = await screen.findByRole('row', { name: /Free/ })
    expect(within(row).getByRole('cell', { name: /15%/ })).toBeVisible()
    expect(within(row).getByRole('cell', { name: /\$900/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'I need expertise' })).toHaveAttribute(
      'href',
      '/signup?next=%2Ffractional-creator',
    )
    expect(screen.getByRole('link', { name: 'Post your first role' })).toHaveAttribute(
      'href',
      '/signup?next=%2Ffractional-creator',
    )
    expect(screen.getByRole('link', { name: 'I am an expert' })).toHaveAttribute('href', '/signup/expert')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expectNoAxeViolations()
  })

  it('[X-02] shows what experts published last, and leads to all of it', async () => {
    const latest = { insights: [{ item_id: 'c1', card }], answers: [{ item_id: 'c2', card: answer }] }
    renderRoute('/', { graphql: { ...graphql, LatestContent: () => latest } })
    const insights = await screen.findByRole('region', { name: 'Latest insights' })
    expect(within(insights).getByRole('link', { name: card.title })).toHaveAttribute(
      'href',
      '/dashboard/insight_detail/c1',
    )
    expect(within(insights).getByRole('link', { name: 'See all of Latest insights' })).toHaveAttribute(
      'href',
      '/insights',
    )
    const answers = screen.getByRole('region', { name: 'Latest Q&A' })
    expect(within(answers).getByRole('link', { name: answer.question })).toHaveAttribute(
      'href',
      '/dashboard/qanda_detail/q1/c2',
    )
    await expectNoAxeViolations()
  })

  it('has no empty part while nothing is published', async () => {
    renderRoute('/', { graphql })
    await screen.findByText('Elena Marchetti')
    await vi.waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('heading', { name: 'What they have learned' })).not.toBeInTheDocument()
  })

  it('requests public rows without a token', async () => {
    const tokens: (string | null)[] = []
    const answer = (_: unknown, headers: Headers) => {
      tokens.push(headers.get('authorization'))
      return { users: [expert] }
    }
    renderRoute('/', { graphql: { ...graphql, LeadingExperts: answer } })
    await screen.findByText('Elena Marchetti')
    expect(tokens).toEqual([null])
  })

  it('[X-13] reports when the experts fail to load, with a retry', async () => {
    let isDown = true
    const { user } = renderRoute('/', {
      graphql: {
        ...graphql,
        LeadingExperts: () => {
          if (isDown) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { users: [expert] }
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('test-request')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Elena Marchetti')).toBeVisible()
  })

  it('[X-64] answers search engines with title, description, canonical address and data', async () => {
    renderRoute('/', { graphql })
    await screen.findByText('Elena Marchetti')
    await vi.waitFor(() => expect(document.title).toBe('Sagework'))
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('growth experts'),
    )
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://sagework.example/')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'index, follow')
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('Organization')
  })

  it('[X-01] shows the configured product name', async () => {
    renderRoute('/', { graphql, rest: { 'GET /api/config': () => appConfig({ productName: 'Orchard' }) } })
    expect((await screen.findAllByText('Orchard'))[0]).toBeVisible()
  })
})
