import { useState } from 'react'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { PLACES } from '#entities/opportunity/next-place.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { OfferFacts } from '../applicants/offer-facts'
import { HistoryDetails } from '../history/history-details'
import { CounterOfferPanel } from '../offers/counter-offer-panel'
import { isStepOpen, signedNdas } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { NdaStep } from './nda-step'
import { ProposalForm } from './proposal-form'
import { StepPart } from './step-part'

interface ExpertProposalProps {
  view: ApplicationView
  isScrollingToCounter: boolean
  onSubmitted(): void
  onCancel(): void
}

/** The expert's side: the NDA first if there is one, then proposal and offer, and the company's counter offer. */
export function ExpertProposal({ view, isScrollingToCounter, onSubmitted, onCancel }: ExpertProposalProps) {
  const { opportunity, own, me } = view
  const [isThanked, setIsThanked] = useState(false)
  const counter = own?.counter_offer ?? null
  const isOpen = isStepOpen('submitProposal', opportunity.status, own)
  const mayApply = isStepOpen('showInterest', opportunity.status, own)
  const isFixed = counter?.status === 'accepted'
  const mayChange = isOpen && !isFixed
  const isSent = own?.is_proposal_uploaded ?? false
  const hasNda = !opportunity.isNdaRequired || signedNdas(own).length > 0
  const owesNda = !hasNda && isStepOpen('acceptHire', opportunity.status, own)
  const isNdaStepShown = opportunity.isNdaRequired && (isOpen || mayApply || owesNda)

  return (
    <div className="flex flex-col gap-8">
      {counter ? (
        <CounterOfferPanel
          offer={counter}
          hasEnded={!isOpen}
          answering={isOpen ? own : null}
          isScrolledTo={isScrollingToCounter}
        />
      ) : null}
      {isNdaStepShown ? <NdaStep view={view} onFirstStored={() => setIsThanked(true)} /> : null}
      {own && (isSent || !isOpen || isFixed) ? (
        <StepPart step={null} title="What you sent">
          {isFixed && isOpen ? (
            <p className="text-sm text-muted">You accepted the counter offer, so the amount is fixed.</p>
          ) : null}
          {/* editable files appear in their own steps: the proposal below, the signed NDA above */}
          <OfferFacts
            application={own}
            isPoster={false}
            files={mayChange ? [] : isNdaStepShown ? ['opportunity_apply'] : undefined}
          />
          <HistoryDetails
            title="Offers and answers"
            opportunityId={opportunity.id}
            type={opportunity.type}
            userId={me}
            me={me}
            isOffersOnly
          />
        </StepPart>
      ) : null}
      {mayChange ? (
        <StepPart
          step={opportunity.isNdaRequired ? 2 : null}
          title={isSent ? 'Change your offer' : 'Proposal and offer'}
          isWaiting={!hasNda}
          place={PLACES.proposal}
        >
          <ProposalForm view={view} onSubmitted={onSubmitted} onCancel={onCancel} />
        </StepPart>
      ) : null}
      {mayApply ? (
        <StepPart step={2} title="Proposal and offer" isWaiting>
          {null}
        </StepPart>
      ) : null}
      <Dialog
        isOpen={isThanked}
        onClose={() => setIsThanked(false)}
        title="Thank you"
        footer={
          <Button variant="primary" onClick={() => setIsThanked(false)}>
            Continue
          </Button>
        }
      >
        <p className="text-ink">{APPLICATION_MESSAGES.ndaThanks}</p>
      </Dialog>
    </div>
  )
}
