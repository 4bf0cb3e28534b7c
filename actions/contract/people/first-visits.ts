/** What is remembered as seen once: one's start page, and the welcome of staff (GD-04, GD-30). */
export const VISIT_SCOPES = ['dashboard', 'welcome'] as const

export type VisitScope = (typeof VISIT_SCOPES)[number]
export type VisitRole = 'expert' | 'admin' | 'user'

/** In which role somebody visits: staff who are experts count as experts (GD-03, PROMPT-07). */
export function visitRoleOf({ isExpert, isAdmin }: { isExpert: boolean; isAdmin: boolean }): VisitRole {
  if (isExpert) return 'expert'
  return isAdmin ? 'admin' : 'user'
}
