import { useState } from 'react'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '#ui/button/button.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { isStepOpen } from '../page/application'
import type { ApplicationView } from '../page/application-view'

const DeclineDialog = lazyPart(() => import('./decline-dialog'))

/** Whether the user was asked, and hasn't answered yet. */
export function mayDecline({ opportunity, isExpert, readsAll, own }: ApplicationView): boolean {
  return isExpert && !readsAll && opportunity.isAsked && isStepOpen('declineRequest', opportunity.status, own)
}

/** An asked expert's way to say no, so that nobody waits for them. */
export function DeclineRequest({ opportunity }: Pick<ApplicationView, 'opportunity'>) {
  const [isOpen, setIsOpen] = useState(false)
  useLoadedLater(DeclineDialog)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Not for me</Button>
      {isOpen ? (
        <LateDialog onClose={() => setIsOpen(false)}>
          <DeclineDialog opportunity={opportunity} onClose={() => setIsOpen(false)} />
        </LateDialog>
      ) : null}
    </>
  )
}
