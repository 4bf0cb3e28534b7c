import { afterEach, describe, expect, it, vi } from 'vitest'
import { openNetwork, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { graphqlFetcher, staffGraphqlFetcher } from '../graphql-fetcher'
import { RequestError } from '../request-error'
import { restGet, restPost } from '../rest-client'
import { renewSession, sessionAtom, startSession } from '../session'
import { dropToken, getAccessToken, onTokenChange, refreshToken } from './access-token'

const MINUTE_MS = 60_000
const UNSEEN = 'query UnseenNotices { notifications_aggregate { aggregate { count } } }'
const none = { notifications_aggregate: { aggregate: { count: 0 } } }

/** A token endpoint that counts requests and numbers its tokens. */
function tokenEndpoint(lifeMs = 15 * MINUTE_MS) {
  let requestCount = 0
  const answer = () => {
    requestCount += 1
    const expiresAt = new Date(Date.now() + lifeMs).toISOString()
    return { accessToken: `token-${requestCount}`, expiresAt, user: clientUser }
  }
  return { answer, requestCount: () => requestCount }
}

afterEach(() => vi.useRealTimers())

describe('[X-11] the access token', () => {
  it('is requested once, however many callers wait', async () => {
    const endpoint = tokenEndpoint()
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    await Promise.all([refreshToken(), refreshToken(), refreshToken()])
    expect(endpoint.requestCount()).toBe(1)
    expect(await getAccessToken()).toBe('token-1')
    expect(JSON.stringify(localStorage)).not.toContain('token-1')
  })

  it('is taken from the request that the page sent before its code was there, and only once', async () => {
    const endpoint = tokenEndpoint()
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    const early = { ...endpoint.answer(), accessToken: 'early' }
    globalThis.earlyToken = Promise.resolve(Response.json(early))
    await refreshToken()
    expect(await getAccessToken()).toBe('early')
    expect(endpoint.requestCount()).toBe(1)
    await refreshToken()
    expect(await getAccessToken()).toBe('token-2')
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline')), 'token-1'],
    ['says that nobody is signed in', async () => Response.json({ errorCode: 'NO_SESSION' }, { status: 401 }), null],
  ])('is not made up if that early request %s', async (_why, answer, token) => {
    const endpoint = tokenEndpoint()
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    globalThis.earlyToken = answer()
    globalThis.earlyToken.catch(() => undefined)
    await refreshToken()
    expect(await getAccessToken()).toBe(token)
  })

  it('is requested again by the next page if one is left before the response', async () => {
    openNetwork({
      rest: {
        'POST /api/session/token': () => {
          throw new TypeError('the page was left')
        },
      },
    })
    const first = startSession()
    expect(first.store.get(sessionAtom).status).toBe('visitor')
    await renewSession(first.store)
    first.stop()

    const endpoint = tokenEndpoint()
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    const next = startSession()
    await vi.waitFor(() => expect(next.store.get(sessionAtom).status).toBe('signed-in'))
    next.stop()
  })

  it('is renewed a minute before it expires', async () => {
    const endpoint = tokenEndpoint(MINUTE_MS / 2)
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    await refreshToken()
    expect(await getAccessToken()).toBe('token-2')
  })

  it('is null for visitors, without a request', async () => {
    const { sent } = openNetwork({})
    expect(await getAccessToken()).toBeNull()
    expect(sent).toEqual([])
  })

  it('notifies listeners when the session ends', async () => {
    const heard: unknown[] = []
    const stop = onTokenChange((answer) => heard.push(answer?.accessToken ?? null))
    const endpoint = tokenEndpoint()
    openNetwork({ rest: { 'POST /api/session/token': endpoint.answer } })
    await refreshToken()
    dropToken()
    stop()
    expect(heard).toEqual(['token-1', null])
  })
})

describe('[X-11] a refused token', () => {
  it('is renewed once and the request repeated, over GraphQL', async () => {
    const endpoint = tokenEndpoint()
    const { sent } = openNetwork({
      rest: { 'POST /api/session/token': endpoint.answer },
      graphql: {
        UnseenNotices: (_, headers) => {
          if (headers.get('authorization') === 'Bearer token-1')
            throw refusal(200, 'invalid-jwt', 'Could not verify JWT: JWTExpired')
          return none
        },
      },
    })
    await refreshToken()
    await expect(graphqlFetcher(UNSEEN)()).resolves.toEqual(none)
    expect(sent.filter(({ name }) => name === 'UnseenNotices')).toHaveLength(2)
    expect(endpoint.requestCount()).toBe(2)
  })

  it('of an ended session gets a plain message, not one about tokens', async () => {
    const endpoint = tokenEndpoint()
    let hasEnded = false
    const answer = () => {
      if (hasEnded) throw refusal(401, 'NO_SESSION', 'There is no session.')
      return endpoint.answer()
    }
    const UnseenNotices = () => {
      throw refusal(200, 'invalid-jwt', 'Could not verify JWT: JWTExpired')
    }
    openNetwork({ rest: { 'POST /api/session/token': answer }, graphql: { UnseenNotices } })
    await refreshToken()
    hasEnded = true
    const error = await graphqlFetcher(UNSEEN)().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'NO_SESSION', status: 401, message: 'Log in to continue.' })
  })

  it('is renewed once over REST, and a second refusal is final', async () => {
    const endpoint = tokenEndpoint()
    openNetwork({
      rest: {
        'POST /api/session/token': endpoint.answer,
        'GET /api/sessions': () => {
          throw refusal(401, 'NO_SESSION', 'There is no session.')
        },
      },
    })
    await refreshToken()
    await expect(restGet('/api/sessions')).rejects.toMatchObject({ code: 'NO_SESSION', status: 401 })
    expect(endpoint.requestCount()).toBe(2)
  })
})

