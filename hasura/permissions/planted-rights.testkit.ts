import { planted } from './market.testkit.js'
import type { CallerName } from './permissions.testkit.js'

const SIGNED_IN: readonly CallerName[] = ['nora', 'jonas', 'tom', 'elena', 'marcus', 'kenji', 'victor']
const OURS: readonly CallerName[] = ['staff', 'service']
const NOBODY: readonly CallerName[] = []
/** The posts that Jonas was invited to: he reads there what Nora reads (GO-05). */
const INVITED: readonly string[] = ['fractional', 'inProgress', 'deleted']
const BRIGHTWATER_TEAM: readonly CallerName[] = ['nora', 'jonas']

/** Who may read the text of a post. */
const READERS_OF_POST: Record<string, readonly CallerName[]> = {
  draft: ['nora', ...OURS],
  takenBack: ['nora', ...OURS],
  fractional: [...SIGNED_IN, ...OURS],
  project: [...SIGNED_IN, ...OURS],
  inProgress: [...SIGNED_IN, ...OURS],
  closed: [...SIGNED_IN, ...OURS],
  deleted: ['nora', 'jonas', 'marcus', ...OURS],
  foreignDraft: OURS,
}

function postRights(): [string, readonly CallerName[]][] {
  return Object.entries(READERS_OF_POST).flatMap(([post, readers]) => [
    ...['title', 'brief'].map((column): [string, readonly CallerName[]] => [
      `opportunities.${column} of ${post}`,
      readers,
    ]),
    ...['review_reason', 'close_comments', 'delete_comments'].map((column): [string, readonly CallerName[]] => [
      `opportunities.${column} of ${post}`,
      post === 'foreignDraft' ? OURS : [...(INVITED.includes(post) ? BRIGHTWATER_TEAM : ['nora' as const]), ...OURS],
    ]),
  ])
}

function noticeRights(): [string, readonly CallerName[]][] {
  return (['nora', 'tom', 'elena'] as const).flatMap((name): [string, readonly CallerName[]][] => [
    [`notifications.title of ${name}`, [name]],
    [`notifications.body of ${name}`, [name]],
    [`notifications.effect_key of ${name}`, NOBODY],
    [`notification_preferences.kind of ${name}`, [name, 'service']],
  ])
}

/** Every planted text and who may read it; nobody else may, through any query. */
const RIGHTS: readonly [string, readonly CallerName[]][] = [
  ...postRights(),
  ...noticeRights(),
  ['opportunity_documents.storage_key', NOBODY],
  ['opportunity_documents.asset_name of draft', ['nora', 'staff']],
  ['opportunity_documents.asset_name of application', ['nora', 'jonas', 'elena', 'staff']],
  ['opportunity_documents.asset_name of toms upload', ['tom', 'staff']],
  ['opportunity_trackings.rejected_reason', ['nora', 'jonas', 'elena', 'staff']],
  ['counter_offers.feedback', ['nora', 'jonas', 'elena', 'staff']],
  ['consultations.scheduling_url', NOBODY],
  ['consultations.event_reference', NOBODY],
  ['advice_bookings.subtopic', ['tom', 'elena', 'staff']],
  ['advice_bookings.event_reference', NOBODY],
  ['applicant_notes.note', ['nora', 'jonas']],
  ['opportunity_history.words of elena', ['nora', 'jonas', 'elena', 'staff']],
  ['opportunity_history.words of the post', ['nora', 'jonas', 'staff']],
  ['opportunity_versions.snapshot', ['staff']],
  ['staff_audit_log.reason', ['staff']],
  ['staff_audit_log.details', ['staff']],
  ['system_configurations.value', OURS],
  ['master_topics.topic_name of unapproved', ['staff']],
  ['master_domains.domain_name of deleted', ['staff']],
  ['accounts.time_zone of elena', ['elena', ...OURS]],
  ['accounts.time_zone of marcus', ['marcus', ...OURS]],
  ['accounts.time_zone of tom', ['tom', ...OURS]],
  ['accounts.time_zone of nora', ['nora', ...OURS]],
  // Elena and Marcus applied to Nora's posts, and Tom booked a call with Elena.
  ['accounts.calendly of elena', ['elena', 'nora', 'tom', 'staff']],
  ['accounts.calendly of marcus', ['marcus', 'nora', 'staff']],
  ['accounts.calendly of tom', ['tom', 'staff']],
  ['accounts.calendly of nora', ['nora', 'staff']],
  ['users.designation of victor', ['victor', ...OURS]],
  ['auth.accounts.password', NOBODY],
  ['auth.sessions.token', NOBODY],
  ['private.outbox_mails.html', NOBODY],
  ['private.company_invites.token_hash', NOBODY],
]

/** The planted texts that occur in a response, by where they were planted. */
export function plantedIn(answer: string): string[] {
  return RIGHTS.map(([where]) => where)
    .filter(
      (where) =>
        new RegExp(`${escapeForPattern(planted(where))}(?! of)\\b`).test(answer) || hasDocumentKey(where, answer),
    )
    .sort()
}

/** The planted texts that a caller may read. */
export function allowedFor(caller: CallerName): string[] {
  return RIGHTS.filter(([, readers]) => readers.includes(caller))
    .map(([where]) => where)
    .sort()
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const hasDocumentKey = (where: string, answer: string) =>
  where === 'opportunity_documents.storage_key' && answer.includes(planted(where))
