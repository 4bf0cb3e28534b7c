import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createPasswords, deriveKey, type PasswordCost } from '#providers/identity/passwords.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { mailedToken, openBrowser, PASSWORD, signUpAndConfirm } from './identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

/** The parameters contained in a hash; the sign-in library's legacy hashes have none. */
async function costOf(email: string): Promise<string> {
  const [row] = await database.query<{ password: string }>(
    `select password from auth.accounts join auth.users login on login.id = user_id where login.email = $1`,
    [email],
  )
  return /^scrypt\$\d+\$\d+\$\d+(?=\$)/.exec(row?.password ?? '')?.[0] ?? 'of the library'
}

const TESTS_COST = 'scrypt$10$8$1'
const CHEAP: PasswordCost = { log2N: 10, r: 8, p: 1 }
const SLOW_MS = 60

/** Hashing that can be paused until all requests have arrived, and then takes time without using the CPU. */
function slowPasswords() {
  let turn: Promise<void> | undefined
  let go = () => {}
  const passwords = createPasswords(CHEAP, async (...words) => {
    await turn
    await delay(SLOW_MS)
    return deriveKey(...words)
  })
  const hold = () => {
    turn = new Promise((resolve) => {
      go = resolve
    })
  }
  return { passwords, hold, go: () => go() }
}

const signIn = async (email: string, password: string) =>
  (await openBrowser(actions).post('/api/auth/sign-in/email', { email, password })).status

it('a legacy password hash still works, and is renewed on use', async () => {
  expect(await costOf('tom@client.example')).toBe('of the library')
  expect(await signIn('tom@client.example', 'wrong')).toBe(401)
  expect(await costOf('tom@client.example')).toBe('of the library')
  expect(await signIn('tom@client.example', 'sagework-demo')).toBe(200)
  expect(await costOf('tom@client.example')).toBe(TESTS_COST)
  expect([await signIn('tom@client.example', 'sagework-demo'), await signIn('tom@client.example', 'wrong')]).toEqual([
    200, 401,
  ])
})

it('new passwords get today’s cost, wherever they are chosen', async () => {
  const email = 'hashed@firm.example'
  await signUpAndConfirm(actions, database, email)
  expect(await costOf(email)).toBe(TESTS_COST)
  await database.query(
    `update auth.accounts set password = 'old:00' where user_id = (select id from auth.users where email = $1)`,
    [email],
  )
  await openBrowser(actions).post('/api/auth/request-password-reset', { email })
  const token = await mailedToken(database, email, 'password-reset')
  await openBrowser(actions).post('/api/auth/reset-password', { token, newPassword: `${PASSWORD} and home` })
  expect(await costOf(email)).toBe(TESTS_COST)
})

it('one person’s flood of passwords doesn’t keep others from signing in', async () => {
  const { passwords, hold, go } = slowPasswords()
  const busy = await startTestActions(database, { engine: false, fakes: { passwords } })
  const from = (address: string) => openBrowser(busy, { 'x-forwarded-for': address })
  hold()
  const flood = Array.from({ length: 110 }, (_, index) =>
    from('203.0.113.7').post('/api/auth/sign-in/email', { email: `${index}@nowhere.example`, password: 'guess' }),
  )
  // All requests have arrived and every place is taken.
  const refused = await Promise.race(
    flood.map(async (one) => ((await one).status === 429 ? one : new Promise(() => {}))),
  )
  expect(refused).toMatchObject({ body: { errorCode: 'TOO_MANY_ATTEMPTS' } })
  go()
  const owner = { email: 'tom@client.example', password: 'sagework-demo' }
  expect((await from('198.51.100.9').post('/api/auth/sign-in/email', owner)).status).toBe(200)
  await Promise.all(flood)
})

it('a flood from more addresses than can queue locks nobody out of a browser in which they were signed in', async () => {
  const { passwords, hold, go } = slowPasswords()
  const busy = await startTestActions(database, { engine: false, fakes: { passwords } })
  const owner = { email: 'tom@client.example', password: 'sagework-demo' }
  const home = openBrowser(busy, { 'x-forwarded-for': '198.51.100.10' })
  expect((await home.post('/api/auth/sign-in/email', owner)).status).toBe(200)
  await home.token()
  await home.post('/api/auth/sign-out')
  hold()
  const flood = Array.from({ length: 80 }, (_, index) =>
    openBrowser(busy, { 'x-forwarded-for': `203.0.113.${index}` }).post('/api/auth/sign-in/email', {
      email: `${index}@nowhere.example`,
      password: 'guess',
    }),
  )
  const refused = await Promise.race(
    flood.map(async (one) => ((await one).status === 429 ? one : new Promise(() => {}))),
  )
  expect(refused).toMatchObject({ body: { errorCode: 'TOO_MANY_ATTEMPTS' } })
  go()
  let isOver = false
  const over = Promise.all(flood).then(() => {
    isOver = true
  })
  expect((await home.post('/api/auth/sign-in/email', owner)).status).toBe(200)
  expect(isOver).toBe(false)
  await over
})
