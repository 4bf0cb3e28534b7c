import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { openClient, renderRoute } from '#testing/render-route.js'
import type { OwnPostFragment } from './own-posts.generated'

const TITLE = 'Director in Demand Generation'

function ownPost(part: Partial<OwnPostFragment> = {}): OwnPostFragment {
  return {
    opportunity_id: OPPORTUNITY_ID,
    is_team: false,
    created_at: '2025-03-05T10:00:00Z',
    status: 'published',
    review_status: 'approved',
    is_poster_next: true,
    to_answer: 2,
    applicants: 12,
    new_applicants: 3,
    asked: 0,
    countered: 0,
    hired: 1,
    awaited: 0,
    poster_next_since: '2025-03-08T10:00:00Z',
    opportunity: { id: OPPORTUNITY_ID, type: 'fractional', title: TITLE, assigned_expert_id: null, declined: [] },
    ...part,
  }
}

const counts = (all: number, next = 0) => ({
  OwnPostCounts: () => ({
    all: { aggregate: { count: all } },
    next: { aggregate: { count: next } },
    live: { aggregate: { count: all } },
    waiting: { aggregate: { count: 0 } },
    ended: { aggregate: { count: 0 } },
  }),
})
const open = (posts: OwnPostFragment[], address = '/opportunity-summary?tab=mine') =>
  renderRoute(address, {
    user: clientUser,
    graphql: {
      ...counts(posts.length, 1),
      OwnPosts: () => ({ own_posts: posts }),
      OwnPostsToAnswer: () => ({ own_posts: posts }),
    },
  })

