import { emailOnlySchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { withMinimumDuration } from '#platform/trust/minimum-duration.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { findOfBrowser } from './pending-sign-up.store.js'
import { sendSignUpMail } from './send-sign-up-mail.js'
import { browserHash } from './sign-up-secrets.js'

/** Resends this browser's sign-up email, or says when it can be resent. Reveals nothing about the address. */
export const resendSignUpMail = defineRoute({
  method: 'post',
  path: '/api/signup/resend',
  auth: 'public',
  isCookieBound: true,
  status: 202,
  body: emailOnlySchema,
  async handle({ body, request }, services) {
    const { database, clock, config } = services
    await countAttempt(database, clock, [{ rule: THROTTLES.signUpAddress, subject: requesterOf(request) }])
    const sent = await withMinimumDuration(async () => {
      const signUp = await findOfBrowser(database, clock, browserHash(config, request), body.email)
      return signUp ? sendSignUpMail(signUp, services) : { isSent: false, secondsToNext: 0 }
    })
    return { status: 'check-mail', ...sent }
  },
})
