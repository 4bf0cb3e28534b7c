import { linkTokenSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { dropSignUp, findById } from './pending-sign-up.store.js'
import { readLinkToken } from './sign-up-secrets.js'

/** "This wasn't me": the owner of an address discards a sign-up that someone else made with it. */
export const declineSignUp = defineRoute({
  method: 'post',
  path: '/api/email-verification/decline',
  auth: 'public',
  isCookieBound: true,
  body: linkTokenSchema,
  async handle({ body, request }, { database, clock, config }) {
    await countAttempt(database, clock, [{ rule: THROTTLES.linkAddress, subject: requesterOf(request) }])
    const id = readLinkToken(config, body.token)
    if (id === null || !(await findById(database, id))) throw new AppError('LINK_INVALID')
    await dropSignUp(database, id)
    return { status: 'declined' }
  },
})
