import { safeReturnPath } from '#contract/identity/return-path.js'
import { signInLinkSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { withMinimumDuration } from '#platform/trust/minimum-duration.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { claimMail } from '#providers/identity/mail-budget.js'

/** Emails a link to choose a new password if the address is registered; the response is the same either way. */
export const requestPasswordReset = defineRoute({
  method: 'post',
  path: '/api/auth/request-password-reset',
  auth: 'public',
  isCookieBound: true,
  body: signInLinkSchema,
  async handle({ body, request, response }, services) {
    const { isTaken, secondsToNext } = await claimMail(services, request, 'password-reset', body.email)
    await withMinimumDuration(async () => {
      // the library only accepts redirects to our own origin
      const redirectTo = `${services.config.PUBLIC_URL}${safeReturnPath(body.next)}`
      const link = { email: body.email, redirectTo }
      if (isTaken) await callAuth(services, { request, response }, '/request-password-reset', link)
    })
    return { status: true, isSent: isTaken, secondsToNext }
  },
})
