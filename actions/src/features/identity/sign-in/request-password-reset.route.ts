import { emailOnlySchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { withAnswerFloor } from '../../../platform/trust/answer-floor.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth } from '../../../providers/identity/call-auth.js'
import { mailSubjects } from '../../../providers/identity/throttle-rules.js'

/** Mails a link to choose a new password, if somebody has this address; the answer does not tell. */
export const requestPasswordReset = defineRoute({
  method: 'post',
  path: '/api/auth/request-password-reset',
  auth: 'public',
  isCookieBound: true,
  body: emailOnlySchema,
  async handle({ body, request, response }, services) {
    await countAttempt(services.database, services.clock, mailSubjects(body.email, request.ip ?? ''))
    return withAnswerFloor(() => callAuth(services, { request, response }, '/request-password-reset', body))
  },
})
