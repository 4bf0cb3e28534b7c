import { linkTokenSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { redeemMagicLink as redeem, signInAnswer } from '#providers/identity/call-auth.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'

/** Signs in with the single-use token of an emailed link. */
export const redeemMagicLink = defineRoute({
  method: 'post',
  path: '/api/session/magic-link',
  auth: 'public',
  isCookieBound: true,
  body: linkTokenSchema,
  async handle({ body, request, response }, services) {
    const subject = requesterOf(request)
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.linkAddress, subject }])
    return signInAnswer(await redeem(services, { request, response }, body.token), 'signed-in')
  },
})
