import { useState } from 'react'
import { useConfig } from '#lib/config.js'
import { messageOf } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useNoteCallTimeMutation } from './booking.generated'
import { toCalendar } from './calendar-message'
import { CancelCallDialog } from './cancel-call-dialog'
import { ScheduleCall } from './schedule-call'
import { useRefreshBookings } from './use-bookings'
import { useTypedTime } from './use-typed-time'

interface BookedCallDialogProps {
  call: { id: string; subtopic: string; schedulingUrl: string | null; startDate: string | null }
  withWhom: string
  /** It was booked just now. */
  isNew?: boolean
  onClose(): void
}

/** A call that the user booked from an offer: the expert's calendar, when it is, and calling it off. */
export default function BookedCallDialog({ call, withWhom, isNew = false, onClose }: BookedCallDialogProps) {
  const [isScheduled, setIsScheduled] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const time = useTypedTime(call.id, localTime(call.startDate))
  const { save, isPending, error } = useNotedTime(call.id, () => {
    time.forget()
    onClose()
  })
  if (isCancelling)
    return <CancelCallDialog id={call.id} withWhom={withWhom} onKeep={() => setIsCancelling(false)} onDone={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={isNew ? 'Your call is booked' : `Call with ${withWhom}`}
      description={isNew ? `With ${withWhom}. You’ll find it under My Meetings.` : call.subtopic}
      footer={
        <>
          <Button variant="quiet" className="me-auto" onClick={() => setIsCancelling(true)}>
            Cancel this call
          </Button>
          <Button onClick={onClose}>{isNew ? 'Done' : 'Close'}</Button>
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => time.typed !== '' && save(time.typed)}
            disabled={time.typed === ''}
          >
            Save the time
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {call.schedulingUrl ? (
          <div className="grid gap-3">
            <ScheduleCall
              address={call.schedulingUrl}
              withWhom={withWhom}
              isBooked={isScheduled}
              onBooked={() => setIsScheduled(true)}
            />
            <InNewTab address={call.schedulingUrl} />
          </div>
        ) : (
          <p className="text-muted">{withWhom}’s calendar can’t be opened any more.</p>
        )}
        <Field label="When is the call?" isOptional hint="Shown under My Meetings, for both of you.">
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={time.typed}
              onChange={(event) => time.change(event.target.value)}
            />
          )}
        </Field>
        {error ? (
          <Notice tone="danger" isLive title="The time couldn’t be saved">
            <p>{messageOf(error)}</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Beside an embedded calendar, which some browsers and networks don't show. */
function InNewTab({ address }: { address: string }) {
  const { calendarOrigin } = useConfig()
  if (!toCalendar(address, calendarOrigin)?.isEmbedded) return null
  return (
    <p className="text-muted">
      Can’t see the calendar?{' '}
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="focus-ring rounded-sm text-accent underline"
      >
        Open it in a new tab
      </a>
    </p>
  )
}

function useNotedTime(id: string, onSaved: () => void) {
  const alerts = useAlerts()
  const refresh = useRefreshBookings()
  const note = useNoteCallTimeMutation({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: 'The call is noted.' })
      onSaved()
    },
    onSettled: refresh,
  })
  const once = useOnceAtATime(note)
  return {
    ...{ isPending: note.isPending, error: note.error },
    save: (typed: string) => once({ id, scheduledAt: new Date(typed).toISOString() }),
  }
}

/** As a field of date and time holds it: in the reader's own zone. */
function localTime(at: string | null): string {
  if (!at) return ''
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
