import { type ReactNode, useEffect, useState } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { longReasonError } from '#contract/applications/reasons.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { paths, patterns } from '#lib/paths.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { useApplicant } from '../applicants/use-applicants'
import { type Application, applicantName, isStepOpen, seenBy } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { TermsChanged } from '../page/terms-changed'
import { useConsent } from '../page/use-consent'
import { useOptOutMutation } from './answer-hire.expert.generated'
import { useRejectApplicantMutation } from './hire.generated'

/** Opting out and rejecting: dialogs with addresses of their own (HIRE-01, HIRE-02, GO-55). */
export function LeaveDialogs({ view }: { view: ApplicationView }): ReactNode {
  const optingOut = useMatch(patterns.opportunityOptOut)?.params.userId
  const rejected = useMatch(patterns.opportunityReject)?.params.userId
  if (optingOut) return <OptOutDialog key={optingOut} view={view} userId={optingOut} />
  if (rejected) return <RejectDialog key={rejected} view={view} userId={rejected} />
  return null
}

interface DialogProps {
  view: ApplicationView
  userId: string
}

/**
 * Only for the expert in the address, while opting out is possible; everybody else is sent back to the page (GO-20).
 */
function OptOutDialog({ view, userId }: DialogProps) {
  const { opportunity, own, me } = view
  const isAllowed = userId === me && isStepOpen('optOut', opportunity.status, own)
  const leaving = useReturn(view, isAllowed)
  return isAllowed && own ? <OptOutForm application={own} poster={opportunity.poster} leaving={leaving} /> : null
}

interface FormProps {
  application: Application
  leaving: Leaving
}

function OptOutForm({ application, poster, leaving }: FormProps & { poster: PosterWords }) {
  const { opportunity_id: opportunityId } = application
  const optOut = useOptOutMutation()
  const { run, isBusy, changed } = useConsent(seenBy('expert', application))
  return (
    <ReasonDialog
      isOpen
      keptAs={`opt-out:${opportunityId}`}
      title="Opt out"
      text={`Opting out is final: you can’t show interest in this opportunity again. ${poster.atStart} will see your reason.`}
      notice={changed ? <TermsChanged terms={changed} button="Submit" /> : null}
      label="Reason"
      maxCharacters={APPLICATION_LIMITS.reasonCharactersMax}
      check={(reason) => longReasonError(reason, true)}
      confirmLabel="Submit"
      tone="danger"
      isBusy={isBusy}
      onSubmit={(reason) =>
        leaving.during(
          run((seen) => optOut.mutateAsync({ opportunityId, reason, ...seen }), { success: 'You opted out.' }),
        )
      }
      onClose={leaving.back}
    />
  )
}

/** Only for the poster, about somebody who is interested (HIRE-04, GO-21). */
function RejectDialog({ view, userId }: DialogProps) {
  const { opportunity, isPoster } = view
  // the applicant in the address may not be on any page loaded so far
  const { applicant: application, isPending } = useApplicant(view, userId)
  const isAllowed = isPoster && application !== null && isStepOpen('rejectApplicant', opportunity.status, application)
  const leaving = useReturn(view, isAllowed || isPending)
  return isAllowed ? <RejectForm application={application} leaving={leaving} /> : null
}

function RejectForm({ application, leaving }: FormProps) {
  const reject = useRejectApplicantMutation()
  const { run, isBusy, changed } = useConsent(seenBy('poster', application))
  const name = applicantName(application)
  const { opportunity_id: opportunityId, user_id: expertId } = application
  return (
    <ReasonDialog
      isOpen
      keptAs={`reject:${opportunityId}:${expertId}`}
      title={`Reject ${name}`}
      text={`This is final. We’ll tell ${name} and include your reason if you give one.`}
      notice={changed ? <TermsChanged terms={changed} button="Submit" /> : null}
      label="Reason"
      isOptional
      maxCharacters={APPLICATION_LIMITS.reasonCharactersMax}
      check={(reason) => longReasonError(reason, false)}
      confirmLabel="Submit"
      tone="danger"
      isBusy={isBusy}
      onSubmit={(reason) =>
        leaving.during(
          run((seen) => reject.mutateAsync({ opportunityId, expertId, reason: reason || null, ...seen }), {
            success: `${name} is rejected.`,
          }),
        )
      }
      onClose={leaving.back}
    />
  )
}

/** Returns to the page when the step is done, cancelled or not allowed for this user. */
function useReturn({ opportunity, isPoster }: ApplicationView, isAllowed: boolean) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const home = paths.opportunityDetail(opportunity.id, {
    tab: params.get('tab') ?? (isPoster ? 'interests' : null),
    applicant: params.get('applicant'),
  })
  useEffect(() => {
    if (!isAllowed && !isBusy) navigate(home, { replace: true })
  }, [isAllowed, isBusy, navigate, home])
  return {
    back: () => navigate(home, { replace: true }),
    /** Stays while the request runs, although the refreshed data no longer allows the step. */
    during: (step: Promise<boolean>) => {
      setIsBusy(true)
      return step.finally(() => setIsBusy(false))
    },
  }
}

type Leaving = ReturnType<typeof useReturn>
