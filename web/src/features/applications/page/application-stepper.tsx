import { expertSteps, isStepperShown, posterSteps } from '#contract/opportunities/steppers.js'
import { isOpportunityType, wordForType } from '#contract/opportunities/type-facts.js'
import { Stepper } from '#ui/stepper.js'
import { trackingStatusOf } from './application'
import type { ApplicationView } from './application-view'

/** The poster's or the expert's steps; nobody else has any (OPP-65 to OPP-82). */
export function ApplicationStepper({ view }: { view: ApplicationView }) {
  const { opportunity, isPoster, readsAll, isExpert, own, totals, me } = view
  const { status, type, assignedExpertId } = opportunity
  if (!readsAll && !isExpert) return null
  const standing = trackingStatusOf(own)
  if (!isOpportunityType(type)) return null
  if (!isStepperShown({ isPoster: readsAll, userId: me, standing, opportunity: { status, type, assignedExpertId } }))
    return null
  if (readsAll) {
    const steps = posterSteps({ status, wasPublished: opportunity.wasPublished, ...totals })
    return <Stepper label={`Progress of ${isPoster ? 'your' : 'the'} ${wordForType(type)}`} steps={steps} />
  }
  const steps = expertSteps({
    status,
    standing,
    hasShownInterest: Boolean(own?.interest_shown_at),
    isProposalUploaded: own?.is_proposal_uploaded ?? false,
    hasAcceptedHire: Boolean(own?.hire?.accepted_at),
  })
  return <Stepper label="Your progress" steps={steps} />
}
