import type { PostType } from '../opportunities/types/post-type.js'

/** Events in an opportunity's timeline. */
export const HISTORY_EVENTS = [
  'posted',
  'edited',
  'draft_deleted',
  'changes_requested',
  'published',
  'edit_approved',
  'interest_shown',
  'request_declined',
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
  'call_booked',
  'member_invited',
  'member_removed',
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

/**
 * One complete sentence per event; `name` is the actor: "You", a person, or "The poster", `thing` what such a post is
 * called.
 */
export const HISTORY_SENTENCES: Readonly<Record<HistoryEvent, (name: string, thing: PostType['thing']) => string>> = {
  posted: (name, thing) => `${name} posted the ${thing} for approval.`,
  edited: (name, thing) => `${name} edited the ${thing}.`,
  draft_deleted: (name, thing) => `${name} withdrew the ${thing}.`,
  changes_requested: (name, thing) => `${name} asked for a change to the ${thing}.`,
  published: (name, thing) => `${name} approved the ${thing}.`,
  edit_approved: (name, thing) => `${name} approved the changes to the ${thing}.`,
  interest_shown: (name) => `${name} showed interest.`,
  request_declined: (name) => `${name} declined the request.`,
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
  call_booked: (name) => `${name} booked a call.`,
  member_invited: (name) => `${name} invited a colleague.`,
  member_removed: (name) => `${name} removed a colleague.`,
  started: (_, thing) => `The ${thing} is in progress.`,
  reopened: (_, thing) => `The ${thing} is active again.`,
  completed: (_, thing) => `The ${thing} is completed.`,
  no_hires: (_, thing) => `The ${thing} ended without a hire.`,
  closed: (_, thing) => `The ${thing} is closed.`,
  deleted: (_, thing) => `The ${thing} was deleted.`,
}
