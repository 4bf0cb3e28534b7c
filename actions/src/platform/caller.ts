import { sql } from 'kysely'
import type { Queryable } from './database.js'
import { AppError } from './errors.js'
import type { Role, VerifiedToken } from './trust/access-tokens.js'
import { isUuid } from './uuid.js'

/** The caller, with flags as currently stored, whatever the token said when it was issued. */
export interface Caller {
  userId: string
  email: string
  firstName: string
  lastName: string
  isExpert: boolean
  /** Stored flag `is_admin`. Whether the request may use it is up to `isStaff`. */
  isAdmin: boolean
  /**
   * The flag is set and the token (or session variable) has the staff role, which implies the second factor was passed.
   */
  isStaff: boolean
  isEmailVerified: boolean
  companyId: string | null
  /** The token's session. */
  sessionId: string
  /** `expert` or `user`, from the stored flag: the role to use for GraphQL. */
  role: Exclude<Role, 'staff'>
}

/** The session that a request's cookie refers to. */
export interface CookieSession {
  sessionId: string
  userId: string
}

/**
 * Loads the caller and the token's session. A session that has ended can't act any more.
 * @throws AppError TOKEN_INVALID when person or session is gone, ACCOUNT_SUSPENDED
 */
export async function loadCaller(database: Queryable, token: VerifiedToken): Promise<Caller> {
  if (!isUuid(token.userId) || !isUuid(token.sessionId)) throw new AppError('TOKEN_INVALID')
  const row = await database
    .selectFrom('users')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
    .where('users.id', '=', token.userId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.is_expert', 'users.is_suspended'])
    .select(['users.company_id', 'user_accounts.email', 'user_accounts.is_admin', 'user_accounts.is_email_verified'])
    .select(hasLiveSession(token).as('has_session'))
    .executeTakeFirst()
  if (!row?.has_session) throw new AppError('TOKEN_INVALID')
  if (row.is_suspended) throw new AppError('ACCOUNT_SUSPENDED')
  return {
    userId: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isExpert: row.is_expert,
    isAdmin: row.is_admin,
    isStaff: row.is_admin && token.roles.includes('staff'),
    isEmailVerified: row.is_email_verified,
    companyId: row.company_id,
    sessionId: token.sessionId,
    role: row.is_expert ? 'expert' : 'user',
  }
}

/** @throws AppError EMAIL_NOT_VERIFIED: posting, replying and paying require it */
export function requireVerifiedEmail(caller: Caller): void {
  if (!caller.isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED')
}

/** @throws AppError STAFF_ONLY */
export function requireStaff(caller: Caller): void {
  if (!caller.isStaff) throw new AppError('STAFF_ONLY')
}

function hasLiveSession({ sessionId, userId }: VerifiedToken) {
  return sql<boolean>`exists (
    select from auth.sessions where id = ${sessionId} and user_id = ${userId} and expires_at > now()
  )`
}
