import { Signpost } from 'lucide-react'
import { expertNextStep, posterNextStep } from '../../../../../actions/contract/applications/next-step'
import type { CounterOfferStatus } from '../../../../../actions/contract/workflow/counter-offer.graph'
import { Icon } from '../../../ui/display/icon'
import { type Scene, standingOf } from '../page/application'

/** Under the steps: what has come of it so far, and what comes next. */
export function NextStepLine({ scene }: { scene: Scene }) {
  const words = wordsFor(scene)
  return (
    <p role="status" className="text-sm text-ink empty:hidden">
      {words ? (
        <span className="flex items-start gap-2">
          <Icon of={Signpost} size={16} className="mt-0.5 text-muted" />
          {words}
        </span>
      ) : null}
    </p>
  )
}

function wordsFor({ isPoster, own, opportunity: { status }, applications }: Scene): string | null {
  if (isPoster) {
    const hasProposal = applications.some((one) => one.is_proposal_uploaded && one.status !== 'rejected')
    return posterNextStep({ status, hasApplicants: applications.length > 0, hasProposal })
  }
  if (!own) return null
  return expertNextStep({
    status,
    standing: standingOf(own),
    hasShownInterest: own.interest_shown_at !== null,
    isProposalSent: own.is_proposal_uploaded,
    counterOffer: (own.counter_offer?.status ?? null) as CounterOfferStatus | null,
  })
}
