import { Suspense, useState } from 'react'
import { CancelCallDialog } from '#entities/call/cancel-call-dialog.js'
import type { Booking } from '#entities/call/use-bookings.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { webUrl } from '#lib/stored/web-url.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'

const BookedCallDialog = lazyPart(() => import('#entities/call/booked-call-dialog.js'))

interface OfferCallActionsProps {
  booking: Booking
  name: string
}

/** What its two sides can do with a call from an offer: choose and note its time, cancel it, or book the next one. */
export function OfferCallActions({ booking, name }: OfferCallActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isExpert, status } = booking
  const close = () => setIsOpen(false)
  if (status === 'past')
    return isExpert ? null : (
      <LinkButton size="sm" to={paths.adviceDetails(booking.offeringId ?? '')}>
        Book again<span className="sr-only"> with {name}</span>
      </LinkButton>
    )
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {isExpert ? 'Cancel' : booking.startDate ? 'Reschedule' : 'Choose a time'}
        <span className="sr-only">{isExpert ? ` the call with ${name}` : ` for the call with ${name}`}</span>
      </Button>
      {isOpen && isExpert ? (
        <CancelCallDialog id={booking._id} withWhom={name} onKeep={close} onDone={close} />
      ) : isOpen ? (
        <Suspense fallback={null}>
          <BookedCallDialog call={callOf(booking)} withWhom={name} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

const callOf = ({ _id: id, title: subtopic, startDate, schedulingUrl }: Booking) => ({
  ...{ id, subtopic, startDate },
  schedulingUrl: webUrl(schedulingUrl)?.href ?? null,
})
