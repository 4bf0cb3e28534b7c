import { safeReturnPath } from '#contract/identity/return-path.js'
import { signInLinkSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { withMinimumDuration } from '#platform/trust/minimum-duration.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { claimMail } from '#providers/identity/mail-budget.js'

/** Emails a sign-in link if the address is registered; the response is the same either way. */
export const requestMagicLink = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/magic-link',
  auth: 'public',
  isCookieBound: true,
  body: signInLinkSchema,
  async handle({ body, request, response }, services) {
    const { isTaken, secondsToNext } = await claimMail(services, request, 'sign-in-link', body.email)
    await withMinimumDuration(async () => {
      const link = { email: body.email, metadata: { next: safeReturnPath(body.next) } }
      if (isTaken) await callAuth(services, { request, response }, '/sign-in/magic-link', link)
    })
    return { status: true, isSent: isTaken, secondsToNext }
  },
})
