import { Signpost } from 'lucide-react'
import { expertNextStep, posterNextStep } from '../../../../../actions/contract/applications/next-step'
import { toCounterOfferStatus } from '../../../../../actions/contract/workflow/counter-offer.graph'
import { Icon } from '../../../ui/display/icon'
import { standingOf } from '../page/application'
import type { Scene } from '../page/scene'

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

function wordsFor({ isPoster, own, opportunity: { status }, crowd }: Scene): string | null {
  if (isPoster) return posterNextStep({ status, ...crowd })
  if (!own) return null
  return expertNextStep({
    status,
    standing: standingOf(own),
    hasShownInterest: own.interest_shown_at !== null,
    isProposalSent: own.is_proposal_uploaded,
    counterOffer: toCounterOfferStatus(own.counter_offer?.status),
  })
}
