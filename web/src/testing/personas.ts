import type { WireUser } from '#lib/session-user.js'

interface Person {
  id: string
  firstName: string
  lastName: string
  isExpert?: boolean
  isStaff?: boolean
  companyName?: string
  isEmailVerified?: boolean
}

/** A user as the token endpoint describes them; the personas below are those of the seeds. */
export function wireUser(person: Person, rest: Partial<WireUser> = {}): WireUser {
  const slug = `${person.firstName}-${person.lastName}`.toLowerCase()
  return {
    fname: person.firstName,
    lname: person.lastName,
    userId: person.id,
    email: `${person.firstName.toLowerCase()}@example.com`,
    isEmailVerified: person.isEmailVerified ?? true,
    acceptedTermsVersion: 1,
    roles: [person.isExpert ? 'expert' : 'user', ...(person.isStaff ? (['staff'] as const) : [])],
    isStaffSecondFactorMissing: false,
    isSecondFactorOn: Boolean(person.isStaff),
    userData: {
      is_expert: Boolean(person.isExpert),
      is_admin: Boolean(person.isStaff),
      slug,
      profile_pic: null,
      profile_complete_percent: person.isExpert ? 100 : 0,
      companyId: person.companyName ? '00000000-0000-4000-8000-00000000c001' : null,
      companyData: person.companyName ? { companyName: person.companyName } : null,
      is_dashboard_banner_visible: true,
    },
    ...rest,
  }
}

export const clientUser = wireUser({
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Nora',
  lastName: 'Berg',
  companyName: 'Brightwater',
})
export const expertUser = wireUser({
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Elena',
  lastName: 'Marchetti',
  isExpert: true,
})
export const staffUser = wireUser({
  id: '00000000-0000-4000-8000-000000000003',
  firstName: 'Ada',
  lastName: 'Thornton',
  isStaff: true,
})
