import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

export const personId = (email: string): string => stableUuid(`person:${email}`)
export const postId = (name: PostName): string => stableUuid(`post:${name}`)

export const NORA = personId('nora@brightwater.example')
/** Of Nora's company; she invited him to some of her posts (GO-05). */
export const JONAS = personId('jonas@brightwater.example')
export const INGRID = personId('ingrid@halden.example')
export const TOM = personId('tom@client.example')
export const ELENA = personId('elena@sagework.example')
export const MARCUS = personId('marcus@sagework.example')
export const KENJI = personId('kenji@sagework.example')
export const VICTOR = personId('victor@sagework.example')
export const ADA = personId('ada@sagework.example')
export const BRIGHTWATER = stableUuid('company:Brightwater')

/** Nora's posts by what they are for; the last one is Ingrid's. */
const POSTS = {
  draft: { type: 'fractional', status: 'draft', by: NORA },
  takenBack: { type: 'project', status: 'draft_deleted', by: NORA },
  fractional: { type: 'fractional', status: 'published', by: NORA },
  project: { type: 'project', status: 'published', by: NORA },
  inProgress: { type: 'fractional', status: 'in progress', by: NORA },
  closed: { type: 'fractional', status: 'closed', by: NORA },
  deleted: { type: 'fractional', status: 'deleted', by: NORA },
  foreignDraft: { type: 'project', status: 'draft', by: INGRID },
} as const
export type PostName = keyof typeof POSTS
export const POST_NAMES = Object.keys(POSTS) as PostName[]

/**
 * Elena applied, Marcus viewed; for the deleted post it is the other way round. Kenji had viewed a post that closed,
 * which made him "closed" without ever having applied (GO-13).
 */
const TRACKINGS: readonly [PostName, string, string][] = [
  ['fractional', ELENA, 'interested'],
  ['fractional', MARCUS, 'viewed'],
  ['inProgress', ELENA, 'rejected'],
  ['closed', KENJI, 'closed'],
  ['deleted', MARCUS, 'closed'],
  ['deleted', ELENA, 'viewed'],
]

/** Posts that Jonas was invited to. */
const TEAM_OF_JONAS: readonly PostName[] = ['fractional', 'inProgress', 'deleted']

/** A text that may only be read where a test says so. */
export const planted = (where: string): string => `planted in ${where}`

/** Planted texts have any format, so columns with restricted formats lose their checks here. */
const FREED = [
  `alter table notification_preferences drop constraint notification_preferences_kind_known,
     drop constraint notification_preferences_kind_optional`,
  'alter table user_accounts drop constraint user_accounts_time_zone_known',
  `alter table user_accounts drop constraint user_accounts_calendly_is_web,
     add constraint user_accounts_calendly_is_web check (calendly like 'https://%')`,
]

/**
 * A database with the personas, one post in each situation and a planted text in every private column. Planted texts
 * name their table, column and row, so that a leak shows where it came from.
 */
export async function createMarket(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  await database.query(
    [
      'begin',
      'set local sagework.seeding = on',
      ...FREED,
      ...posts(),
      ...trackings(),
      ...team(),
      ...PRIVATE_ROWS,
      'commit',
    ].join(';\n'),
  )
  return database
}

function posts(): string[] {
  return Object.entries(POSTS).map(([name, { type, status, by }]) => {
    const id = postId(name as PostName)
    const text = (column: string) => `'${planted(`opportunities.${column} of ${name}`)}'`
    return `insert into opportunities (id, type, status, title, brief, posted_by, company_id, category_id, review_reason,
        close_comments, delete_comments)
      select '${id}', '${type}', '${status}', ${text('title')}, rpad(${text('brief')}, 120, '.'), '${by}',
        (select company_id from users where id = '${by}'), (select id from master_objectives limit 1),
        ${text('review_reason')}, ${text('close_comments')}, ${text('delete_comments')};
      insert into opportunity_topics select '${id}', id from master_topics limit 1`
  })
}

function trackings(): string[] {
  return TRACKINGS.map(
    ([post, user, status]) =>
      `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
         values ('${postId(post)}', '${user}', '${status}', ${status === 'viewed' || post === 'closed' ? 'null' : 'now()'})`,
  )
}

function team(): string[] {
  return TEAM_OF_JONAS.map(
    (post) => `insert into opportunity_team_members (opportunity_id, user_id, invited_by)
       values ('${postId(post)}', '${JONAS}', '${NORA}')`,
  )
}

const document = (post: PostName | null, by: string, type: string, name: string) =>
  `insert into opportunity_documents (id, opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
   values ('${stableUuid(`document:${name}`)}', ${post ? `'${postId(post)}'` : 'null'}, '${by}', '${type}', '${name}',
     '${planted(`opportunity_documents.storage_key of ${name}`)}', 'application/pdf', 1)`

