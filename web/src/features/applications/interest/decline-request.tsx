import { useState } from 'react'
import { longReasonError } from '#contract/applications/reasons.js'
import { endSentence } from '#contract/format/end-sentence.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { Button } from '#ui/button/button.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { isStepOpen } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { useStep } from '../page/use-applications'
import { useDeclineRequestMutation } from './decline-request.expert.generated'

/** Whether the user was asked, and hasn't answered yet. */
export function mayDecline({ opportunity, isExpert, readsAll, own }: ApplicationView): boolean {
  return isExpert && !readsAll && opportunity.isAsked && isStepOpen('declineRequest', opportunity.status, own)
}

/** An asked expert's way to say no, so that nobody waits for them. */
export function DeclineRequest({ opportunity: { id, type, poster } }: Pick<ApplicationView, 'opportunity'>) {
  const [isOpen, setIsOpen] = useState(false)
  const decline = useDeclineRequestMutation()
  const { run, isBusy } = useStep()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Not for me</Button>
      {isOpen ? (
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
            if (isDone) setIsOpen(false)
            return isDone
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
