import { emailOnlySchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { withAnswerFloor } from '../../../platform/trust/answer-floor.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth } from '../../../providers/identity/call-auth.js'
import { mailSubjects } from '../../../providers/identity/throttle-rules.js'

/** Mails a sign-in link, if somebody has this address; the answer does not tell. */
export const requestMagicLink = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/magic-link',
  auth: 'public',
  isCookieBound: true,
  body: emailOnlySchema,
  async handle({ body, request, response }, services) {
    await countAttempt(services.database, services.clock, mailSubjects(body.email, request.ip ?? ''))
    await withAnswerFloor(() => callAuth(services, { request, response }, '/sign-in/magic-link', body))
    return { status: true }
  },
})
