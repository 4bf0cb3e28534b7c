import { signInSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { countAttempt, forgiveAttempts } from '../../../platform/trust/throttle.js'
import { callAuth, signInAnswer } from '../../../providers/identity/call-auth.js'
import { signInSubjects } from '../../../providers/identity/throttle-rules.js'

/** Sign-in by email and password. Wrong password, unknown address and lock-out look alike for every address. */
export const signIn = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  auth: 'public',
  isCookieBound: true,
  body: signInSchema,
  async handle({ body, request, response }, services) {
    const { database, clock } = services
    const { account, address } = signInSubjects(body.email, request.ip ?? '')
    await countAttempt(database, clock, [...account, ...address])
    const answer = await callAuth(services, { request, response }, '/sign-in/email', body)
    await forgiveAttempts(database, account)
    return signInAnswer(answer, 'signed-in')
  },
})
