import { object } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { exchangeSession } from '#providers/identity/call-auth.js'
import { rememberBrowser } from '#providers/identity/known-browser.js'
import { loadSessionUser } from './session-user.js'

/** Exchanges the session cookie for a new access token and the login state (X-11, BASE-19, BASE-20). */
export const issueToken = defineRoute({
  method: 'post',
  path: '/api/session/token',
  auth: 'public',
  isCookieBound: true,
  body: object({}),
  async handle({ request, response }, services) {
    const session = await exchangeSession(services, { request, response })
    if (!session) throw new AppError('NO_SESSION')
    const { sessionId, userId, secondFactorAt } = session
    const subject = await loadSessionUser(services.database, userId, secondFactorAt !== null)
    if (!subject) throw new AppError('NO_SESSION')
    if (subject.isSuspended) throw new AppError('ACCOUNT_SUSPENDED')
    const { user } = subject
    if (user.isEmailVerified) rememberBrowser(services.config, request, response, user.email)
    const token = await services.accessTokens.issue({ userId, sessionId, roles: user.roles })
    return { accessToken: token.accessToken, expiresAt: token.expiresAt.toISOString(), user }
  },
})
