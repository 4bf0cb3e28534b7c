import { stableUuid } from './ids.mjs'

/** Read after a quarter of the time since. */
const SEEN_SHARE = 0.75
/** Older notices have been read. */
const READ_FROM_DAYS = 2
const MATCHES_SHOWN = 7

/** A fractional post is a role, one of any other type an opportunity, as the product says it. */
export const wordFor = (type) => (type === 'fractional' ? 'role' : 'opportunity')

/**
 * What the demo logins find under the bell: matches for the expert, answers for the company, a queue for staff.
 * @param {{ posts: object[], elenaFields: readonly string[], ids: { nora: string, elena: string, ada: string },
 *   ago: (days: number) => string }} market
 */
export function buildNotices({ posts, elenaFields, ids, ago }) {
  const newestFirst = [...posts].sort((left, right) => left.days - right.days)
  const matches = newestFirst
    .filter(({ plan }) => plan.status === 'published' && elenaFields.includes(plan.category))
    .slice(0, MATCHES_SHOWN)
    .map((post) =>
      notice(
        post,
        ids.elena,
        'opportunity_match',
        `A new ${wordFor(post.row.type)} matches your profile`,
        post.row.title,
        ago,
      ),
    )
  const answers = newestFirst
    .filter(({ row, plan }) => row.posted_by === ids.nora && plan.status === 'published')
    .map((post) =>
      notice(
        post,
        ids.nora,
        'opportunity_approved',
        `Your ${wordFor(post.row.type)} is active`,
        approvedWords(post),
        ago,
      ),
    )
  const sentBack = newestFirst
    .filter(({ row }) => row.posted_by === ids.nora && row.review_status === 'changes requested')
    .map((post) =>
      notice(
        post,
        ids.nora,
        'opportunity_changes_requested',
        `Your ${wordFor(post.row.type)} needs a change`,
        sentBackWords(post),
        ago,
      ),
    )
  const queue = newestFirst
    .filter(({ row, plan }) => plan.status === 'draft' && row.review_status === 'waiting')
    .map((post) =>
      notice(post, ids.ada, 'opportunity_submitted', 'A post is waiting for approval', post.row.title, ago),
    )
  return [...matches, ...answers, ...sentBack, ...queue]
}

const approvedWords = ({ row }) => `“${row.title}” is approved. Watch out for interest from experts within 72 hours.`
const sentBackWords = ({ row }) => `We read “${row.title}” and ask for a change: ${row.review_reason}`

function notice({ row, days }, userId, kind, title, body, ago) {
  return {
    id: stableUuid(`notice:${kind}:${userId}:${row.id}`),
    user_id: userId,
    kind,
    title,
    body,
    link:
      kind === 'opportunity_submitted'
        ? `/admin/opportunities?tab=waiting&id=${row.id}`
        : `/dashboard/opportunity_detail/${row.id}`,
    opportunity_id: row.id,
    effect_key: `demo:${kind}:${userId}:${row.id}`,
    created_at: ago(days * 0.9),
    seen_at: days > READ_FROM_DAYS ? ago(days * 0.9 * SEEN_SHARE) : null,
  }
}

/** What staff decided on the posts that are no drafts any more. */
export function buildAudit(posts, adaId, ago) {
  return posts
    .filter(({ row, plan }) => row.published_at !== null || (plan.status === 'draft' && row.review_reason))
    .map(({ row, days }) => ({
      id: stableUuid(`audit:${row.id}`),
      actor_id: adaId,
      action: row.published_at === null ? 'request_opportunity_changes' : 'approve_opportunity',
      subject_type: 'opportunity',
      subject_id: row.id,
      reason: row.review_reason ?? null,
      details: { status: 'draft', reviewStatus: 'waiting' },
      created_at: row.published_at ?? ago(days * 0.5),
    }))
}
