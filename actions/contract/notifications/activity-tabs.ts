import type { NotificationKind } from './kinds.js'

/** What the Activity widget counts (GD-78). Opening a tab marks what it counts as seen. */
export const ACTIVITY_COUNTS = ['achievements', 'questions', 'meetings'] as const
export type ActivityCount = (typeof ACTIVITY_COUNTS)[number]

/** The kinds of notices behind each count. Questions have none: those that an expert hasn't seen yet are counted. */
export const ACTIVITY_KINDS: Readonly<Record<ActivityCount, readonly NotificationKind[]>> = {
  achievements: ['achievement'],
  questions: [],
  meetings: ['meeting'],
}
