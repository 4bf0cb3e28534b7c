import { type ReactNode, useEffect } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { longReasonError } from '../../../../../actions/contract/applications/reasons'
import { APPLICATION_LIMITS } from '../../../../../actions/contract/limits'
import { paths, patterns } from '../../../lib/paths'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog'
import { useApplicant } from '../applicants/use-applicants'
import { applicantName, isStepOpen } from '../page/application'
import type { Scene } from '../page/scene'
import { useStep } from '../page/use-applications'
import { useOptOutMutation } from './answer-hire.expert.generated'
import { useRejectApplicantMutation } from './hire.generated'

/** The dialogs with an address of their own: opting out and rejecting (HIRE-01, HIRE-02, GO-55). */
export function LeaveDialogs({ scene }: { scene: Scene }): ReactNode {
  const optingOut = useMatch(patterns.opportunityOptOut)?.params.userId
  const rejected = useMatch(patterns.opportunityReject)?.params.userId
  if (optingOut) return <OptOutDialog key={optingOut} scene={scene} userId={optingOut} />
  if (rejected) return <RejectDialog key={rejected} scene={scene} userId={rejected} />
  return null
}

interface DialogProps {
  scene: Scene
  userId: string
}

/** Only the expert of the address, from where opting out is open; anybody else returns to the page (GO-20). */
function OptOutDialog({ scene, userId }: DialogProps) {
  const { opportunity, own, me } = scene
  const optOut = useOptOutMutation()
  const isAllowed = userId === me && isStepOpen('optOut', opportunity.status, own)
  const { back, submit, isBusy } = useLeaving(scene, isAllowed)
  if (!isAllowed) return null
  return (
    <ReasonDialog
      isOpen
      keptAs={`opt-out:${opportunity.id}`}
      title="Opt out"
      text="Opting out is final: you can't show interest in this opportunity again. The company reads your reason."
      label="Reason"
      maxCharacters={APPLICATION_LIMITS.reasonCharactersMax}
      check={(reason) => longReasonError(reason, true)}
      confirmLabel="Submit"
      tone="danger"
      isBusy={isBusy}
      onSubmit={(reason) =>
        submit(() => optOut.mutateAsync({ opportunityId: opportunity.id, reason }), 'You opted out.')
      }
      onClose={back}
    />
  )
}

/** Only the poster, of somebody who is interested (HIRE-04, GO-21). */
function RejectDialog({ scene, userId }: DialogProps) {
  const { opportunity, isPoster } = scene
  const reject = useRejectApplicantMutation()
  // of many applicants the one of the address may stand on none of the pages that are there
  const { applicant: application, isPending } = useApplicant(scene, userId)
  const isAllowed = isPoster && application !== null && isStepOpen('rejectApplicant', opportunity.status, application)
  const { back, submit, isBusy } = useLeaving(scene, isAllowed || isPending)
  if (!isAllowed) return null
  const name = applicantName(application)
  const variables = { opportunityId: opportunity.id, expertId: userId }
  return (
    <ReasonDialog
      isOpen
      keptAs={`reject:${opportunity.id}:${userId}`}
      title={`Reject ${name}`}
      text={`This is final. ${name} is told, with your reason if you give one.`}
      label="Reason"
      isOptional
      maxCharacters={APPLICATION_LIMITS.reasonCharactersMax}
      check={(reason) => longReasonError(reason, false)}
      confirmLabel="Submit"
      tone="danger"
      isBusy={isBusy}
      onSubmit={(reason) =>
        submit(() => reject.mutateAsync({ ...variables, reason: reason || null }), `${name} is rejected.`)
      }
      onClose={back}
    />
  )
}

/** Leads back to the page: when it is done, when it is called off, and when it is not for this reader. */
function useLeaving({ opportunity, isPoster }: Scene, isAllowed: boolean) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { run, isBusy } = useStep()
  const home = paths.opportunityDetail(opportunity.id, {
    tab: params.get('tab') ?? (isPoster ? 'interests' : null),
    applicant: params.get('applicant'),
  })
  useEffect(() => {
    if (!isAllowed && !isBusy) navigate(home, { replace: true })
  }, [isAllowed, isBusy, navigate, home])
  return {
    back: () => navigate(home, { replace: true }),
    submit: (step: () => Promise<unknown>, success: string) => run(step, { success }),
    isBusy,
  }
}
