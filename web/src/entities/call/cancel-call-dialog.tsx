import { messageOf } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useCancelAdviceBookingMutation } from './booking.generated'
import { useRefreshBookings } from './use-bookings'

interface CancelCallDialogProps {
  id: string
  withWhom: string
  onKeep(): void
  onDone(): void
}

/** Asks before a booked call is called off, by either side (GK-012). */
export function CancelCallDialog({ id, withWhom, onKeep, onDone }: CancelCallDialogProps) {
  const alerts = useAlerts()
  const refresh = useRefreshBookings()
  const cancel = useCancelAdviceBookingMutation({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: 'The call is cancelled.' })
      onDone()
    },
    onSettled: refresh,
  })
  const once = useOnceAtATime(cancel)
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title="Cancel this call?"
      footer={
        <>
          <Button onClick={onKeep}>Keep the call</Button>
          <Button variant="danger" isBusy={cancel.isPending} onClick={() => once({ id })}>
            Cancel the call
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-base text-muted">
        <p>{withWhom} will be told. If a time is in a calendar already, cancel it there, too.</p>
        {cancel.error ? (
          <Notice tone="danger" isLive title="The call couldn’t be cancelled">
            <p>{messageOf(cancel.error)}</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
