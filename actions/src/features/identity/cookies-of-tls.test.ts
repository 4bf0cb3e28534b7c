import { beforeAll, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { PASSWORD, SHOWN_TEXTS } from './identity.testkit.js'

const OWN_HOST_ALONE =
  /^__Host-sagework\.\w+=[^;]+;(?=.*; Path=\/(;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*Domain)/

let actions: TestActions

beforeAll(async () => {
  const database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false, env: { PUBLIC_URL: 'https://market.example' } })
})

async function ask(path: string, body: object, cookies: readonly string[] = []) {
  const cookie = cookies.map((one) => one.slice(0, one.indexOf(';'))).join('; ')
  const answer = await actions.post(path, body, { cookie, headers: { 'x-requested-with': 'sagework' } })
  return { status: answer.status, cookies: answer.headers.getSetCookie() }
}

it('under TLS browsers accept our cookies from this exact host only, not from another under its domain', async () => {
  const signedIn = await ask('/api/auth/sign-in/email', { email: 'tom@client.example', password: 'sagework-demo' })
  const known = await ask('/api/session/token', {}, signedIn.cookies)
  expect(known.status).toBe(200)
  const challenged = await ask('/api/auth/sign-in/email', { email: 'ada@sagework.example', password: 'sagework-demo' })
  const form = {
    firstName: 'Mara',
    lastName: 'Lind',
    email: 'mara@firm.example',
    accountType: 'client',
    ...SHOWN_TEXTS,
  }
  const signedUp = await ask('/api/signup', { ...form, method: 'password', password: PASSWORD })
  for (const { cookies } of [signedIn, known, challenged, signedUp]) {
    const set = cookies.filter((one) => !/Max-Age=0/i.test(one))
    expect(set).not.toEqual([])
    for (const one of set) expect(one).toMatch(OWN_HOST_ALONE)
  }
})
