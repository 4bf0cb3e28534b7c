import { companyData } from '#domain/companies/company-data.js'
import { hiredPerson, interestedPerson } from './applicant-shape.js'
import { fieldAnswers, type Row } from './field-answers.js'

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
    ...fieldAnswers(row),
    // Set if a post shows a budget other than its own, which no postable type does.
    displayMinBudgetAmount: null,
    displayMaxBudgetAmount: null,
    closeOpportunityComments: row.review?.close_comments ?? null,
    deleteOpportunityComments: row.review?.delete_comments ?? null,
    reviewStatus: row.review?.review_status ?? null,
    reviewReason: row.review?.review_reason ?? null,
    loggedInuserTrackingData: ownTracking(row),
  }
}

function core(row: Row) {
  return {
    _id: row.id,
    title: row.title,
    type: row.type,
    status: row.status,
    createdAt: row.created_at,
    // The version to send when agreeing to something.
    version: row.version_no,
    updatedAt: row.updated_at,
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
