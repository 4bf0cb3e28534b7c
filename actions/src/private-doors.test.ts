import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { doors } from './doors.js'

/**
 * Open to visitors: signing in, public facts, the search, and links with a token or signature of their own. The sandbox's links hold
 * an id that can't be guessed, as at Stripe, whose pages know no session of ours either; its events carry a signature.
 * The head of a page says what its visitors read there. What visitors ask the AI is only kept until they log in.
 */
const OPEN =
  /^\/(\.well-known|api\/(auth|session|signup|email-verification|config|files|photos|search|insight|qanda|recordings\/:id$|page-head$|ai\/anonymous-conversations$|invites\/:token|unsubscribe|payment\/(sandbox\/(checkout|onboarding)|webhook)|robots\.txt|sitemap\.xml|admin\/outbox))\b/

let actions: TestActions
beforeAll(async () => {
  actions = await startTestActions(await createTestDatabase(), { engine: false })
})

it('[BASE-21] every public endpoint other than these requires a token', async () => {
  const outer = doors.filter(({ isInner }) => !isInner)
  const isOpen = (auth: string | undefined) => auth === 'public' || auth === 'optional'
  expect(outer.filter(({ auth, path }) => isOpen(auth) && !OPEN.test(path)).map(({ path }) => path)).toEqual([])

  const closed = outer.filter(({ auth }) => !isOpen(auth))
  expect(closed.length).toBeGreaterThan(40)
  for (const { method, path } of closed) {
    const target = path.replace(/:\w+/g, randomUUID())
    const body = method === 'get' || method === 'head' || method === 'delete' ? undefined : {}
    const answer = await actions.request(method.toUpperCase(), target, body, {
      headers: { 'x-requested-with': 'sagework' },
    })
    // an answer to HEAD has no words
    const code = method === 'head' ? 'NO_SESSION' : answer.body.errorCode
    expect([method, path, answer.status, code]).toEqual([method, path, 401, 'NO_SESSION'])
  }
})
