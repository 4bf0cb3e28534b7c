import { linkTokenSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth, signInAnswer } from '../../../providers/identity/call-auth.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'

/** Confirms an address by the link that was mailed to it, and signs its owner in. */
export const confirmEmail = defineRoute({
  method: 'post',
  path: '/api/email-verification/confirm',
  auth: 'public',
  isCookieBound: true,
  body: linkTokenSchema,
  async handle({ body, request, response }, services) {
    const subject = request.ip ?? ''
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.linkAddress, subject }])
    return signInAnswer(await callAuth(services, { request, response }, '/confirm-email', body), 'verified')
  },
})
