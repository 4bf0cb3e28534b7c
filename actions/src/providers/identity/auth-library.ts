import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { magicLink } from 'better-auth/plugins/magic-link'
import { IDENTITY_LIMITS, LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { safeReturnPath } from '#contract/identity/return-path.js'
import type { Database } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { cookieAttributes, cookiePrefix } from '#platform/http/own-cookies.js'
import type { Logger } from '#platform/logging/logger.js'
import { logSecurity } from '#platform/logging/security-log.js'
import { composeMail } from '../mail/compose-mail.js'
import { mailRecipient } from '../mail/mail-recipient.js'
import { MAILS } from '../mail/mails.js'
import { queueMail } from '../mail/queue-mail.js'
import { authTables } from './auth-tables.js'
import { isDemoPerson } from './demo-people.js'
import { endLinks } from './end-links.js'
import { GUARDED_PATHS, SECOND_FACTOR_PATHS, secondFactorGate } from './second-factor-gate.js'
import { sessionEndpoints } from './session-endpoints.js'
import { SESSION_DAYS } from './session-store.js'
import type { AuthParts, SignInParts } from './sign-in-parts.js'

export const AUTH_PATH = '/api/auth'
/** Set by our own endpoints from the address Express determined, never taken from a request. */
export const CLIENT_ADDRESS_HEADER = 'x-sagework-client-address'
/** Also set by us only, to correlate the library's log lines with the request. */
export const REQUEST_ID_HEADER = 'x-sagework-request-id'
const LINK_SECONDS = LINK_MINUTES * 60
const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60
/** The library's name for endpoints without a path. */
const PATHLESS = 'virtual:'

export type AuthLibrary = ReturnType<typeof createAuthLibrary>

const libraries = new WeakMap<Database, AuthLibrary>()

/** The sign-in library on this service's database; created once. */
export function authLibrary(parts: AuthParts): AuthLibrary {
  const known = libraries.get(parts.database)
  if (known) return known
  const library = createAuthLibrary(parts)
  libraries.set(parts.database, library)
  return library
}

function createAuthLibrary(parts: AuthParts) {
  const { config, database, log } = parts
  return betterAuth({
    appName: config.PRODUCT_NAME,
    baseURL: config.PUBLIC_URL,
    basePath: AUTH_PATH,
    secret: config.AUTH_SECRET,
    trustedOrigins: [...config.trustedOrigins],
    database: { db: database.withSchema('auth'), type: 'postgres', transaction: true },
    user: authTables.user,
    account: authTables.account,
    // Link identifiers are stored as digests.
    verification: { ...authTables.verification, storeIdentifier: 'hashed' },
    session: {
      ...authTables.session,
      expiresIn: SESSION_SECONDS,
      // Our own exchange rotates and extends sessions, with the grace period that open tabs need.
      disableSessionRefresh: true,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false, returned: false, fieldName: 'second_factor_at' },
      },
    },
    emailAndPassword: emailAndPassword(parts),
    plugins: [secondFactorGate(config.PRODUCT_NAME), magicLinks(parts), sessionEndpoints(parts)],
    databaseHooks: {
      session: {
        create: {
          before: (session, context) => admitSession(parts, session, context),
          after: (session, context) => logSignIn(parts, session, context),
        },
      },
    },
    // Our own counters (throttle-rules.ts) guard every endpoint and survive a restart.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its arguments may contain a typed address, or a whole request.
    logger: {
      level: 'error',
      log: (level, message, ...details) => log[level]({ err: details.find((one) => one instanceof Error) }, message),
    },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      // Our cookie prefix already does this, and is stricter than the library's.
      useSecureCookies: false,
      defaultCookieAttributes: cookieAttributes(config),
      // The database generates ids.
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
  })
}

