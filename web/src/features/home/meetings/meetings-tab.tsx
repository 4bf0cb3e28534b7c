import { CalendarDays } from 'lucide-react'
import { type Booking, useBookings } from '#entities/call/use-bookings.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Section } from '#ui/display/section.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { BookingRow } from './booking-row'
import { MEETINGS_SKELETON } from './meetings-skeleton'

/** The user's calls: those to come, the soonest first, then those that took place (DASH-23 to DASH-25). */
export default function MeetingsTab({ source }: { source: string | null }) {
  const { data, error, refetch, isAsked, isRefetching } = useBookings(source)
  if (!isAsked) return <EmptyState icon={CalendarDays} title="Your calls aren’t shown here." />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (!data) return <SkeletonRows label="Loading your meetings" rows={MEETINGS_SKELETON} />
  if (data.items.length === 0) return <NoMeetings />
  const [upcoming, past] = [ofStatus(data.items, 'upcoming'), ofStatus(data.items, 'past')]
  return (
    <div className="grid grid-cols-1 gap-10">
      {error ? <ErrorState title="This may be out of date" error={error} onRetry={() => void refetch()} /> : null}
      <Calls id="upcoming" title="Upcoming" calls={upcoming} none="No calls are coming up." />
      {past.length > 0 ? <Calls id="past" title="Past" calls={past} none="" /> : null}
    </div>
  )
}

const ofStatus = (calls: readonly Booking[], status: Booking['status']) =>
  calls.filter((call) => call.status === status)

function Calls({ id, title, calls, none }: { id: string; title: string; calls: readonly Booking[]; none: string }) {
  return (
    <Section id={`meetings-${id}`} title={title}>
      {calls.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line md:grid md:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
          {calls.map((call) => (
            <BookingRow key={call._id} booking={call} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function NoMeetings() {
  const { isExpert } = useSignedInUser()
  return isExpert ? (
    <EmptyState
      icon={CalendarDays}
      title="No calls are booked with you yet."
      text="Companies book calls with applicants who have a scheduling link, and from the offers on your profile."
      action={<LinkButton to={paths.accountExpertise}>Add your scheduling link</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={CalendarDays}
      title="You haven’t booked a call yet."
      text="Book an introduction with an expert, or a free call of 20 minutes with anybody who applies to one of your posts."
      action={<LinkButton to={paths.adviceOffering()}>See calls with experts</LinkButton>}
    />
  )
}
