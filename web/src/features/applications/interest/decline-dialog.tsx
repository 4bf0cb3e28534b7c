import { longReasonError } from '#contract/applications/reasons.js'
import { endSentence } from '#contract/format/end-sentence.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import type { ApplicationView } from '../page/application-view'
import { useStep } from '../page/use-applications'
import { useDeclineRequestMutation } from './decline-request.expert.generated'

interface DeclineDialogProps extends Pick<ApplicationView, 'opportunity'> {
  onClose(): void
}

/** Asks an expert who was asked for their reason to say no. */
export default function DeclineDialog({ opportunity: { id, type, poster }, onClose }: DeclineDialogProps) {
  const decline = useDeclineRequestMutation()
  const { run, isBusy } = useStep()
  return (
    <ReasonDialog
      isOpen
      keptAs={`decline:${id}`}
      title={`Decline this ${wordForType(type)}?`}
      text={`This is final: you can’t show interest afterwards. We’ll tell ${poster.within}, and include your reason if you give one.`}
      label="Reason"
      isOptional
      maxCharacters={APPLICATION_LIMITS.reasonCharactersMax}
      check={(reason) => longReasonError(reason, false)}
      confirmLabel="Decline"
      tone="danger"
      isBusy={isBusy}
      onSubmit={async (reason) => {
        const isDone = await run(() => decline.mutateAsync({ opportunityId: id, reason: reason || null }), {
          success: endSentence(`You declined. We’ve told ${poster.within}`),
        })
        if (isDone) onClose()
        return isDone
      }}
      onClose={onClose}
    />
  )
}
