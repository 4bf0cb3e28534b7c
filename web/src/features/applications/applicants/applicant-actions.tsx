import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { BookCall } from '../calls/book-call'
import { HireDialog, useIsPricing } from '../hire/hire-dialog'
import { CounterOfferDialog } from '../offers/counter-offer-dialog'
import { type Application, isReadyToHire, isStepOpen } from '../page/application'
import { ApplicantProfile } from './applicant-profile'

interface ApplicantActionsProps {
  application: Application
  status: OpportunityStatus
  /** An invited member sees the profile and takes no step (GO-05). */
  isPoster: boolean
}

type OpenDialog = 'profile' | 'counter' | 'hire' | null

/**
 * What the poster can do with an applicant: view the profile, book a call, reject, counter, hire (OPP-88, OPP-89,
 * OFFER-09, HIRE-03).
 */
export function ApplicantActions({ application, status, isPoster }: ApplicantActionsProps) {
  const hintId = useId()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => setOpen(null)
  const isPricing = useIsPricing(application)
  const { counter_offer: counter, opportunity_id: id, user_id: userId } = application
  const isReady = isReadyToHire(application)
  // somebody whose card does not show is suspended, and could answer neither
  const isThere = application.user !== null
  const mayHire = isPoster && isStepOpen('hireExpert', status, application)
  const mayCounter =
    isPoster && isStepOpen('createCounterOffer', status, application) && (!counter || counter.status === 'pending')
  const unavailable = isReady && isThere ? {} : { disabled: true, 'aria-describedby': hintId }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {mayHire && !(isReady && isThere) ? (
        <p id={hintId} className="text-sm text-muted">
          {isThere ? APPLICATION_MESSAGES.hireUnavailable : APPLICATION_MESSAGES.expertUnavailable}
        </p>
      ) : null}
      {/* contact on the left, decisions on the right; on phones the decisions take the whole last row */}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button onClick={() => setOpen('profile')}>View profile</Button>
        {isPoster ? <BookCall application={application} status={status} /> : null}
        {mayHire ? (
          <LinkButton
            className="sm:ms-auto"
            to={paths.opportunityReject(id, userId, { tab: 'interests', applicant: params.get('applicant') })}
          >
            Reject
          </LinkButton>
        ) : null}
        {mayCounter ? (
          <Button {...unavailable} onClick={() => setOpen('counter')}>
            {counter ? 'Update Counter Offer' : 'Counter Offer'}
          </Button>
        ) : null}
        {mayHire ? (
          <Button
            variant="primary"
            className="max-sm:basis-full"
            {...unavailable}
            isBusy={open === 'hire' && isPricing}
            onClick={() => setOpen('hire')}
          >
            Hire
          </Button>
        ) : null}
      </div>
      {open === 'profile' ? <ApplicantProfile application={application} onClose={close} /> : null}
      {open === 'hire' ? <HireDialog application={application} onClose={close} /> : null}
      {open === 'counter' ? <CounterOfferDialog application={application} onClose={close} /> : null}
    </div>
  )
}
