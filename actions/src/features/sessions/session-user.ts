import type { Database } from '#platform/database.js'
import type { Role } from '#platform/trust/access-tokens.js'

/** The login state (BASE-19, BASE-20), as returned by `/api/session/token` along with the access token. */
export interface SessionUser {
  fname: string
  lname: string
  userId: string
  email: string
  isEmailVerified: boolean
  roles: readonly [Role, ...Role[]]
  /** The newest version of the terms of use that they accepted; null if none is stored. */
  acceptedTermsVersion: number | null
  /** Owner: founded the company; member: joined by invitation (BASE-22); null without a company. */
  memberRole: 'owner' | 'member' | null
  isSecondFactorOn: boolean
  /**
   * Staff whose session began without the second factor: the page prompts for it, and they lack the staff role until
   * then.
   */
  isStaffSecondFactorMissing: boolean
  userData: {
    _id: string
    is_expert: boolean
    is_admin: boolean
    first_name: string
    last_name: string
    slug: string
    profile_pic: string | null
    profile_complete_percent: number
    wizard: { is_wizard: boolean }
    companyId: string | null
    companyData: { companyName: string } | null
    login_type: string
    is_achievement_first_time: boolean
    is_exciting_news_modal_not_show_again: boolean
    is_dashboard_banner_visible: boolean
  }
}

export interface SessionSubject {
  user: SessionUser
  isSuspended: boolean
}

/**
 * @param hasSecondFactor whether the session was raised by a code
 * @returns null if the person no longer exists
 */
export async function loadSessionUser(
  database: Database,
  userId: string,
  hasSecondFactor: boolean,
): Promise<SessionSubject | null> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
    .innerJoin('auth.users as login', 'login.id', 'users.id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('company_members as membership', (join) =>
      join.onRef('membership.user_id', '=', 'users.id').onRef('membership.company_id', '=', 'users.company_id'),
    )
    .leftJoin('expert_details', 'expert_details.user_id', 'users.id')
    .where('users.id', '=', userId)
    .selectAll('users')
    .select([
      'user_accounts.email',
      'user_accounts.is_admin',
      'user_accounts.is_email_verified',
      'user_accounts.login_type',
    ])
    .select(['user_accounts.is_achievement_first_time', 'user_accounts.is_exciting_news_modal_not_show_again'])
    .select(['user_accounts.is_dashboard_banner_visible', 'companies.company_name', 'login.two_factor_enabled'])
    .select(['expert_details.profile_complete_percent', 'membership.member_role'])
    .select((eb) =>
      eb
        .selectFrom('private.legal_acceptances as acceptance')
        .whereRef('acceptance.user_id', '=', 'users.id')
        .where('acceptance.document', '=', 'terms-of-use')
        .select((of) => of.fn.max('acceptance.version').as('version'))
        .as('accepted_terms_version'),
    )
    .executeTakeFirst()
  if (!row) return null
  // A session raised by a factor that has since been disabled no longer counts.
  const isRaised = hasSecondFactor && row.two_factor_enabled
  const user: SessionUser = {
    fname: row.first_name,
    lname: row.last_name,
    userId: row.id,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    acceptedTermsVersion: row.accepted_terms_version,
    roles: rolesOf(row.is_expert, row.is_admin && isRaised),
    memberRole: row.member_role === 'owner' || row.member_role === 'member' ? row.member_role : null,
    isSecondFactorOn: row.two_factor_enabled,
    isStaffSecondFactorMissing: row.is_admin && !isRaised,
    userData: {
      _id: row.id,
      is_expert: row.is_expert,
      is_admin: row.is_admin,
      first_name: row.first_name,
      last_name: row.last_name,
      slug: row.slug,
      profile_pic: row.profile_pic,
      profile_complete_percent: row.profile_complete_percent ?? 0,
      wizard: { is_wizard: row.is_expert },
      companyId: row.company_id,
      companyData: row.company_name === null ? null : { companyName: row.company_name },
      login_type: row.login_type,
      is_achievement_first_time: row.is_achievement_first_time,
      is_exciting_news_modal_not_show_again: row.is_exciting_news_modal_not_show_again,
      is_dashboard_banner_visible: row.is_dashboard_banner_visible,
    },
  }
  return { user, isSuspended: row.is_suspended }
}

/** exactly one of user and expert, from the stored flag, as the default role; plus staff. */
export function rolesOf(isExpert: boolean, isStaff: boolean): readonly [Role, ...Role[]] {
  return isStaff ? [isExpert ? 'expert' : 'user', 'staff'] : [isExpert ? 'expert' : 'user']
}
