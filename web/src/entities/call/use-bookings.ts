import { useQuery, useQueryClient } from '@tanstack/react-query'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'

/** A call of the user's, as GET /user/consultation/bookings answers it (DASH-23, GD-84). */
export interface Booking {
  _id: string
  status: 'upcoming' | 'past'
  /** null while nobody noted when it is */
  startDate: string | null
  endDate: string | null
  title: string
  /** the post that it is about; null for a call from an offer */
  opportunityId: string | null
  /** the offer that it was booked from; null for a call with an applicant */
  offeringId: string | null
  /** in credits */
  price: number
  expert: { id: string; first_name: string; last_name: string; profile_pic: string | null }
  /** the user is the expert, not the one who booked */
  isExpert: boolean
  /** what the expert calls whoever booked */
  poster: string
  /** of the person or company that `poster` names; of the post while they are hidden */
  posterId: string
  /** who booked the expert's offer; null for a call with an applicant, whose poster may be hidden */
  booker: {
    id: string
    first_name: string
    last_name: string
    profile_pic: string | null
    company: string | null
  } | null
  /** the expert's calendar, for the one who books */
  schedulingUrl: string | null
}

export interface Bookings {
  count: number
  items: Booking[]
}

const KEY = 'bookings'

/** DASH-24 */
const REFETCH_MS = 60_000

/** The source whose screens show no calls (DASH-25, GD-09), compared exactly. */
const SOURCE_WITHOUT_CALLS = 'twin-plugin'

/** The user's calls, those to come first, asked for again every 60 seconds; never by the source `twin-plugin`. */
export function useBookings(source: string | null) {
  const { id: me } = useSignedInUser()
  const isAsked = source !== SOURCE_WITHOUT_CALLS
  const query = useQuery({
    queryKey: [KEY, me],
    queryFn: ({ signal }) => restGet<Bookings>('/user/consultation/bookings', { signal }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: isAsked ? REFETCH_MS : false,
  })
  return { ...query, isAsked }
}

/** Asks for the user's calls again, wherever they are shown: after one was booked, noted or cancelled. */
export function useRefreshBookings(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}
