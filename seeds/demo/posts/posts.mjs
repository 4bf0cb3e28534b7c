import { randomFrom } from '../../random.mjs'
import { stableUuid } from '../ids.mjs'
import { ASKING_POSTS } from './asking.mjs'
import { writeBrief } from './briefs.mjs'
import { planPosts } from './plan.mjs'
import { CHANGE_REASONS } from './post-titles.mjs'
import { listsOf } from './programmes.mjs'

/** Age range of posts by status, in days: from, to. */
const AGES = {
  published: [0.1, 44],
  draft: [0, 4],
  'in progress': [25, 100],
  completed: [110, 330],
  closed: [60, 200],
  'no hires': [60, 200],
  deleted: [40, 160],
  draft_deleted: [10, 60],
}
/** Monthly budgets in dollars by role type; daily and weekly ones are fractions of them. */
const BUDGETS = {
  'c-level': [9000, 32000],
  vp: [8000, 24000],
  director: [6500, 18000],
  manager: [5000, 12000],
  specialist: [5000, 9000],
}
const UNITS = [
  { code: 'month', share: 1, step: 500, floor: 5000 },
  { code: 'week', share: 0.3, step: 250, floor: 1500 },
  { code: 'day', share: 0.08, step: 50, floor: 500 },
]
const STARTS = ['immediately', 'two-weeks', 'one-month', 'three-months', 'flexible']
const AVAILABILITIES = ['remote', 'hybrid', 'on-site', 'part-time']
const SHARE_MONTHLY = 0.8
const SHARE_WITH_NDA = 0.25
const SHARE_SENT_BACK = 0.3
const NORAS_COMPANY = 'Brightwater'
/** Time since a post ended or was last touched, as a share of its age; everyone viewed it before. */
const ENDED_SHARE = 0.25
const TOUCHED_SHARE = 0.4
const ENDED = ['completed', 'closed', 'no hires', 'deleted']
/** Fractional roles are the new feature, so most were posted recently. */
const RECENT = 2.2
/** Of posts that ask experts by name, who have seen them meanwhile. */
const ASKED_DAYS_AGO = 3
const CENTS = 100
const MAX_DOLLARS = 50_000

/**
 * Eighty opportunities, and those that ask experts by name, with everything attached to them.
 * @param {{ owners: object[], nora: object, masters: object, ago: (days: number) => string }} market
 * @returns {object[]} each with row, subjects and facts for trackings
 */
export function buildPosts(market) {
  const random = randomFrom('posts')
  const turns = market.owners.length
  return [...planPosts(random), ...ASKING_POSTS].map((plan, index) => {
    const named = plan.company && market.owners.find((owner) => owner.company.company_name === plan.company)
    const isNoras = plan.isNoras || plan.company === NORAS_COMPANY
    const poster = isNoras ? market.nora : (named ?? market.owners[index % turns])
    return buildPost(plan, index, poster, market)
  })
}

function buildPost(plan, index, poster, market) {
  const random = randomFrom(`post ${index} ${plan.title}`)
  const [youngest, oldest] = AGES[plan.status]
  const spread = random.next() ** (plan.type === 'fractional' ? RECENT : 1) * (oldest - youngest)
  const days = plan.asks ? ASKED_DAYS_AGO : youngest + spread
  const brief = writeBrief({ category: plan.category, about: poster.we, isShort: random.chance(0.2) }, random)
  const hasTerms = plan.type !== 'learning' && plan.type !== 'collaboration'
  const wasPublished = plan.status !== 'draft' && plan.status !== 'draft_deleted'
  const isEnded = ENDED.includes(plan.status)
  const row = {
    id: stableUuid(`opportunity:${index}`),
    type: plan.type,
    status: plan.status,
    title: plan.title,
    brief: brief.plain,
    brief_rich_text: brief.rich,
    posted_by: poster.id,
    company_id: poster.company.id,
    category_id: stableUuid(`objective:${plan.category}`),
    country_id: random.chance(0.4) ? stableUuid(`country:${poster.country}`) : null,
    company_asked_to_sign_nda: random.chance(SHARE_WITH_NDA),
    poster_agreed_terms_at: market.ago(days),
    created_at: market.ago(days),
    updated_at: market.ago(days * (isEnded ? ENDED_SHARE : TOUCHED_SHARE) * random.next()),
    published_at: wasPublished ? market.ago(days * (0.5 + 0.4 * random.next())) : null,
    ...listsOf(plan.type),
    ...terms(hasTerms, plan, random, market.masters),
    ...reviewOf(plan, index, random),
    ...endingOf(plan.status),
  }
  row.review_status_since = decidedAt(row, days, market)
  return { row, plan, days, isEnded, subjects: subjectsOf(plan, poster, random, market.masters) }
}

