import { expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'

const GUARD = { 'x-requested-with': 'sagework' }

it('a service that stops answers what it has begun, and nothing after that', async () => {
  const actions = await startTestActions(await createTestDatabase(), { engine: false })
  // Takes a while by design, so that it is still being answered when the service stops.
  const body = { email: 'elena@sagework.example' }
  const answer = actions.post('/api/auth/sign-in/magic-link', body, { headers: GUARD })
  await expect.poll(async () => (await actions.get<string>('/metrics')).status).toBe(200)
  const stopped = actions.stop()
  expect((await answer).body).toMatchObject({ status: true })
  await stopped
  await expect(actions.get('/healthz')).rejects.toThrow()
})
