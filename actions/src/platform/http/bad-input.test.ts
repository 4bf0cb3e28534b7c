import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { actionSecret } from '#tests/environment.js'

let actions: TestActions

beforeAll(async () => {
  actions = await startTestActions(await createTestDatabase(), { engine: false })
})

const GUARD = { 'x-requested-with': 'sagework' }
const send = async (path: string, body: string, headers: Record<string, string>) => {
  const answer = await fetch(actions.url + path, { method: 'POST', body, headers: { ...GUARD, ...headers } })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}
const JSON_TYPE = { 'content-type': 'application/json' }

describe('an unreadable body', () => {
  it.each([
    ['half a JSON', '{"email":', JSON_TYPE, 400, 'INVALID_JSON'],
    ['a bare word', '"hello"', JSON_TYPE, 400, 'INVALID_JSON'],
    ['a list', '[]', JSON_TYPE, 400, 'VALIDATION_FAILED'],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['plain text', '{"email":"a"}', { 'content-type': 'text/plain' }, 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['an odd charset', '{}', { 'content-type': 'application/json; charset=x-odd' }, 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['too much', JSON.stringify({ email: 'a'.repeat(200_000) }), JSON_TYPE, 413, 'BODY_TOO_LARGE'],
    ['a field nobody knows', '{"email":"a@b.example","role":"staff"}', JSON_TYPE, 400, 'UNKNOWN_FIELD'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.example"}', JSON_TYPE, 400, 'UNKNOWN_FIELD'],
  ])('is refused: %s', async (_, body, headers, status, errorCode) => {
    const answer = await send('/api/auth/sign-in/magic-link', body, headers)
    expect({ status: answer.status, ...answer.body }).toMatchObject({
      status,
      errorCode,
      requestId: expect.any(String),
    })
  })

  it('[X-12] an array is rejected with a message that says what is expected', async () => {
    const { body } = await send('/api/auth/sign-in/magic-link', '[]', JSON_TYPE)
    expect(body).toMatchObject({
      message: 'Send one object with named fields',
      errors: [{ field: 'body', message: 'Send one object with named fields' }],
    })
  })

  it('is rejected by an action in the format that Hasura passes on', async () => {
    const headers = { ...JSON_TYPE, 'x-action-secret': actionSecret() }
    const answer = await send('/hooks/actions/invite-company-member', '{"input":', headers)
    expect(answer).toMatchObject({ status: 400, body: { extensions: { code: 'INVALID_JSON' } } })
  })
})

describe('every response', () => {
  it('carries a request id, taken from the caller if well-formed', async () => {
    const given = await actions.get('/api/config', { headers: { 'x-request-id': 'client-0123456789' } })
    const odd = await actions.get('/nowhere', { headers: { 'x-request-id': '<script>' } })
    expect(given.headers.get('x-request-id')).toBe('client-0123456789')
    expect(odd).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', requestId: odd.headers.get('x-request-id') },
    })
    expect(odd.body.requestId).toMatch(/^[\da-f-]{36}$/)
  })

  it('is private, doesn’t reveal the software, and allows no other origin', async () => {
    const answer = await actions.get('/api/config', { headers: { origin: 'https://elsewhere.example' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('tells the pages what they need to know about the installation', async () => {
    expect((await actions.get('/api/config')).body).toEqual({
      productName: 'Sagework',
      mode: 'demo',
      publicUrl: 'http://localhost:3000',
      supportEmail: 'support@sagework.example',
      isPaymentTrial: false,
      providerCallUrl: null,
      analytics: null,
      location: null,
      calendarOrigin: 'https://calendly.com',
      isTranscribing: false,
      demoLogins: expect.arrayContaining([expect.objectContaining({ email: 'nora@brightwater.example' })]),
    })
  })
})

describe('a flood of requests', () => {
  it('[X-12] is limited per address at every endpoint, with a Retry-After, but never for our own internal calls', async () => {
    const asFlooder = { headers: { 'x-forwarded-for': '198.51.100.7' } }
    for (let i = 0; i < 24; i += 1)
      await Promise.all(Array.from({ length: 50 }, () => actions.get('/user/nothing', asFlooder)))
    const refused = await actions.get('/metadata/objectives', asFlooder)
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_ATTEMPTS' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await actions.hook('/hooks/actions/nothing', {}, asFlooder)).status).toBe(404)
    expect((await actions.get('/v1/events', asFlooder)).status).toBe(404)
    expect((await actions.get('/user/nothing')).status).toBe(404)
  })
})

describe('endpoints for our own network', () => {
  it('metrics count requests by endpoint, and are hidden from anyone behind a proxy', async () => {
    await actions.get('/api/config')
    const numbers = await actions.get<string>('/metrics')
    expect(numbers.body).toMatch(/sagework_request_seconds_count\{door="GET \/api\/config",status="200"\} \d/)
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await actions.get('/metrics', proxied)).status).toBe(404)
    expect((await actions.get('/healthz')).body).toEqual({ status: 'ok' })
  })
})
