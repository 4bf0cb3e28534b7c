import { Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { type BookingEligibilityQuery, useBookingEligibilityQuery } from './booking.generated'
import type { OfferToBook } from './offer-to-book'

const IntroductionDialog = lazyPart(() => import('./introduction-dialog'))

const CHECK_FAILED = 'We couldn’t check your plan just now, so nothing was booked. Please try again.'

interface BookIntroductionProps {
  offer: OfferToBook
  expert: { id: string; first_name: string; last_name: string }
}

/**
 * "Book a call" of a free offer. The plan is checked first (ADV-22); if that fails, the details stay open and nothing is
 * booked (ADV-23, GK-090).
 */
export function BookIntroduction({ offer, expert }: BookIntroductionProps) {
  const alerts = useAlerts()
  const once = useOneUnderWay()
  const [isChecking, setIsChecking] = useState(false)
  const [checked, setChecked] = useState<BookingEligibilityQuery['bookingEligibility'] | null>(null)
  const check = async () => {
    setIsChecking(true)
    try {
      const { bookingEligibility } = await useBookingEligibilityQuery.fetcher({ offeringId: offer.id })()
      setChecked(bookingEligibility)
    } catch {
      alerts.show({ tone: 'error', text: CHECK_FAILED })
    }
    setIsChecking(false)
  }
  return (
    <>
      <Button
        variant="primary"
        isBusy={isChecking}
        onClick={() => void once(check)}
        onPointerEnter={IntroductionDialog.load}
      >
        Book a call
      </Button>
      {checked ? (
        <Suspense fallback={null}>
          <IntroductionDialog offer={offer} expert={expert} checked={checked} onClose={() => setChecked(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
