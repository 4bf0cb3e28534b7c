import { object } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { callAuth } from '../../../providers/identity/call-auth.js'

/** Ends the session behind the cookie; without one there is nothing to do, and that is no fault. */
export const signOut = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  auth: 'public',
  isCookieBound: true,
  body: object({}),
  handle: ({ request, response }, services) => callAuth(services, { request, response }, '/sign-out', {}),
})
