import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { OpportunityDetailForRestQuery } from './opportunity-detail.generated.js'

type Row = NonNullable<OpportunityDetailForRestQuery['opportunities_by_pk']>
type Applicant = Row['trackings'][number]

/** An application with the REST field names (INT-01). Only the poster gets contact details (GO-04). */
export function interestedPerson(applicant: Applicant, opportunityId: string) {
  const { user, contact, counter_offer: counter } = applicant
  const rates = user?.expert_detail?.rate_card
  return {
    id: applicant.user_id,
    userId: applicant.user_id,
    opportunityId,
    first_name: user?.first_name ?? null,
    last_name: user?.last_name ?? null,
    status: applicant.status,
    interestShownAt: applicant.interest_shown_at,
    isProposalUploaded: applicant.is_proposal_uploaded,
    agreedValue: toDollars(applicant.agreed_value_cents),
    agreedValueUnit: applicant.agreed_value_unit,
    isRejected: applicant.is_rejected,
    rejectedReason: applicant.rejected_reason,
    isOptOut: applicant.is_opt_out,
    optOutReason: applicant.opt_out_reason,
    fractionalRate: rates
      ? {
          minValue: toDollars(rates.min_value_cents),
          maxValue: toDollars(rates.max_value_cents),
          unit: rates.rate_unit.code,
        }
      : null,
    counterOffer: counter && {
      _id: counter.id,
      counterAmount: toDollars(counter.counter_amount_cents),
      counterAmountUnit: counter.counter_amount_unit,
      feedback: counter.feedback,
      feedbackRichText: counter.feedback_rich_text,
      status: counter.status,
      rejectReason: counter.reject_reason,
    },
    ...(contact ? { email: contact.email, calendly: contact.calendly } : {}),
  }
}

/** An entry of hiredPeople (OPP-25): anyone who was hired, even if they opted out later (GO-56). */
export function hiredPerson({ hire, user_id, status }: Applicant) {
  if (!hire) return []
  return [
    {
      userId: user_id,
      status,
      isHired: hire.is_hired,
      isOptOut: hire.is_opt_out,
      agreedValue: toDollars(hire.agreed_value_cents),
      agreedValueUnit: hire.agreed_value_unit,
    },
  ]
}

function toDollars(cents: number | null | undefined): number | null {
  return cents === null || cents === undefined ? null : cents / DOLLARS_TO_CENTS
}
