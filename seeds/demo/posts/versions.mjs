import { stableUuid } from '../ids.mjs'

const CENTS = 100
const EARLIER_SHARE = 0.9

/**
 * Posts edited after approval, as they were before: a shorter brief and a lower budget.
 * @param {object[]} posts of buildPosts
 * @param {(days: number) => string} ago
 */
export function buildVersions(posts, ago) {
  return posts
    .filter(({ row }) => row.review_status === 'edited after approval')
    .map((post) => ({
      id: stableUuid(`version:${post.row.id}`),
      opportunity_id: post.row.id,
      version_no: 1,
      snapshot: snapshotOf(post),
      edited_by: post.row.posted_by,
      created_at: ago(post.days * 0.4),
    }))
}

/** The shape of posting input, as stored by an edit. */
function snapshotOf({ row, subjects }) {
  const blocks = row.brief_rich_text.blocks.slice(0, -1)
  const idsOf = (prefix, names) => names.map((name) => stableUuid(`${prefix}:${name}`))
  const earlier = (cents) => (cents ? Math.round((cents * EARLIER_SHARE) / CENTS / CENTS) * CENTS : null)
  return {
    title: row.title,
    type: row.type,
    categoryIds: idsOf('objective', subjects.categories),
    roleIds: idsOf('role', subjects.roles),
    availabilityIds: idsOf('availability', subjects.availabilities),
    topicIds: idsOf('topic', subjects.topics),
    domainIds: idsOf('domain', subjects.domains),
    skillIds: idsOf('expertise', subjects.skills),
    assetIds: [],
    ndaIds: [],
    countryId: row.country_id,
    durationMonths: row.duration_months ?? null,
    durationType: row.duration_type_id ?? null,
    minBudgetAmount: earlier(row.min_budget_cents),
    maxBudgetAmount: earlier(row.max_budget_cents),
    startDateId: row.start_date_id ?? null,
    noOfDays: row.no_of_days ?? null,
    noOfDaysUnit: row.no_of_days_unit_id ?? null,
    brief: blocks.map((block) => block.text).join('\n'),
    briefRichText: { blocks, entityMap: {} },
    companyAskedToSignNda: row.company_asked_to_sign_nda,
    posterAgreedTerms: true,
    expertId: null,
  }
}
