import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import type { Booking } from '#entities/call/use-bookings.js'
import { linkTo } from '#entities/opportunity/next-place.js'
import { formatExactDate, formatMeetingTime } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { webUrl } from '#lib/stored/web-url.js'
import { buttonSkin } from '#ui/button/button-skin.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Avatar } from '#ui/display/avatar.js'
import { Icon } from '#ui/display/icon.js'
import { OfferCallActions } from './offer-call-actions'

/** A call: with whom, about what and when, and the way to another time. */
export function BookingRow({ booking }: { booking: Booking }) {
  const { title, startDate, endDate } = booking
  const { id, name, picture } = otherSide(booking)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 py-4 md:col-span-full md:grid md:grid-cols-subgrid">
      <Avatar id={id} name={name} src={picture} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate">
          <Link to={placeOf(booking)} className="focus-ring rounded-sm font-medium text-ink hover:text-accent">
            Call with {name}
          </Link>
        </p>
        <p className="line-clamp-2 text-sm text-muted">
          {[booking.isExpert ? booking.booker?.company : null, title].filter(Boolean).join(FACT_DOT)}
        </p>
      </div>
      {startDate && endDate ? (
        <time
          dateTime={startDate}
          title={formatExactDate(startDate)}
          className="tabular text-sm text-ink max-md:grow md:text-end"
        >
          {formatMeetingTime(startDate, endDate)}
        </time>
      ) : (
        <span className="text-sm text-muted max-md:grow md:text-end">No time noted yet</span>
      )}
      {booking.offeringId ? (
        <OfferCallActions booking={booking} name={name} />
      ) : (
        <AnotherTime booking={booking} name={name} />
      )}
    </li>
  )
}

/** Only whoever books can book another time; without a calendar, what is to come is changed where the call stands. */
function AnotherTime({ booking, name }: { booking: Booking; name: string }) {
  if (booking.isExpert) return null
  const calendar = webUrl(booking.schedulingUrl)
  if (booking.status === 'past' || !calendar)
    return (
      <LinkButton size="sm" to={placeOf(booking)}>
        {booking.status === 'past' ? 'Book again' : 'See the call'}
        <span className="sr-only"> with {name}</span>
      </LinkButton>
    )
  return (
    <a href={calendar.href} target="_blank" rel="noopener noreferrer" className={buttonSkin('secondary', 'sm')}>
      <Icon of={ExternalLink} size={16} />
      Reschedule<span className="sr-only"> the call with {name}, in their calendar</span>
    </a>
  )
}

/** With whom the call is, as far as the reader may know. */
function otherSide({ expert, isExpert, booker, poster, posterId }: Booking) {
  if (!isExpert) return { id: expert.id, name: fullName(expert), picture: expert.profile_pic }
  return { id: posterId, name: poster, picture: booker?.profile_pic ?? null }
}

/** Where the call stands in the application; of one from an offer, whom it is with. */
function placeOf({ opportunityId, offeringId, expert, isExpert }: Booking): string {
  if (!opportunityId) return isExpert ? paths.adviceDetails(offeringId ?? '') : paths.profileOf(expert)
  if (isExpert) return paths.opportunityDetail(opportunityId, { tab: 'interests' })
  return linkTo(opportunityId, { place: 'applicant', applicantId: expert.id }).to
}
