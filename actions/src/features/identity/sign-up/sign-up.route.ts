import { safeReturnPath } from '#contract/identity/return-path.js'
import { type SignUp, signUpSchema } from '#contract/identity/sign-up.schema.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { withMinimumDuration } from '#platform/trust/minimum-duration.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { requireStrongPassword } from '#providers/identity/require-strong-password.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { requireTextsInForce } from '../shown-texts.js'
import { storeSignUp } from './pending-sign-up.store.js'
import { sendSignUpMail } from './send-sign-up-mail.js'
import { bindBrowser } from './sign-up-secrets.js'

/**
 * Sign-up (X-03, X-74). No account is created yet: the form is kept, bound to this browser, until the address is
 * confirmed. The response and its timing are the same whether or not the address is known; any difference goes by email
 * to the address' owner.
 */
export const signUp = defineRoute({
  method: 'post',
  path: '/api/signup',
  auth: 'public',
  isCookieBound: true,
  status: 202,
  body: signUpSchema,
  async handle({ body, request, response }, services) {
    const subject = requesterOf(request)
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.signUpAddress, subject }])
    const { password, email } = body
    requireTextsInForce(body, services.clock.now())
    if (body.method === 'password' && password) {
      await requireStrongPassword(password, 'password', [body.firstName, body.lastName, email, body.companyName])
    }
    const browserHash = bindBrowser(services.config, request, response)
    const { secondsToNext } = await withMinimumDuration(() => keepAndWrite(body, browserHash, services))
    return { status: 'check-mail', email, secondsToNext }
  },
})

async function keepAndWrite(form: SignUp, browserHash: string, services: Services) {
  // Hashed in any case, because it takes the longest.
  const passwordHash = form.method === 'password' && form.password ? await services.passwords.hash(form.password) : null
  const { email, firstName, lastName, accountType, method } = form
  const signUp = await storeSignUp(services.database, services.clock, {
    ...{ browserHash, email, firstName, lastName, accountType, method, passwordHash },
    companyName: form.companyName || null,
    timeZone: form.timeZone || null,
    referralCode: form.referralCode || null,
    returnPath: safeReturnPath(form.next),
    shown: form,
  })
  return sendSignUpMail(signUp, services)
}
