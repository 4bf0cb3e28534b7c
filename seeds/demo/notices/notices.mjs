import { stableUuid } from '../ids.mjs'
import { unitOf } from '../units.mjs'
import { NOTICES } from './notice-words.mjs'

/** Read after a quarter of the time since then. */
const SEEN_SHARE = 0.75
/** Older notices have been read. */
const READ_FROM_DAYS = 2
const MATCHES_SHOWN = 7

/**
 * The demo logins' notices: matches for the expert, responses for the company, a queue for staff.
 * @param {{ posts: object[], elenaFields: readonly string[], ids: { nora: string, elena: string, ada: string },
 *   ago: (days: number) => string }} market
 */
export function buildNotices({ posts, elenaFields, ids, ago }) {
  const newestFirst = [...posts].sort((left, right) => left.days - right.days)
  const told = (isTold, userId, wordsFor) =>
    newestFirst.filter(isTold).map((post) => notice(post, userId, wordsFor(post.row), ago))
  const isNoras = ({ row }) => row.posted_by === ids.nora
  const matches = told(
    ({ plan }) => plan.status === 'published' && !plan.asks && elenaFields.includes(plan.category),
    ids.elena,
    (row) => NOTICES.matched.write({ post: offered(row) }),
  )
  const requests = told(
    ({ plan }) => plan.asks === 'elena',
    ids.elena,
    (row) => NOTICES.asked.write({ post: offered(row) }),
  )
  const answers = told(
    (post) => isNoras(post) && post.plan.status === 'published',
    ids.nora,
    (row) => NOTICES.published.write({ post: row }),
  )
  const sentBack = told(
    (post) => isNoras(post) && post.row.review_status === 'changes requested',
    ids.nora,
    (row) => NOTICES.changesRequested.write({ post: row, reason: row.review_reason }),
  )
  const queue = told(
    ({ row, plan }) => plan.status === 'draft' && row.review_status === 'waiting',
    ids.ada,
    (row) => NOTICES.submitted.write({ post: row }),
  )
  return [...requests, ...matches.slice(0, MATCHES_SHOWN), ...answers, ...sentBack, ...queue]
}

/** A post in the form its match notice needs. */
function offered(row) {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    minBudgetCents: row.min_budget_cents,
    maxBudgetCents: row.max_budget_cents,
    unitCode: unitOf(row),
    durationMonths: row.duration_months,
  }
}

function notice({ row, days }, userId, { kind, title, body, link }, ago) {
  const key = `${kind}:${userId}:${row.id}`
  return {
    id: stableUuid(`notice:${key}`),
    user_id: userId,
    kind,
    title,
    body,
    link,
    opportunity_id: row.id,
    effect_key: `demo:${key}`,
    created_at: ago(days * 0.9),
    seen_at: days > READ_FROM_DAYS ? ago(days * 0.9 * SEEN_SHARE) : null,
  }
}

/** Staff decisions on posts that are no longer drafts. */
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
