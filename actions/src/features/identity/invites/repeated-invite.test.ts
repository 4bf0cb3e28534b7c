import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { liftTeamLimits, mailedToken, mailsTo, openBrowser, PASSWORD, SHOWN_TEXTS } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  await liftTeamLimits(database)
  actions = await startTestActions(database, { engine: false })
  nora = await persona(database, 'nora@brightwater.example')
})
beforeEach(() => database.query('delete from auth.throttles'))

const invite = (email: string, inviteId?: unknown, by: Persona = nora) =>
  actions.post('/api/invites', { email, inviteId }, { token: tokenFor(by) })

it('sends one email, however often and through whichever endpoint it is retried, and leaves its link alone', async () => {
  const [email, inviteId] = ['lost@brightwater.example', randomUUID()]
  const first = await invite(email, inviteId)
  const link = await mailedToken(database, email, 'company-invite')
  const action = {
    action: { name: 'inviteCompanyMember' },
    input: { email, inviteId },
    session_variables: {
      'x-hasura-role': 'user',
      'x-hasura-user-id': nora.id,
      'x-hasura-session-id': nora.sessionId,
    },
  }
  const again = [await invite(email, inviteId), await actions.hook('/hooks/actions/invite-company-member', action)]
  expect([first.status, ...again.map(({ status }) => status)]).toEqual([201, 201, 200])
  for (const { body } of again) expect(body).toEqual(first.body)
  expect(await mailsTo(database, email)).toHaveLength(1)
  expect((await actions.get(`/api/invites/${link}`)).status).toBe(200)
})

it('sends one email for concurrent requests', async () => {
  const [email, inviteId] = ['at.once@brightwater.example', randomUUID()]
  const answers = await Promise.all([1, 2, 3].map(() => invite(email, inviteId)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await mailsTo(database, email)).toHaveLength(1)
})

it('gets the first response again after the invitation was accepted or withdrawn', async () => {
  const [email, inviteId] = ['gone@brightwater.example', randomUUID()]
  const { body } = await invite(email, inviteId)
  await actions.request('DELETE', `/api/invites/${body.id}`, undefined, { token: tokenFor(nora) })
  expect((await invite(email, inviteId)).body).toEqual(body)
  const newcomer = { firstName: 'Ida', lastName: 'Berg', password: PASSWORD, ...SHOWN_TEXTS }
  const next = randomUUID()
  const second = await invite(email, next)
  const link = await mailedToken(database, email, 'company-invite')
  expect((await openBrowser(actions).post(`/api/invites/${link}/accept`, newcomer)).status).toBe(200)
  expect((await invite(email, next)).body).toEqual(second.body)
  expect((await invite(email, randomUUID())).body.errorCode).toBe('ALREADY_MEMBER')
  expect(await mailsTo(database, email)).toHaveLength(2)
})

it('treats another id, or none, as another invitation, and binds an id to one address and sender', async () => {
  const [email, inviteId] = ['twice@brightwater.example', randomUUID()]
  for (const id of [inviteId, randomUUID(), undefined]) expect((await invite(email, id)).status).toBe(201)
  expect(await mailsTo(database, email)).toHaveLength(3)
  const jonas = await persona(database, 'jonas@brightwater.example')
  const kept = randomUUID()
  await invite('kept@brightwater.example', kept)
  expect((await invite('other@brightwater.example', kept)).body.errorCode).toBe('ALREADY_DONE')
  expect((await invite('kept@brightwater.example', kept, jonas)).body.errorCode).toBe('ALREADY_DONE')
  const ingrid = await persona(database, 'ingrid@halden.example')
  expect((await invite('kept@brightwater.example', kept, ingrid)).status).toBe(201)
  expect((await invite('x@brightwater.example', 'mine')).body).toMatchObject({ errors: [{ field: 'inviteId' }] })
})
