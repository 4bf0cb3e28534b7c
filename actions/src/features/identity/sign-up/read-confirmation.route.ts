import { linkTokenSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { readConfirmation } from './confirmation-link.js'

/**
 * What a confirmation link requires of whoever opened it. Doesn't use the link up, because mail scanners open links.
 */
export const readConfirmationLink = defineRoute({
  method: 'post',
  path: '/api/email-verification/read',
  auth: 'public',
  isCookieBound: true,
  body: linkTokenSchema,
  async handle({ body, request }, services) {
    const { database, clock } = services
    await countAttempt(database, clock, [{ rule: THROTTLES.linkAddress, subject: requesterOf(request) }])
    const confirmation = await readConfirmation(body.token, request, services)
    if (!confirmation || confirmation.isOfThisBrowser) return { isOfThisBrowser: true, signUp: null }
    const { signUp } = confirmation
    return {
      isOfThisBrowser: false,
      signUp: {
        email: signUp.email,
        firstName: signUp.first_name,
        lastName: signUp.last_name,
        accountType: signUp.account_type,
        companyName: signUp.company_name,
        needsPassword: signUp.method === 'password',
      },
    }
  },
})