function terms(hasTerms, plan, random, masters) {
  if (!hasTerms) return {}
  const unit = random.chance(SHARE_MONTHLY) ? UNITS[0] : random.pick(UNITS)
  const [low, high] = BUDGETS[plan.role ? masters.roleTypes.get(plan.role) : 'manager']
  const [floor, ceiling] = masters.ranges.get(`${plan.role} per ${unit.code}`) ?? [unit.floor, MAX_DOLLARS]
  const round = (dollars) =>
    Math.min(ceiling, Math.max(floor, Math.round((dollars * unit.share) / unit.step) * unit.step))
  const least = round(low + random.next() * (high - low) * 0.5)
  const most = Math.max(least, round(least / unit.share + random.next() * (high - low) * 0.4))
  const isFractional = plan.type === 'fractional'
  return {
    duration_months: isFractional ? random.int(3, 12) : random.int(1, 4),
    duration_type_id: stableUuid(`duration:${unit.code}`),
    start_date_id: stableUuid(`start:${random.pick(STARTS)}`),
    min_budget_cents: least * CENTS,
    max_budget_cents: most * CENTS,
    no_of_days: isFractional ? random.int(1, 4) : null,
    no_of_days_unit_id: isFractional ? stableUuid('duration:week') : null,
  }
}

/** Drafts have not been edited. */
const FIRST = { version_no: 1 }

function reviewOf(plan, index, random) {
  if (plan.status === 'draft') {
    const isSentBack = random.chance(SHARE_SENT_BACK) || index === 6
    return isSentBack
      ? { review_status: 'changes requested', review_reason: random.pick(CHANGE_REASONS), ...FIRST }
      : { review_status: 'waiting', ...FIRST }
  }
  if (plan.status === 'draft_deleted') return { review_status: 'waiting', ...FIRST }
  const isEdited = plan.status === 'published' && index % 17 === 1
  return { review_status: isEdited ? 'edited after approval' : 'approved', version_no: isEdited ? 2 : 1 }
}

/** When the post got its current review status; consistent with audit log and versions. */
function decidedAt({ review_status, created_at, published_at }, days, market) {
  if (review_status === 'changes requested') return market.ago(days * 0.5)
  if (review_status === 'edited after approval') return market.ago(days * 0.4)
  return published_at ?? created_at
}

function endingOf(status) {
  if (status === 'closed') return { close_comments: 'Our plans changed; we will come back to this next year.' }
  if (status === 'no hires')
    return { close_comments: 'Thank you to everybody who wrote. We decided to do it ourselves.' }
  if (status === 'completed') return { close_comments: 'Done, and done well.' }
  if (status === 'draft_deleted') return { delete_comments: 'Posted twice by mistake.' }
  return {}
}

function subjectsOf(plan, poster, random, masters) {
  return {
    categories: [plan.category],
    roles: plan.role ? [plan.role] : [],
    topics: random.some(masters.topics.get(plan.category), random.int(1, 2)),
    skills: random.some(masters.expertise.get(plan.category), random.int(1, 3)),
    domains: [poster.domain],
    availabilities: random.some(AVAILABILITIES, random.int(1, 2)),
  }
}
