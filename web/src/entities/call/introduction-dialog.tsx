import { useState } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { hasCode, isRequestError, messageOf } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { Dialog } from '#ui/overlay/dialog.js'
import BookedCallDialog from './booked-call-dialog'
import { type BookingEligibilityQuery, useBookAdviceMutation } from './booking.generated'
import { BookingRefusal } from './booking-refusal'
import type { OfferToBook } from './offer-to-book'
import { useRefreshBookings } from './use-bookings'

/** Answers that trying again doesn't change. */
const REFUSALS = [
  ...(['PAID_PLAN_REQUIRED', 'FREE_CALL_ALREADY_USED', 'FREE_CALLS_LIMIT_REACHED', 'OFFER_NOT_FOUND'] as const),
  ...(['OWN_OFFER', 'OFFER_NOT_FREE', 'EXPERT_CALENDAR_MISSING', 'EMAIL_NOT_VERIFIED', 'ALREADY_DONE'] as const),
]

interface IntroductionDialogProps {
  offer: OfferToBook
  expert: { id: string; first_name: string; last_name: string }
  checked: BookingEligibilityQuery['bookingEligibility']
  onClose(): void
}

/** After the check: why the call can't be booked, or a last question and then the way to the expert's calendar. */
export default function IntroductionDialog({ offer, expert, checked, onClose }: IntroductionDialogProps) {
  const booking = useBooking(offer.id)
  const booked = booking.data?.bookAdvice
  const refused = booking.refusal ?? (checked.isAllowed ? null : { code: checked.blocker, message: checked.message })
  const name = fullName(expert)
  if (booked)
    return (
      <BookedCallDialog
        call={{ id: booked.id, subtopic: offer.title, schedulingUrl: booked.schedulingUrl ?? null, startDate: null }}
        withWhom={name}
        isNew
        onClose={onClose}
      />
    )
  if (refused) return <BookingRefusal code={refused.code ?? ''} message={refused.message ?? ''} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Introduction call with ${name}`}
      description={`${formatCount(offer.minutes, 'minute')}, free of charge.`}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" isBusy={booking.isPending} onClick={booking.book}>
            Book this call
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-base">
        <p className="font-medium wrap-anywhere text-ink">{offer.title}</p>
        <p className="text-muted">
          You choose the time in {expert.first_name}’s calendar, which opens next. {expert.first_name} sees your name
          and company.
        </p>
        <p className="text-muted">{remainingText(checked)}</p>
        {booking.failure ? (
          <Notice tone="danger" isLive title="The call couldn’t be booked">
            <p>{booking.failure} You can try again: it’s booked only once.</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

/** GK-012: of any 31 days, not of a calendar month. */
function remainingText({ limit, used }: { limit: number; used: number }): string {
  if (limit === 1) return 'Your plan includes one introduction call in any 31 days: this one.'
  const left = Math.max(0, limit - used)
  return `Your plan includes ${formatCount(limit, 'introduction call')} in any 31 days; this is ${
    left === 1 ? 'the last one' : `one of the ${left}`
  } you have left.`
}

/** Books once, whatever is clicked and however often it is sent: the id is that of the attempt (GK-088). */
function useBooking(offeringId: string) {
  const [id] = useState(() => crypto.randomUUID())
  const refresh = useRefreshBookings()
  const booking = useBookAdviceMutation({ onSettled: refresh })
  const once = useOnceAtATime(booking)
  const { data, error, isPending } = booking
  const isRefused = hasCode(error, ...REFUSALS)
  return {
    ...{ data, isPending },
    refusal: isRefused && isRequestError(error) ? { code: error.code, message: error.message } : null,
    failure: error && !isRefused ? messageOf(error) : null,
    book: () => once({ offeringId, id }),
  }
}
