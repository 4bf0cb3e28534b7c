import { object } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'
import { callAuth } from '#providers/identity/call-auth.js'

/** Ends the cookie's session. Without one there is nothing to do, which is not an error. */
export const signOut = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  auth: 'public',
  isCookieBound: true,
  body: object({}),
  async handle({ request, response }, services) {
    const session = await services.readCookieSession(request)
    const answer = await callAuth(services, { request, response }, '/sign-out', {})
    if (session) logOwnSecurity(services, 'signed-out', { caller: session, request })
    return answer
  },
})
