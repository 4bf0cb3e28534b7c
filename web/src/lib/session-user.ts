/** The user as the token endpoint returns it (BASE-19, BASE-20). */
export interface WireUser {
  fname: string
  lname: string
  userId: string
  email: string
  isEmailVerified: boolean
  acceptedTermsVersion: number | null
  roles: ('user' | 'expert' | 'staff')[]
  isStaffSecondFactorMissing: boolean
  isSecondFactorOn: boolean
  userData: {
    is_expert: boolean
    is_admin: boolean
    slug: string
    profile_pic: string | null
    profile_complete_percent: number
    companyId: string | null
    companyData: { companyName: string } | null
    is_dashboard_banner_visible: boolean
  }
}

export interface TokenResponse {
  accessToken: string
  /** ISO date-time */
  expiresAt: string
  user: WireUser
}

export interface SessionUser {
  id: string
  firstName: string
  lastName: string
  slug: string
  email: string
  profilePic: string | null
  isEmailVerified: boolean
  isExpert: boolean
  /** the stored flag; `isStaff` decides whether they may act as staff */
  isAdmin: boolean
  /** whether this session may use the role `staff`, which takes a second factor */
  isStaff: boolean
  isStaffSecondFactorMissing: boolean
  isSecondFactorOn: boolean
  companyId: string | null
  companyName: string | null
  profileCompletePercent: number
  isDashboardBannerVisible: boolean
  /** of the terms of use */
  acceptedTermsVersion: number | null
}

export function toSessionUser({ userData, ...wire }: WireUser): SessionUser {
  return {
    id: wire.userId,
    firstName: wire.fname,
    lastName: wire.lname,
    slug: userData.slug,
    email: wire.email,
    profilePic: userData.profile_pic,
    isEmailVerified: wire.isEmailVerified,
    isExpert: userData.is_expert,
    isAdmin: userData.is_admin,
    isStaff: wire.roles.includes('staff'),
    isStaffSecondFactorMissing: wire.isStaffSecondFactorMissing,
    isSecondFactorOn: wire.isSecondFactorOn,
    companyId: userData.companyId,
    companyName: userData.companyData?.companyName ?? null,
    profileCompletePercent: userData.profile_complete_percent,
    acceptedTermsVersion: wire.acceptedTermsVersion,
    isDashboardBannerVisible: userData.is_dashboard_banner_visible !== false,
  }
}
