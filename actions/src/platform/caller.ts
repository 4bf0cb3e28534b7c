import { sql } from 'kysely'
import type { Queryable } from './database.js'
import { AppError } from './errors.js'
import type { Role, VerifiedToken } from './trust/access-tokens.js'
import { isUuid } from './uuid.js'

/** Who calls, with the flags as they are stored now, whatever the token said when it was issued. */
export interface Caller {
  userId: string
  email: string
  firstName: string
  lastName: string
  isExpert: boolean
  /** Stored flag `is_admin`; whether the call may use it is decided by `isStaff`. */
  isAdmin: boolean
  /** The stored flag and a token (or session variable) that holds the staff role, so the second factor was passed. */
  isStaff: boolean
  isEmailVerified: boolean
  companyId: string | null
  /** The session behind the token. */
  sessionId: string
  /** `expert` or `user`, from the stored flag: the role to ask GraphQL with. */
  role: Exclude<Role, 'staff'>
}

/** The session that a request's cookie stands for. */
export interface CookieSession {
  sessionId: string
  userId: string
}

/**
 * Reads the caller afresh, with the session that the token was issued for: an ended one acts no more.
 * @throws AppError TOKEN_INVALID for a person or session that is gone, ACCOUNT_SUSPENDED
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

/** @throws AppError EMAIL_NOT_VERIFIED: nobody posts, answers or pays before that */
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
