/** Kinds of notices; mail of a kind can be switched off, the notice in the app cannot. */
export const NOTIFICATION_KINDS = [
  'opportunity_match',
  'opportunity_approved',
  'opportunity_changes_requested',
  'opportunity_submitted',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  opportunity_match: 'A new opportunity matches my profile',
  opportunity_approved: 'My opportunity is approved',
  opportunity_changes_requested: 'Changes are requested on my opportunity',
  opportunity_submitted: 'An opportunity waits for review',
}

/** Kinds that somebody in this role ever receives, in the order of the preferences screen. */
export function notificationKindsFor(person: { isExpert: boolean; isAdmin: boolean }): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => {
    if (kind === 'opportunity_match') return person.isExpert
    if (kind === 'opportunity_submitted') return person.isAdmin
    return true
  })
}