describe('a refused guess', () => {
  it.each(['CODE_INVALID', 'INVALID_CREDENTIALS'])('is final, and is not sent again (%s)', async (code) => {
    const endpoint = tokenEndpoint()
    let guesses = 0
    const rest = {
      'POST /api/session/token': endpoint.answer,
      'POST /api/auth/two-factor/verify-totp': () => {
        guesses += 1
        throw refusal(401, code, 'This is not right.')
      },
    }
    openNetwork({ rest })
    await refreshToken()
    await expect(restPost('/api/auth/two-factor/verify-totp', { code: '000000' })).rejects.toMatchObject({ code })
    expect(guesses).toBe(1)
  })
})

describe('a request that replaces the session cookie', () => {
  it.each([
    '/api/auth/two-factor/verify-totp',
    '/api/auth/two-factor/disable',
    '/api/auth/sign-in/email',
    '/api/session/magic-link',
    '/api/signup/confirm',
    '/api/email-verification/confirm',
    '/api/invites/abc/accept',
  ])('[X-16, X-73] completes before the cookie is used again: %s', async (path) => {
    const endpoint = tokenEndpoint()
    const order: string[] = []
    let answer = () => {}
    openNetwork({
      rest: {
        'POST /api/session/token': () => {
          order.push('token')
          return endpoint.answer()
        },
        [`POST ${path}`]: async () => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          order.push('step')
          return {}
        },
      },
    })
    const step = restPost(path)
    await new Promise((resolve) => setTimeout(resolve, 20))
    // the old session's socket is cut before the response with the new cookie arrives
    const renewed = refreshToken()
    await new Promise((resolve) => setTimeout(resolve, 20))
    answer()
    await Promise.all([step, renewed])
    expect(order).toEqual(['step', 'token'])
  })

  it('doesn’t block others when it fails', async () => {
    const endpoint = tokenEndpoint()
    openNetwork({
      rest: {
        'POST /api/session/token': endpoint.answer,
        'POST /api/auth/two-factor/verify-totp': () => {
          throw refusal(400, 'CODE_INVALID', 'This code is not right.')
        },
      },
    })
    await expect(restPost('/api/auth/two-factor/verify-totp')).rejects.toMatchObject({ code: 'CODE_INVALID' })
    await refreshToken()
    expect(endpoint.requestCount()).toBe(1)
  })
})

describe('a refusal', () => {
  it('[X-12] from an action keeps its code and field messages', async () => {
    const errors = [{ field: 'brief', message: 'required field' }]
    openNetwork({
      graphql: {
        CreateOpportunity: () => {
          throw refusal(200, 'VALIDATION_FAILED', 'Please check the form.', errors)
        },
      },
    })
    const error = await graphqlFetcher('mutation CreateOpportunity { __typename }')().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', errors, requestId: 'test-request' })
  })

  it('has a plain message when offline', async () => {
    openNetwork({
      rest: {
        'GET /api/config': () => {
          throw new TypeError('Failed to fetch')
        },
      },
    })
    await expect(restGet('/api/config')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 })
  })

  it('is neutral if the response isn’t ours', async () => {
    openNetwork({ rest: { 'GET /api/config': () => new Response('<html>Bad gateway</html>', { status: 502 }) } })
    await expect(restGet('/api/config')).rejects.toMatchObject({
      code: 'HTTP_502',
      message: 'Something went wrong on our side. Please try again.',
    })
  })
})

it('[X-10] only the staff pages’ fetcher uses the role staff', async () => {
  const roles: (string | null)[] = []
  openNetwork({
    rest: { 'POST /api/session/token': tokenEndpoint().answer },
    graphql: {
      ReturnedTo: (_, headers) => {
        roles.push(headers.get('x-hasura-role'))
        return { opportunities_by_pk: null }
      },
    },
  })
  await refreshToken()
  const post = `query ReturnedTo { opportunities_by_pk(id: "${clientUser.userId}") { title } }`
  await graphqlFetcher(post)()
  await staffGraphqlFetcher(post)()
  expect(roles).toEqual([null, 'staff'])
})