describe('the posts of a poster', () => {
  it('[X-05] says that the one expert who was asked has declined', async () => {
    const asked = { id: OPPORTUNITY_ID, type: 'fractional', title: TITLE, assigned_expert_id: 'elena' }
    const post = { to_answer: 0, applicants: 0, new_applicants: 0, hired: 0, is_poster_next: false }
    open([ownPost({ ...post, opportunity: { ...asked, declined: [{ user_id: 'elena' }] } })])
    expect(await screen.findByText('Nothing: the expert declined')).toBeVisible()
  })

  it('are rows with type, status, date, applicants, new ones, hired, and what waits', async () => {
    const { container } = open([ownPost()])
    const row = within(await screen.findByRole('row', { name: new RegExp(TITLE) }))
    for (const words of ['Fractional', 'Active', 'Posted 5th Mar 25', '12', '3 new', '1', '2 offers to answer'])
      expect(row.getByText(words)).toBeVisible()
    expect(row.getByRole('link', { name: TITLE })).toHaveAttribute(
      'href',
      `/dashboard/opportunity_detail/${OPPORTUNITY_ID}`,
    )
    expect(row.getByRole('link', { name: '2 offers to answer' })).toHaveAttribute(
      'href',
      `/dashboard/opportunity_detail/${OPPORTUNITY_ID}?tab=interests`,
    )
    await expectNoAxeViolations(container)
  })

  it('of this week say how long ago they were posted', async () => {
    open([ownPost({ created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })])
    expect(await screen.findByText('Posted 3 hours ago')).toBeVisible()
  })

  it('[OPP-60] have the actions of their status', async () => {
    const { user } = open([ownPost()])
    await user.click(await screen.findByRole('button', { name: `Options of ${TITLE}` }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual(['See applicants', 'Edit', 'Close Project'])
  })

  it('[X-05] of a colleague are marked and offer no actions of their poster', async () => {
    const { user } = open([ownPost({ is_team: true, applicants: 1 })])
    const row = within(await screen.findByRole('row', { name: new RegExp(TITLE) }))
    expect(row.getByText('Team')).toBeVisible()
    expect(row.queryByRole('link', { name: '2 offers to answer' })).not.toBeInTheDocument()
    await user.click(row.getByRole('button', { name: `Options of ${TITLE}` }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['See applicants'])
  })

  it('are grouped, and the group is in the address', async () => {
    const { user, address, sent } = open([ownPost()])
    const groups = within(await screen.findByRole('group', { name: 'Your posts by what they wait for' }))
    await waitFor(() => expect(groups.getByRole('button', { name: 'Your turn 1' })).toBeVisible())
    await user.click(groups.getByRole('button', { name: 'Ended 0' }))
    expect(address()).toBe('/opportunity-summary?tab=mine&group=ended')
    await waitFor(() =>
      expect(sent.findLast(({ name }) => name === 'OwnPosts')?.input).toMatchObject({
        statuses: ['completed', 'closed', 'no hires'],
      }),
    )
    await user.click(groups.getByRole('button', { name: 'Your turn 1' }))
    expect(address()).toBe('/opportunity-summary?tab=mine&group=next')
    await waitFor(() => expect(sent.some(({ name }) => name === 'OwnPostsToAnswer')).toBe(true))
  })

  it('[X-05] that wait for their poster are read by how long they have waited', async () => {
    const posts = Array.from({ length: 30 }, (_, index) =>
      ownPost({
        opportunity_id: `${index}`,
        poster_next_since: `2025-03-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
        opportunity: {
          id: `${index}`,
          type: 'project',
          title: `Post ${index}`,
          assigned_expert_id: null,
          declined: [],
        },
      }),
    )
    const { user, sent } = renderRoute('/opportunity-summary?tab=mine&group=next', {
      user: clientUser,
      graphql: {
        ...counts(30, 30),
        OwnPostsToAnswer: ({ after }) => ({ own_posts: after === '-infinity' ? posts.slice(0, 26) : posts.slice(25) }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(31))
    expect(sent.findLast(({ name }) => name === 'OwnPostsToAnswer')?.input).toMatchObject({
      after: posts[24]?.poster_next_since,
      afterId: posts[24]?.opportunity_id,
    })
  })

  it('load more after the last row', async () => {
    const posts = Array.from({ length: 30 }, (_, index) =>
      ownPost({
        opportunity_id: `${index}`,
        created_at: `2025-03-${String(30 - index).padStart(2, '0')}T10:00:00Z`,
        opportunity: {
          id: `${index}`,
          type: 'project',
          title: `Post ${index}`,
          assigned_expert_id: null,
          declined: [],
        },
      }),
    )
    const { user, sent } = renderRoute('/opportunity-summary?tab=mine', {
      user: clientUser,
      graphql: {
        ...counts(30),
        OwnPosts: ({ before }) => ({ own_posts: before === 'infinity' ? posts.slice(0, 26) : posts.slice(25) }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(31))
    expect(sent.findLast(({ name }) => name === 'OwnPosts')?.input).toMatchObject({
      before: posts[24]?.created_at,
      beforeId: posts[24]?.opportunity_id,
    })
  })

  it('that don’t exist yet begin with the first', async () => {
    const { container } = open([])
    expect(await screen.findByText('You haven’t posted anything yet.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    for (const link of main.getAllByRole('link', { name: 'Post an opportunity' }))
      expect(link).toHaveAttribute('href', '/opportunities-creator')
    expect(main.queryByRole('link', { name: /fractional/i })).not.toBeInTheDocument()
    expect(main.queryByText(/\brole/)).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('that can’t be loaded say so, with a retry', async () => {
    let isBroken = true
    const { user } = renderRoute('/opportunity-summary?tab=mine', {
      user: clientUser,
      graphql: {
        ...counts(1),
        OwnPosts: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { own_posts: [ownPost()] }
        },
      },
    })
    await screen.findByRole('alert')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: TITLE })).toBeVisible()
  })
})

it('the posts on the home stay if they can’t be read again', async () => {
  let isFailing = false
  const { askAgain, show } = openClient({
    user: clientUser,
    graphql: {
      OwnPosts: () => {
        if (isFailing) throw refusal(500, 'INTERNAL', 'Something went wrong.')
        return { own_posts: [ownPost()] }
      },
    },
  })
  show('/')
  await screen.findByRole('link', { name: TITLE })
  isFailing = true
  await askAgain('OwnPosts')
  expect(screen.getByRole('link', { name: TITLE })).toBeVisible()
  expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument()
})
