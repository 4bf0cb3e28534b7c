import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refreshToken } from '#lib/request/access-token.js'
import { openNetwork } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { LINKS_KEY, useRefetchLinksOnNewSession } from './use-refetch-links'

it('[X-73] links are refetched once the session is replaced, and not with every token', async () => {
  let sid = 'one'
  const token = () => ({
    accessToken: `head.${btoa(JSON.stringify({ sid }))}.signature`,
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
    user: clientUser,
  })
  openNetwork({ rest: { 'POST /api/session/token': token } })
  const client = new QueryClient()
  const key = [LINKS_KEY, '/api/opportunities/1/assets']
  client.setQueryData(key, { items: [] })
  const isStale = () => client.getQueryState(key)?.isInvalidated
  renderHook(() => useRefetchLinksOnNewSession(client))
  await refreshToken()
  await refreshToken()
  expect(isStale()).toBe(false)
  sid = 'two'
  await refreshToken()
  expect(isStale()).toBe(true)
})
