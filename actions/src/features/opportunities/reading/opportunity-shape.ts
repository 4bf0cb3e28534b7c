import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { companyData } from '#domain/companies/company-data.js'
import { hiredPerson, interestedPerson } from './applicant-shape.js'
import type { OpportunityDetailForRestQuery } from './opportunity-detail.generated.js'

type Row = NonNullable<OpportunityDetailForRestQuery['opportunities_by_pk']>
type Person = {
  id: string
  first_name: string
  last_name: string
  profile_pic: string | null
  designation: string | null
}

const INTERESTED = ['interested', 'pending', 'rejected']

/**
 * An opportunity with the REST field names (OPP-16 to OPP-29). The row was read with the caller's rights, so whatever
 * they may not see is already absent or null, including the poster and company of a fractional post.
 */
export function shapeOpportunity(row: Row) {
  return {
    ...core(row),
    ...people(row),
    ...subjects(row),
    ...terms(row),
    closeOpportunityComments: row.review?.close_comments ?? null,
    deleteOpportunityComments: row.review?.delete_comments ?? null,
    reviewStatus: row.review?.review_status ?? null,
    reviewReason: row.review?.review_reason ?? null,
    // Fields of other types, which can't be posted yet.
    deliverables: [],
    impact_on_business: [],
    achieve_from_program: [],
    payment_schedules: [],
    loggedInuserTrackingData: ownTracking(row),
  }
}

function core(row: Row) {
  return {
    _id: row.id,
    title: row.title,
    brief: row.brief,
    briefRichText: row.brief_rich_text,
    type: row.type,
    status: row.status,
    createdAt: row.created_at,
    // The version to send when agreeing to something.
    version: row.version_no,
    updatedAt: row.updated_at,
    companyAskedToSignNDA: row.company_asked_to_sign_nda,
    chatOnly: row.chat_only,
    isFractionalFromAssignedExpert: row.is_fractional_from_assigned_expert,
    opportunitytypes_data: row.opportunity_type && { opportunityType: row.opportunity_type.label },
  }
}

function people(row: Row) {
  const { poster } = row
  return {
    // Omitted rather than null if the poster is hidden (GO-82).
    ...(poster?.user ? { postedBy: poster.user.id } : {}),
    userData: poster?.user ? personOf(poster.user) : null,
    companyData: poster?.company ? companyData(poster.company) : null,
    assignedExpert: row.assigned_expert?.id ?? null,
    assignedExpertData: row.assigned_expert ? personOf(row.assigned_expert) : null,
    package_experts: row.package_experts.flatMap(({ user }) => (user ? [user.id] : [])),
    packageExpertDetails: row.package_experts.flatMap(({ user }) => (user ? [personOf(user)] : [])),
    interestedPeople: row.trackings
      .filter(({ status }) => INTERESTED.includes(status))
      .map((applicant) => interestedPerson(applicant, row.id)),
    hiredPeople: row.trackings.flatMap(hiredPerson),
  }
}

function personOf({ id, first_name, last_name, profile_pic, designation }: Person) {
  return { _id: id, first_name, last_name, profile_pic, designation }
}

function subjects(row: Row) {
  const categories = present(row.categories.map(({ category }) => category))
  const topics = present(row.topics.map(({ topic }) => topic))
  const domains = present(row.domains.map(({ domain }) => domain))
  const skills = present(row.skills.map(({ expertise }) => expertise))
  const roles = present(row.roles.map(({ role }) => role))
  return {
    objectiveId: idsOf(categories),
    objectiveData: categories.map(withUnderscore),
    topicId: idsOf(topics),
    topicData: topics.map(withUnderscore),
    domain: idsOf(domains),
    domainData: domains.map(withUnderscore),
    skills: idsOf(skills),
    expertiseData: skills.map(withUnderscore),
    roles: roles.map(({ id, role_name, role_type }) => ({ _id: id, roleName: role_name, roleType: role_type })),
    countryId: row.country?.id ?? null,
    countryData: row.country && withUnderscore(row.country),
  }
}

/** Deleted master entries are omitted; the post stays readable without them. */
function present<Master>(rows: readonly (Master | null)[]): Master[] {
  return rows.filter((row) => row !== null)
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function withUnderscore<Master extends { id: string }>({ id, ...names }: Master) {
  return { _id: id, ...names }
}

function terms(row: Row) {
  const { duration_type: unit, start_date: start, no_of_days_unit: daysUnit } = row
  return {
    duration: row.duration_months,
    opportunitydurationtypes_data: unit && { _id: unit.id, durationType: unit.duration_type, code: unit.code },
    opportunitystartdate_data: start && { _id: start.id, startDate: start.start_date },
    availabilityData: present(row.availabilities.map(({ availability_type }) => availability_type)).map((type) => ({
      _id: type.id,
      code: type.code,
      availabilityType: type.availability_type,
    })),
    minBudgetAmount: toDollars(row.min_budget_cents),
    maxBudgetAmount: toDollars(row.max_budget_cents),
    // Set if a post shows a budget other than its own, which no postable type does.
    displayMinBudgetAmount: null,
    displayMaxBudgetAmount: null,
    budgetPerUnitDetails: unit && { _id: unit.id, code: unit.code },
    noOfDays: row.no_of_days,
    noOfDaysPerUnitDetails: daysUnit && { _id: daysUnit.id, code: daysUnit.code },
  }
}

/** For an accepted expert the opportunity's status, for everyone else their own (GO-22). */
function ownTracking(row: Row) {
  const [own] = row.own_trackings
  if (!own) return null
  const isAccepted = own.status === 'accepted' || own.status === 'in progress'
  return {
    status: own.status,
    opportunityStatusForUser: isAccepted ? row.status : own.status,
    interestShownAt: own.interest_shown_at,
  }
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / DOLLARS_TO_CENTS
}