function emailAndPassword({ config, database, log, passwords }: AuthParts) {
  return {
    enabled: true,
    password: {
      hash: (password: string) => inItsOwnTerms(passwords.hash(password)),
      verify: ({ hash, password }: { hash: string; password: string }) =>
        inItsOwnTerms(passwords.verify(hash, password)),
    },
    // Sign-up is our own endpoint, because it creates the person as well as the login.
    disableSignUp: true,
    minPasswordLength: IDENTITY_LIMITS.passwordCharactersMin,
    // In UTF-16 units, of which a character can take two; the contract counts characters.
    maxPasswordLength: IDENTITY_LIMITS.passwordCharactersMax * 2,
    resetPasswordTokenExpiresIn: LINK_SECONDS,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token, url }: { user: { email: string }; token: string; url: string }) => {
      const asked = new URL(url).searchParams.get('callbackURL') ?? ''
      const next = safeReturnPath(asked.startsWith(config.PUBLIC_URL) ? asked.slice(config.PUBLIC_URL.length) : null)
      const to = await mailRecipient(database, user.email)
      if (!to) return
      const facts = { firstName: to.firstName, token, next }
      await queueMail(database, composeMail(MAILS.passwordReset, to.email, facts, config))
    },
    onPasswordReset: async ({ user }: { user: { id: string; email: string } }, request?: Request) => {
      logSecurity(requestLog(log, request?.headers), 'password-reset', {
        personId: user.id,
        address: request?.headers.get(CLIENT_ADDRESS_HEADER) ?? null,
      })
      await endLinks(database, user.id)
      // The link came by email, so the address is verified.
      await database.updateTable('auth.users').set({ email_verified: true }).where('id', '=', user.id).execute()
      const to = await mailRecipient(database, user.email)
      if (!to) return
      const facts = { firstName: to.firstName, areOthersEnded: true }
      await queueMail(database, composeMail(MAILS.passwordChanged, to.email, facts, config))
    },
  }
}

function magicLinks({ config, database }: SignInParts) {
  return magicLink({
    expiresIn: LINK_SECONDS,
    disableSignUp: true,
    // The table already stores a digest; this hashes it once more, so that no usable token is ever looked up in plain
    // text.
    storeToken: 'hashed',
    sendMagicLink: async ({ email, token, metadata }) => {
      const known = await mailRecipient(database, email)
      if (!known) return
      const facts = { firstName: known.firstName, token, next: String(metadata?.next ?? '') }
      await queueMail(database, composeMail(MAILS.signInLink, known.email, facts, config))
    },
  })
}

/**
 * No session for suspended people, nor for demo people in live mode. A session also records whether a second
 * factor was used.
 */
async function admitSession<Session extends { userId: string }>(
  { config, database, clock }: SignInParts,
  session: Session,
  context: { path?: string | undefined } | null,
) {
  const person = await database
    .selectFrom('users')
    .where('id', '=', session.userId)
    .select('is_suspended')
    .executeTakeFirst()
  if (person?.is_suspended) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED' })
  if (!config.isDemo && (await isDemoPerson(database, session.userId))) {
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
  }
  const hasSecondFactor = context?.path !== undefined && SECOND_FACTOR_PATHS.includes(context.path)
  return { data: { ...session, secondFactorAt: hasSecondFactor ? clock.now() : null } }
}

/** Every new session is a sign-in, unless the second-factor gate revokes it and asks for a code first. */
async function logSignIn(
  { database, log }: SignInParts,
  session: { id: string; userId: string; ipAddress?: string | null | undefined },
  context: { path?: string | undefined; headers?: Headers | undefined; body?: unknown } | null,
): Promise<void> {
  const person = await database
    .selectFrom('auth.users')
    .where('id', '=', session.userId)
    .select('two_factor_enabled')
    .executeTakeFirst()
  const isCodeAsked = person?.two_factor_enabled && GUARDED_PATHS.includes(context?.path ?? '')
  logSecurity(requestLog(log, context?.headers), isCodeAsked ? 'code-asked' : 'signed-in', {
    personId: session.userId,
    address: session.ipAddress || null,
    sessionId: session.id,
    way: wayOf(context),
  })
}

/** The library's own path; sessions opened by our endpoints have none and name their method. */
function wayOf(context: { path?: string | undefined; body?: unknown } | null): string {
  const { body, path = 'unknown' } = context ?? {}
  const isNamed = path === PATHLESS && typeof body === 'object' && body !== null && 'way' in body
  return isNamed ? String(body.way) : path
}

function requestLog(log: Logger, headers: Headers | undefined): Logger {
  return log.child({ requestId: headers?.get(REQUEST_ID_HEADER) ?? undefined })
}

/** The library passes its own errors on, but treats ours as crashes. */
async function inItsOwnTerms<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new APIError('TOO_MANY_REQUESTS', { code: error.code })
    throw error
  }
}
