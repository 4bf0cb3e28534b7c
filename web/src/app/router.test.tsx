import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOTHING_FOUND } from '#features/search/search.testkit.js'
import type { WireUser } from '#lib/session-user.js'
import type { Network, Sent } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { openClient } from '#testing/render-route.js'
import { loadPage } from './router'

const NOTHING: Network['graphql'] = {
  GlobalSearch: () => NOTHING_FOUND,
  SearchSubjects: () => ({ search_subjects: [] }),
}

// what is prefetched is fresh for a few seconds only, whatever this machine needs to show it
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What main.tsx does: the page is loaded, then shown. */
async function openLoaded(pathname: string, user?: WireUser, query = '', rest?: Network['rest']) {
  const client = openClient({ user, graphql: NOTHING, rest })
  const session = await client.known
  await loadPage(pathname, { ...client, user: session.user, query: new URLSearchParams(query) })
  return client
}

/** How often each of the operations was sent, once nothing is on its way. */
async function timesSent({ queryClient, sent }: { queryClient: QueryClient; sent: readonly Sent[] }, names: string[]) {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return names.map((name) => sent.filter((entry) => entry.name === name).length)
}

it.each([
  ['a company', clientUser, ['Needs', 'AiHome', 'OwnPosts', 'GET /api/user/first-time']],
  [
    'an expert',
    expertUser,
    [
      ...['Needs', 'ExpertChecklist', 'ExpertQuestions'],
      ...['GET /api/user/first-time', 'GET /api/notifications/counts', 'GET /api/dashboard/expertIncome/all'],
    ],
  ],
])('the home of %s is there at once when its code is loaded, and asks for nothing twice', async (_, user, names) => {
  const client = await openLoaded('/dashboard', user)
  const once = names.map(() => 1)
  expect(await timesSent(client, names)).toEqual(once)
  client.show('/dashboard')
  expect(screen.getByRole('tablist', { name: 'Your home' })).toBeVisible()
  await screen.findByText('Nothing waits for you.')
  expect(await timesSent(client, names)).toEqual(once)
})

it('[DASH-04, DASH-05] whoever comes back to the home that was loaded as their first is welcomed back', async () => {
  let isMarked = false
  const client = await openLoaded('/dashboard', expertUser, '', {
    'GET /api/user/first-time': () => ({ data: isMarked ? { seenAt: '2026-01-05T09:00:00Z' } : null }),
    'POST /api/user/first-time': () => {
      isMarked = true
      return { scope: 'dashboard' }
    },
  })
  const page = client.show('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Welcome, Elena' })).toBeVisible()
  await waitFor(() => expect(isMarked).toBe(true))
  page.unmount()
  client.show('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Welcome back, Elena' })).toBeVisible()
})

it('a search begins while its page is loaded, and isn’t made twice', async () => {
  const address = '/global-search?q=pricing'
  const client = await openLoaded('/global-search', clientUser, 'q=pricing')
  expect(await timesSent(client, ['GlobalSearch'])).toEqual([1])
  client.show(address)
  expect(screen.getByRole('heading', { level: 1, name: 'Results for pricing' })).toBeVisible()
  await screen.findByText(/^No results found/)
  expect(await timesSent(client, ['GlobalSearch'])).toEqual([1])
})

it('visitors of a members’ page get the login page at once', async () => {
  const { show } = await openLoaded('/opportunity-summary')
  const page = show('/opportunity-summary')
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(page.address()).toBe('/login?next=%2Fopportunity-summary')
})

it('an address without a page loads the page that says so', async () => {
  const { show } = await openLoaded('/nowhere/at/all')
  show('/nowhere/at/all')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})
