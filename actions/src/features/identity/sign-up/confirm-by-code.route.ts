import { signUpCodeSchema } from '#contract/identity/sign-up.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { completeSignUp } from './complete-sign-up.js'
import { countGuess, findOfBrowser } from './pending-sign-up.store.js'
import { browserHash, codeOf, isSame } from './sign-up-secrets.js'

/**
 * Confirms an address with the six digits from the email, in the browser that signed up, and signs its owner in. If the
 * address already has an account no code is correct, and the errors are the same.
 */
export const confirmByCode = defineRoute({
  method: 'post',
  path: '/api/signup/confirm',
  auth: 'public',
  isCookieBound: true,
  body: signUpCodeSchema,
  async handle({ body, request, response }, services) {
    const { database, clock, config } = services
    await countAttempt(database, clock, [
      { rule: THROTTLES.codeAddress, subject: requesterOf(request) },
      { rule: THROTTLES.signUpCodeAccount, subject: body.email },
    ])
    const signUp = await findOfBrowser(database, clock, browserHash(config, request), body.email)
    if (!signUp || signUp.expires_at <= clock.now()) throw new AppError('CODE_SPENT')
    if (!(await countGuess(database, signUp.id))) throw new AppError('CODE_SPENT')
    const isRight = isSame(body.code, codeOf(config, signUp.id, signUp.code_round))
    if (!isRight || signUp.mailed_at === null) throw new AppError('CODE_INVALID')
    await completeSignUp(signUp, signUp.password_hash, { request, response }, services)
    return { status: 'verified' }
  },
})
