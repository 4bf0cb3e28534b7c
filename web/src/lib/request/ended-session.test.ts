import { expect, it } from 'vitest'
import { openNetwork, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import { graphqlFetcher } from '../graphql-fetcher'
import { restGet } from '../rest-client'
import { getAccessToken, refreshToken } from './access-token'

const UNSEEN = 'query UnseenNotices { notifications_aggregate { aggregate { count } } }'

it.each([
  ['an action', () => graphqlFetcher(UNSEEN)()],
  ['a route', () => restGet('/api/sessions')],
])('[X-73] %s that finds the session ended first says no more than that', async (_what, ask) => {
  let hasEnded = false
  const ended = () => {
    hasEnded = true
    throw refusal(401, 'TOKEN_INVALID', 'Your session has ended. Log in again.')
  }
  openNetwork({
    rest: { 'POST /api/session/token': () => tokenFor(hasEnded ? null : clientUser), 'GET /api/sessions': ended },
    graphql: { UnseenNotices: ended },
  })
  await refreshToken()
  await expect(ask()).rejects.toMatchObject({ code: 'NO_SESSION', status: 401, message: 'Log in to continue.' })
  expect(await getAccessToken()).toBeNull()
})
