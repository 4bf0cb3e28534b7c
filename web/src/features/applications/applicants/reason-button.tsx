import { useState } from 'react'
import { REASON_MISSING } from '#contract/messages.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** Shows the stored reason in a dialog (OPP-83, OERR-21). */
export function ReasonButton({ reason }: { reason: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        See the reason
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Reason">
        <p className="whitespace-pre-line text-ink">{reason || REASON_MISSING}</p>
      </Dialog>
    </>
  )
}
