/** What is remembered as done once: one's start page, the welcome of staff, and the call booked in it (GD-04, GD-30, GD-31). */
export const VISIT_SCOPES = ['dashboard', 'welcome', 'welcome-call'] as const

export type VisitScope = (typeof VISIT_SCOPES)[number]
export type VisitRole = 'expert' | 'admin' | 'user'

/** In which role somebody visits: staff who are experts count as experts (GD-03, PROMPT-07). */
export function visitRoleOf({ isExpert, isAdmin }: { isExpert: boolean; isAdmin: boolean }): VisitRole {
  if (isExpert) return 'expert'
  return isAdmin ? 'admin' : 'user'
}