const notice = (user: string, name: string) =>
  `insert into notifications (id, user_id, kind, title, body, effect_key) values ('${stableUuid(`notice:${name}`)}', '${user}',
     'opportunity_match', '${planted(`notifications.title of ${name}`)}', '${planted(`notifications.body of ${name}`)}',
     '${planted(`notifications.effect_key of ${name}`)}');
   insert into notification_preferences (user_id, kind, is_email_enabled)
     values ('${user}', '${planted(`notification_preferences.kind of ${name}`)}', false)`

const PRIVATE_ROWS = [
  document('fractional', NORA, 'opportunity_create', 'plan.pdf'),
  document('draft', NORA, 'opportunity_create', planted('opportunity_documents.asset_name of draft')),
  document('fractional', ELENA, 'opportunity_apply', planted('opportunity_documents.asset_name of application')),
  document(null, TOM, 'opportunity_create', planted('opportunity_documents.asset_name of toms upload')),
  ...(
    [
      [NORA, 'nora'],
      [TOM, 'tom'],
      [ELENA, 'elena'],
    ] as const
  ).map(([user, name]) => notice(user, name)),
  `update opportunity_trackings set rejected_reason = '${planted('opportunity_trackings.rejected_reason')}'
     where opportunity_id = '${postId('inProgress')}' and user_id = '${ELENA}'`,
  `insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
       feedback_rich_text, counter_from_company, counter_from_expert)
     values ('${postId('fractional')}', '${ELENA}', 500000, 'month', rpad('${planted('counter_offers.feedback')}', 60, '.'), '{}', true, false)`,
  `insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit)
     values ('${postId('fractional')}', '${ELENA}', 500000, 'month')`,
  `insert into consultations (opportunity_id, user_id, scheduling_url, event_reference, booked_at)
     values ('${postId('fractional')}', '${ELENA}', 'https://calendar.example/${planted('consultations.scheduling_url')}',
       '${planted('consultations.event_reference')}', now())`,
  `insert into applicant_notes (opportunity_id, user_id, author_id, note)
     values ('${postId('fractional')}', '${ELENA}', '${NORA}', '${planted('applicant_notes.note')}'),
       ('${postId('fractional')}', '${ELENA}', '${JONAS}', 'A note by Jonas.')`,
  `insert into applicant_shortlist (opportunity_id, user_id, listed_by)
     values ('${postId('fractional')}', '${ELENA}', '${NORA}')`,
  `insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, words) values
     ('${postId('fractional')}', '${ELENA}', '${NORA}', 'poster', 'counter_offered', '${planted('opportunity_history.words of elena')}'),
     ('${postId('fractional')}', null, '${NORA}', 'poster', 'closed', '${planted('opportunity_history.words of the post')}')`,
  `insert into tab_views (user_id, opportunity_id, tab, seen_at) values ('${NORA}', '${postId('fractional')}', 'interestTab', now())`,
  `insert into opportunity_versions (opportunity_id, version_no, snapshot, edited_by)
     values ('${postId('fractional')}', 1, '{"brief": "${planted('opportunity_versions.snapshot')}"}', '${NORA}')`,
  `insert into staff_audit_log (actor_id, action, subject_type, subject_id, reason, details) values ('${ADA}', 'approve_opportunity',
     'opportunity', '${postId('fractional')}', '${planted('staff_audit_log.reason')}', '{"x": "${planted('staff_audit_log.details')}"}')`,
  `insert into system_configurations (config, value) values ('SECRET_SETTING', '${planted('system_configurations.value')}')`,
  `insert into master_topics (topic_name, objective_id, is_approved_by_admin)
     select '${planted('master_topics.topic_name of unapproved')}', id, false from master_objectives limit 1`,
  `insert into master_domains (domain_name, deleted) values ('${planted('master_domains.domain_name of deleted')}', true)`,
  ...['elena', 'marcus', 'tom', 'nora'].map(
    (name) =>
      `update user_accounts set time_zone = '${planted(`accounts.time_zone of ${name}`)}',
         calendly = 'https://calendar.example/${planted(`accounts.calendly of ${name}`)}' where email like '${name}@%'`,
  ),
  `update users set designation = '${planted('users.designation of victor')}' where id = '${VICTOR}'`,
  `update auth.accounts set password = '${planted('auth.accounts.password')}'`,
  `insert into auth.sessions (user_id, token, expires_at) values ('${TOM}', '${planted('auth.sessions.token')}', now())`,
  `insert into private.outbox_mails (to_address, subject, html, text, kind)
     values ('tom@client.example', 'x', '${planted('private.outbox_mails.html')}', 'x', 'sign_in')`,
  `insert into private.company_invites (token_hash, company_id, email, invited_by, expires_at)
     values ('${planted('private.company_invites.token_hash')}', '${BRIGHTWATER}', 'x@y.example', '${NORA}', now())`,
]
