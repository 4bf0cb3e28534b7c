import { APIError, createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { object, string } from 'yup'
import { SECOND_MS } from '#platform/clock.js'
import type { Database } from '#platform/database.js'
import { findSession, type LiveSession, takeSession } from './session-store.js'
import type { SignInParts } from './sign-in-parts.js'

export const CONFIRM_EMAIL_PREFIX = 'confirm-email:'
/** The library's name for the cookie between password and code. */
const CHALLENGE_COOKIE = 'two_factor'
const confirmBody = object({ token: string().required() })
const openBody = object({ userId: string().uuid().required(), way: string().required() })

/** Our own ways to open a session, added to the library's. Those without a path can't be reached over HTTP. */
export function sessionEndpoints({ database, clock }: SignInParts) {
  return {
    id: 'sagework-sessions',
    endpoints: {
      /** The cookie's session, with the cookie rotated; null, and the cookie deleted, if it has ended. */
      exchangeSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const { sessionToken, dontRememberToken } = ctx.context.authCookies
        const token = await ctx.getSignedCookie(sessionToken.name, ctx.context.secret)
        if (!token) return null
        const isRemembered = !(await ctx.getSignedCookie(dontRememberToken.name, ctx.context.secret))
        const session: LiveSession | null = await takeSession(database, clock, token, isRemembered)
        if (!session) deleteSessionCookie(ctx)
        else if (session.newToken) {
          const secondsLeft = Math.floor((session.expiresAt.getTime() - clock.now().getTime()) / SECOND_MS)
          const lifetime = isRemembered ? { maxAge: secondsLeft } : {}
          const attributes = { ...sessionToken.attributes, maxAge: undefined, ...lifetime }
          await ctx.setSignedCookie(sessionToken.name, session.newToken, ctx.context.secret, attributes)
        }
        return session
      }),
      /** The cookie's session, unchanged. */
      peekSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
        return token ? findSession(database, clock, token) : null
      }),
      /** The person whose sign-in is waiting for a code; null without one. */
      challengedUser: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const { name } = ctx.context.createAuthCookie(CHALLENGE_COOKIE)
        const token = await ctx.getSignedCookie(name, ctx.context.secret)
        const challenge = token ? await ctx.context.internalAdapter.findVerificationValue(token) : null
        return challenge?.value ?? null
      }),
      /**
       * Confirms an address by the emailed link, and signs its owner in. Unless this browser is signed in to the
       * account, its password and sessions may belong to someone who registered another person's address, so they are
       * revoked.
       */
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', requireHeaders: true, body: confirmBody },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const link = await internalAdapter.consumeVerificationValue(CONFIRM_EMAIL_PREFIX + ctx.body.token)
          const user = link && (await internalAdapter.findUserById(link.value))
          if (!user) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' })
          const cookie = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
          const here = cookie ? await findSession(database, clock, cookie) : null
          if (!user.emailVerified && here?.userId !== user.id) await dropCredentials(database, user.id)
          const confirmed = await internalAdapter.updateUser(user.id, { emailVerified: true })
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user: confirmed })
          return ctx.json({ status: 'verified' })
        },
      ),
      /** Opens a session for someone who has proved their identity in another way. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: openBody },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' })
          await setSessionCookie(ctx, { session: await ctx.context.internalAdapter.createSession(user.id), user })
          return ctx.json({ status: 'signed-in' })
        },
      ),
    },
  }
}

async function dropCredentials(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('auth.accounts').where('user_id', '=', userId).execute()
  await database.deleteFrom('auth.sessions').where('user_id', '=', userId).execute()
}
