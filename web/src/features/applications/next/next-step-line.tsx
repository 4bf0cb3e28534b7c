import { ArrowRight, Signpost } from 'lucide-react'
import { Link } from 'react-router-dom'
import {
  type ApplicantStanding,
  expertNextStep,
  type NextStep,
  posterNextStep,
} from '#contract/applications/next-step.js'
import { fullName } from '#contract/format/full-name.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { toCounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { linkTo } from '#entities/opportunity/next-place.js'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { Icon } from '#ui/display/icon.js'
import { counterAmount, hireAmount, offerOf, signedNdas, trackingStatusOf } from '../page/application'
import type { ApplicationView, Decision } from '../page/application-view'

/** Below the stepper: what has happened so far, what comes next, and a link to it. */
export function NextStepLine({ view }: { view: ApplicationView }) {
  const step = stepFor(view)
  return (
    // without a next step it stays, so that the next one is announced, but takes no room
    <div className={step ? 'flex flex-wrap items-start gap-x-4 gap-y-1 text-sm' : 'sr-only'}>
      <p role="status" className="text-ink">
        {step ? (
          <span className="flex items-start gap-2">
            <Icon of={Signpost} size={16} className="mt-0.5 shrink-0 text-muted" />
            {step.words}
          </span>
        ) : null}
      </p>
      {step?.link ? <StepLink opportunityId={view.opportunity.id} link={step.link} /> : null}
    </div>
  )
}

function StepLink({ opportunityId, link }: { opportunityId: string; link: NonNullable<NextStep['link']> }) {
  const { to, selector } = linkTo(opportunityId, link)
  return (
    <Link
      to={to}
      onClick={() => selector && focusWhenReady(selector)}
      className="text-link -my-0.5 inline-flex min-h-6 items-center gap-1 font-medium max-sm:ms-6"
    >
      {link.label}
      <Icon of={ArrowRight} size={16} />
    </Link>
  )
}

function stepFor({ isPoster, own, opportunity, totals }: ApplicationView): NextStep | null {
  const { status } = opportunity
  if (isPoster) {
    const { undecided, asked, declined, ...rest } = totals
    const { assignedExpertName: name } = opportunity
    const addressee = name === null ? null : { name, hasDeclined: declined.length > 0 }
    return posterNextStep({
      thing: wordForType(opportunity.type),
      status,
      addressee,
      ...rest,
      undecided: undecided.map(asStanding),
      asked: asked.map(asStanding),
    })
  }
  // what comes next is the poster's to do, not the team's
  if (!own) return null
  return expertNextStep({
    thing: wordForType(opportunity.type),
    poster: opportunity.poster,
    status,
    standing: trackingStatusOf(own),
    hasShownInterest: own.interest_shown_at !== null,
    isProposalSent: own.is_proposal_uploaded,
    offer: offerOf(own),
    counterOffer: counterOf(own.counter_offer),
    hire: hireAmount(own.hire),
    isNdaOwed: opportunity.isNdaRequired && signedNdas(own).length === 0,
  })
}

function asStanding(decision: Decision): ApplicantStanding {
  const { user_id: id, user, counter_offer, hire } = decision
  return {
    id,
    name: user ? fullName(user) : 'An expert',
    offer: offerOf(decision),
    counterOffer: counterOf(counter_offer),
    hire: hireAmount(hire),
  }
}

function counterOf(offer: Decision['counter_offer']) {
  const status = toCounterOfferStatus(offer?.status)
  return offer && status ? { status, amount: counterAmount(offer) } : null
}
