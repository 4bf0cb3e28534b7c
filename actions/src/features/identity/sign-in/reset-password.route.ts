import { sql } from 'kysely'
import { resetPasswordSchema } from '#contract/identity/sign-in.schema.js'
import type { Queryable } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { linkDigest } from '#providers/identity/one-time-link.js'
import { requireStrongPassword } from '#providers/identity/require-strong-password.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'

/** Sets a new password with the token of an emailed link, and ends every session. */
export const resetPassword = defineRoute({
  method: 'post',
  path: '/api/auth/reset-password',
  auth: 'public',
  isCookieBound: true,
  body: resetPasswordSchema,
  async handle({ body, request, response }, services) {
    const subject = requesterOf(request)
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.linkAddress, subject }])
    await requireStrongPassword(body.newPassword, 'newPassword', await personalWords(services.database, body.token))
    return callAuth(services, { request, response }, '/reset-password', body)
  },
})

/** Name and email of the link's owner, which a password must not be based on; empty for an invalid link. */
async function personalWords(queryable: Queryable, token: string): Promise<string[]> {
  const person = await queryable
    .selectFrom('auth.verifications as link')
    .innerJoin('auth.users as login', (on) => on.on(sql<boolean>`login.id::text = link.value`))
    .where('link.identifier', '=', linkDigest(`reset-password:${token}`))
    .select(['login.name', 'login.email'])
    .executeTakeFirst()
  return person ? [person.name, person.email] : []
}
