import { expect, it } from 'vitest'
import { chooseGoogle } from './choose-google.js'
import type { Google, GoogleFault } from './google.js'
import { type Script, serveGoogle } from './scripted-google.testkit.js'

const VERIFIER = 'v'.repeat(43)

async function open(seconds = 5) {
  const server = await serveGoogle()
  const google = chooseGoogle({
    ...{ GOOGLE_CLIENT_ID: 'test-client', GOOGLE_CLIENT_SECRET: 'test-client-secret', GOOGLE_SECONDS: seconds },
    ...{ GOOGLE_LOGIN_URL: `${server.url}/`, GOOGLE_TOKEN_URL: server.url, GOOGLE_API_URL: server.url },
    PUBLIC_URL: 'https://sagework.example',
  })
  if (!google) throw new Error('There is a client.')
  return { server, google }
}

async function login({ server, google }: Awaited<ReturnType<typeof open>>) {
  const { code } = server.allow(google.loginUrl({ state: 'state-1', verifier: VERIFIER }))
  return (await google.redeemCode(code, VERIFIER)).token
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (fault: GoogleFault) => fault,
  )
const soon = (ms = 20_000) => AbortSignal.timeout(ms)

it('[KUP-31] the login asks for documents of our own only, by PKCE, and comes back to one page', async () => {
  const { google, server } = await open()
  const url = new URL(google.loginUrl({ state: 'state-1', verifier: VERIFIER }))
  expect(url.origin + url.pathname).toBe(`${server.url}/o/oauth2/v2/auth`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ client_id: 'test-client', response_type: 'code', state: 'state-1' },
    scope: 'https://www.googleapis.com/auth/drive.file',
    redirect_uri: 'https://sagework.example/account/google-drive',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    ...{ code_challenge_method: 'S256', access_type: 'online', prompt: 'select_account' },
  })
  expect(url.href).not.toContain(VERIFIER)
  expect(url.href).not.toContain('test-client-secret')
})

it('a code is worth nothing with another verifier, or twice', async () => {
  const opened = await open()
  const { google, server } = opened
  const { code } = server.allow(google.loginUrl({ state: 'state-1', verifier: VERIFIER }))
  expect(await faultOf(google.redeemCode(code, 'w'.repeat(43)))).toMatchObject({
    ...{ reason: 'refused', detail: 'status 400, invalid_grant' },
  })
  expect(await login(opened)).toMatch(/^ya29\./)
})

it('[KUP-30, KBASE-43] a document is created by name, and its id read; then it is written as HTML', async () => {
  const opened = await open()
  const { google, server } = opened
  const token = await login(opened)
  const id = await google.createDocument(token, { name: 'Seats & prices', mark: 'mark-1' }, soon())
  await google.writeDocument(token, id, '<p>Écoute</p>', soon())
  expect(server.documents).toEqual([
    {
      ...{ id, name: 'Seats & prices', mimeType: 'application/vnd.google-apps.document', html: '<p>Écoute</p>' },
      ...{ appProperties: { sageworkSave: 'mark-1' }, owner: 'elena@drive.example' },
    },
  ])
  const [, created, written] = server.asked
  expect([created?.errand, created?.path]).toEqual(['create', '/drive/v3/files?fields=id'])
  expect([written?.contentType, written?.authorization]).toEqual(['text/html; charset=UTF-8', `Bearer ${token}`])
  expect(await google.findDocument(token, 'mark-1', soon())).toBe(id)
  expect(await google.findDocument(token, 'mark-2', soon())).toBeNull()
})

it.each<[string, Script, GoogleFault['reason']]>([
  ['breaks off', 'cut off', 'cut off'],
  ['answers something else', 'babble', 'unreadable'],
  ['never ends', 'flood', 'unreadable'],
  ['names no document', { answer: { id: '../../users/me' } }, 'unreadable'],
  ['names none at all', { answer: [] }, 'unreadable'],
  ['doesn’t know the token', { status: 401, reason: 'authError' }, 'expired'],
  ['has no room', { status: 403, reason: 'storageQuotaExceeded' }, 'full'],
  ['is busy', { status: 403, reason: 'userRateLimitExceeded' }, 'busy'],
  ['is asked too often', { status: 429 }, 'busy'],
  ['isn’t allowed to', { status: 403, reason: 'domainPolicy' }, 'denied'],
  ['wasn’t set up by the operator', { status: 403, reason: 'accessNotConfigured' }, 'refused'],
  ['wasn’t given the right', { status: 403, reason: 'insufficientPermissions' }, 'narrow'],
  ['has trouble', { status: 500 }, 'unavailable'],
  ['wants something else', { status: 400, reason: 'badRequest' }, 'refused'],
])('[IERR-17] a Google that %s is understood', async (_, script, reason) => {
  const opened = await open()
  const token = await login(opened)
  opened.server.follow('create', script)
  const fault = await faultOf(opened.google.createDocument(token, { name: 'A', mark: 'm' }, soon()))
  expect(fault).toMatchObject({ reason })
  // what it says at length may repeat anything
  expect(`${fault?.message}${fault?.detail}`).not.toContain('ya29')
})

it('[IERR-17] a Google that stays silent is left in time', async () => {
  const opened = await open()
  const token = await login(opened)
  opened.server.follow('create', 'stall')
  const work = opened.google.createDocument(token, { name: 'A', mark: 'm' }, soon(300))
  expect(await faultOf(work)).toMatchObject({ reason: 'stalled' })
})

it('a token goes to whom the operator named, and to nobody whom they name', async () => {
  const [opened, other] = [await open(), await open()]
  const token = await login(opened)
  const redirect = { redirect: `${other.server.url}/drive/v3/files` }
  opened.server.follow('create', redirect)
  opened.server.follow('token', { redirect: `${other.server.url}/token` })
  const created = opened.google.createDocument(token, { name: 'A', mark: 'm' }, soon())
  expect(await faultOf(created)).toMatchObject({ reason: 'unavailable' })
  expect(await faultOf(opened.google.redeemCode('code', VERIFIER))).toMatchObject({ reason: 'unavailable' })
  expect(other.server.asked).toEqual([])
})

it.each<[string, object, GoogleFault['reason']]>([
  ['without the right to create documents', { scope: 'openid' }, 'narrow'],
  ['that can’t be sent', { access_token: 'a\r\nb' }, 'unreadable'],
  ['without an end', { expires_in: 'soon' }, 'unreadable'],
  ['of another kind', { token_type: 'mac' }, 'unreadable'],
])('a token %s is none', async (_, part, reason) => {
  const { google, server } = await open()
  const right = { access_token: 'ya29.x', expires_in: 3599, token_type: 'Bearer' }
  server.follow('token', { answer: { ...right, scope: 'https://www.googleapis.com/auth/drive.file', ...part } })
  expect(await faultOf(google.redeemCode('code', VERIFIER))).toMatchObject({ reason })
})

it('without a client there is no Google', () => {
  const none = { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined, GOOGLE_SECONDS: 5 }
  const urls = { GOOGLE_LOGIN_URL: 'https://a', GOOGLE_TOKEN_URL: 'https://a', GOOGLE_API_URL: 'https://a' }
  const google: Google | null = chooseGoogle({ ...none, ...urls, PUBLIC_URL: 'https://a' })
  expect(google).toBeNull()
})
