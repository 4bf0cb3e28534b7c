import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { documentsOf, type ReviewedOpportunity, type Snapshot } from './review-changes'

/** A post as it was read, in the shape of a kept version: what has changed under the reader's eyes is shown the same way. */
export function snapshotOf(post: ReviewedOpportunity): Snapshot {
  const dollars = (cents: number | null) => (cents === null ? null : cents / DOLLARS_TO_CENTS)
  return {
    title: post.title,
    brief: post.brief,
    categoryIds: idsOf(post.categories.map(({ category }) => category)),
    topicIds: idsOf(post.topics.map(({ topic }) => topic)),
    skillIds: idsOf(post.skills.map(({ expertise }) => expertise)),
    domainIds: idsOf(post.domains.map(({ domain }) => domain)),
    roleIds: idsOf(post.roles.map(({ role }) => role)),
    availabilityIds: idsOf(post.availabilities.map((row) => row.availability_type)),
    countryId: post.country_id,
    durationMonths: post.duration_months,
    durationType: post.duration_type_id,
    minBudgetAmount: dollars(post.min_budget_cents),
    maxBudgetAmount: dollars(post.max_budget_cents),
    startDateId: post.start_date_id,
    noOfDays: post.no_of_days,
    noOfDaysUnit: post.no_of_days_unit_id,
    companyAskedToSignNda: post.company_asked_to_sign_nda,
    sheet: { documents: documentsOf(post) },
  }
}

function idsOf(rows: readonly ({ id: string } | null | undefined)[]): string[] {
  return rows.flatMap((row) => (row ? [row.id] : []))
}
