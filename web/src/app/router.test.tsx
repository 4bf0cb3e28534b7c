import type { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NOTHING_FOUND } from '#features/search/search.testkit.js'
import type { WireUser } from '#lib/session-user.js'
import type { Network } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { openClient } from '#testing/render-route.js'
import { loadPage } from './router'

const NOTHING: Network['graphql'] = {
  GlobalSearch: () => NOTHING_FOUND,
  SearchSubjects: () => ({ search_subjects: [] }),
}

/** What main.tsx does: the page is loaded, then shown. */
async function openLoaded(pathname: string, user?: WireUser, query = '') {
  const client = openClient({ user, graphql: NOTHING })
  const session = await client.known
  await loadPage(pathname, { ...client, user: session.user, query: new URLSearchParams(query) })
  return client
}

const asked = (queryClient: QueryClient, ...names: string[]) =>
  names.flatMap((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .map(({ queryKey }) => queryKey),
  )

it.each([
  ['a company', clientUser, ['Needs', 'AiHome']],
  ['an expert', expertUser, ['Needs']],
])('the home of %s is there at once when its code is loaded, and asks for nothing twice', async (_, user, names) => {
  const { queryClient, show } = await openLoaded('/dashboard', user)
  const before = asked(queryClient, ...names)
  expect(before).toHaveLength(names.length)
  show('/dashboard')
  expect(screen.getByRole('tablist', { name: 'Your home' })).toBeVisible()
  await screen.findByText('Nothing waits for you.')
  expect(asked(queryClient, ...names)).toEqual(before)
})

it('a search begins while its page is loaded, and isn’t made twice', async () => {
  const address = '/global-search?q=pricing'
  const { queryClient, show } = await openLoaded('/global-search', clientUser, 'q=pricing')
  const before = asked(queryClient, 'search')
  expect(before).toHaveLength(1)
  show(address)
  expect(screen.getByRole('heading', { level: 1, name: 'Results for pricing' })).toBeVisible()
  await screen.findByText(/^No results found/)
  expect(asked(queryClient, 'search')).toEqual(before)
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
