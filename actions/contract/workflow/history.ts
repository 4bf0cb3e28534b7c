/** Events in an opportunity's timeline. */
export const HISTORY_EVENTS = [
  'posted',
  'edited',
  'draft_deleted',
  'changes_requested',
  'published',
  'edit_approved',
  'interest_shown',
  'nda_uploaded',
  'document_uploaded',
  'document_deleted',
  'proposal_submitted',
  'offer_changed',
  'offer_confirmed',
  'application_seen',
  'counter_offered',
  'counter_offer_changed',
  'counter_offer_accepted',
  'counter_offer_rejected',
  'hired',
  'hire_accepted',
  'rejected',
  'opted_out',
  'started',
  'reopened',
  'completed',
  'no_hires',
  'closed',
  'deleted',
] as const
export type HistoryEvent = (typeof HISTORY_EVENTS)[number]

/** Offers and the answers to them, from both sides. */
export const OFFER_EVENTS: readonly HistoryEvent[] = [
  'proposal_submitted',
  'offer_changed',
  'counter_offered',
  'counter_offer_changed',
  'counter_offer_accepted',
  'counter_offer_rejected',
  'hired',
]

/** Tabs that remember when they were last opened (OPP-55, GO-98). */
export const SEEN_TABS = ['hiredTab', 'interestTab', 'commentTab'] as const
export type SeenTab = (typeof SEEN_TABS)[number]

export function isSeenTab(value: unknown): value is SeenTab {
  return (SEEN_TABS as readonly unknown[]).includes(value)
}

/** One complete sentence per event; `name` is the actor: "You", a person, or "The company". */
export const HISTORY_SENTENCES: Readonly<Record<HistoryEvent, (name: string) => string>> = {
  posted: (name) => `${name} posted the opportunity for approval.`,
  edited: (name) => `${name} edited the opportunity.`,
  draft_deleted: (name) => `${name} withdrew the opportunity.`,
  changes_requested: (name) => `${name} asked for a change to the opportunity.`,
  published: (name) => `${name} approved the opportunity.`,
  edit_approved: (name) => `${name} approved the changes to the opportunity.`,
  interest_shown: (name) => `${name} showed interest.`,
  nda_uploaded: (name) => `${name} uploaded a signed NDA.`,
  document_uploaded: (name) => `${name} uploaded a proposal document.`,
  document_deleted: (name) => `${name} deleted a document.`,
  proposal_submitted: (name) => `${name} sent a proposal and an offer.`,
  offer_changed: (name) => `${name} changed the offer.`,
  offer_confirmed: (name) => `${name} kept the offer after the change.`,
  application_seen: (name) => `${name} viewed the application.`,
  counter_offered: (name) => `${name} made a counter offer.`,
  counter_offer_changed: (name) => `${name} changed the counter offer.`,
  counter_offer_accepted: (name) => `${name} accepted the counter offer.`,
  counter_offer_rejected: (name) => `${name} rejected the counter offer.`,
  hired: (name) => `${name} offered the hire.`,
  hire_accepted: (name) => `${name} accepted the hire.`,
  rejected: (name) => `${name} rejected the application.`,
  opted_out: (name) => `${name} opted out.`,
  started: () => 'The opportunity is in progress.',
  reopened: () => 'The opportunity is active again.',
  completed: () => 'The opportunity is completed.',
  no_hires: () => 'The opportunity ended without a hire.',
  closed: () => 'The opportunity is closed.',
  deleted: () => 'The opportunity was deleted.',
}
