import { signInSchema } from '#contract/identity/sign-in.schema.js'
import type { Queryable } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { noteSubject } from '#platform/logging/security-log.js'
import type { Services } from '#platform/services.js'
import { asPerson, requesterOf } from '#platform/trust/requester.js'
import { countAttempt, resetAttempts } from '#platform/trust/throttle.js'
import { callAuth, signInAnswer } from '#providers/identity/call-auth.js'
import { knownBrowserId } from '#providers/identity/known-browser.js'
import { signInSubjects } from '#providers/identity/throttle-rules.js'

/**
 * Sign-in by email and password. A wrong password, an unknown address and a lockout look the same for every address.
 */
export const signIn = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  auth: 'public',
  isCookieBound: true,
  body: signInSchema,
  async handle({ body, request, response }, services) {
    const { database, clock, config } = services
    const browserId = knownBrowserId(config, request, body.email)
    const { account, address } = signInSubjects(body.email, requesterOf(request), browserId)
    await countAttempt(database, clock, [...account, ...address])
    const personId = await personOf(database, body.email)
    noteSubject(response, personId)
    const enter = async () => {
      const answer = await callAuth(services, { request, response }, '/sign-in/email', body)
      await resetAttempts(database, account)
      if (personId !== null) await renewHash(services, personId, body.password)
      return signInAnswer(answer, 'signed-in')
    }
    return browserId === null ? enter() : asPerson(body.email, enter)
  },
})

/** The account being tried, for the log only. Looked up for every address alike. */
async function personOf(queryable: Queryable, email: string): Promise<string | null> {
  const row = await queryable.selectFrom('auth.users').where('email', '=', email).select('id').executeTakeFirst()
  return row?.id ?? null
}

/** Renews an outdated hash, now that its password is at hand. */
async function renewHash({ database, passwords }: Services, userId: string, password: string): Promise<void> {
  const account = await database
    .selectFrom('auth.accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .select(['id', 'password'])
    .executeTakeFirst()
  if (!account?.password || !passwords.isOutdated(account.password)) return
  await database
    .updateTable('auth.accounts')
    .set({ password: await passwords.hash(password) })
    .where('id', '=', account.id)
    .where('password', '=', account.password)
    .execute()
}
