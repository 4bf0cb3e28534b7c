import { expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'

const GUARD = { 'x-requested-with': 'sagework' }

it('keeps an idle connection longer than its clients do, who would otherwise send on one that is being closed', async () => {
  const actions = await startTestActions(await createTestDatabase(), { engine: false })
  expect((await actions.get('/healthz')).headers.get('keep-alive')).toBe('timeout=65')
})

it('a stopping service finishes the responses it has begun, and accepts no more requests', async () => {
  const actions = await startTestActions(await createTestDatabase(), { engine: false })
  // Slow by design, so that it is still in progress when the service stops.
  const body = { email: 'elena@sagework.example' }
  const answer = actions.post('/api/auth/sign-in/magic-link', body, { headers: GUARD })
  await expect.poll(async () => (await actions.get<string>('/metrics')).status).toBe(200)
  const stopped = actions.stop()
  expect((await answer).body).toMatchObject({ status: true })
  await stopped
  await expect(actions.get('/healthz')).rejects.toThrow()
})
