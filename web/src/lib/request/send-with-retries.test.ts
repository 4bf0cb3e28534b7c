import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '#testing/network.js'
import { publicGraphqlFetcher } from '../graphql-fetcher'
import { restGet, restPost } from '../rest-client'
import { dropToken } from './access-token'

const refusal = { message: 'Too many requests. Wait a moment and try again.', errorCode: 'TOO_MANY_ATTEMPTS' }
const errors = [{ message: refusal.message, extensions: { code: refusal.errorCode, path: '$' } }]
const busy = (retryAfter: string) =>
  new Response(JSON.stringify({ ...refusal, errors }), {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': retryAfter },
  })
const good = () => new Response(JSON.stringify({ data: { a: 1 } }), { headers: { 'content-type': 'application/json' } })

let answers: Response[]
let requests: string[]
beforeEach(() => {
  vi.useFakeTimers()
  dropToken()
  answers = []
  requests = []
  const answer = ({ path }: { path: string }) => {
    requests.push(path)
    return answers.shift() ?? good()
  }
  openNetwork({
    rest: {
      'POST /api/session/token': () => new Response('{}', { status: 401 }),
      'POST /v1/graphql': answer,
      'GET /api/config': answer,
      'POST /api/auth/sign-in/email': answer,
    },
  })
})
afterEach(() => vi.useRealTimers())

const settled = async <T>(work: Promise<T>) => {
  const outcome = work.then(
    (value) => value as unknown,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

describe('an overloaded server', () => {
  it('[X-12] is retried after the requested delay, unnoticed', async () => {
    answers = [busy('2'), busy('1')]
    expect(await settled(publicGraphqlFetcher('query A { a }')())).toEqual({ a: 1 })
    expect(requests).toHaveLength(3)
    answers = [busy('2')]
    expect(await settled(restGet('/api/config'))).toEqual({ data: { a: 1 } })
  })

  it('is retried a limited number of times and for short delays only; then its message is shown', async () => {
    answers = [busy('1'), busy('1'), busy('1'), busy('1'), busy('1')]
    const told = { code: 'TOO_MANY_ATTEMPTS', status: 429, message: refusal.message }
    expect(await settled(publicGraphqlFetcher('query A { a }')())).toMatchObject(told)
    expect(requests).toHaveLength(4)
    answers = [busy('900')]
    expect(await settled(restGet('/api/config'))).toMatchObject(told)
    expect(requests).toHaveLength(5)
  })

  it('is not retried where guesses are counted', async () => {
    answers = [busy('1')]
    expect(await settled(restPost('/api/auth/sign-in/email', {}))).toMatchObject({ status: 429 })
    expect(requests).toHaveLength(1)
  })
})
