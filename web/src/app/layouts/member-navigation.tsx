import { Briefcase, ClipboardCheck, House, Lightbulb, MessagesSquare, PenLine, Users, Video } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { type Place, RailLink } from './rail-link'
import { usePostChoice } from './use-post-choice'

// only for staff
const StaffRail = lazy(async () => ({ default: (await import('./staff-navigation')).StaffRail }))
const StaffPlacesBar = lazy(async () => ({ default: (await import('./staff-navigation')).StaffBar }))

const POST = paths.allPackages()

const PLACES: Place[] = [
  { to: paths.home, label: 'Home', icon: House, isExact: true },
  { to: paths.opportunitySummary(), label: 'Opportunities', icon: Briefcase },
  { to: POST, label: 'Post', icon: PenLine },
]

/** Whom one meets and what one reads: in the rail only, because a phone's bar is full. */
const READING: Place[] = [
  { to: paths.leadingExperts, label: 'Experts', icon: Users },
  { to: paths.adviceOffering(), label: '1:1 calls', icon: Video },
  { to: paths.insights(), label: 'Insights', icon: Lightbulb },
  { to: paths.questionSummary(), label: 'Q&A', icon: MessagesSquare },
]

/** On phones this one entry stands for every staff page. */
const STAFF_AREA: Place = { to: paths.admin, label: 'Staff', icon: ClipboardCheck }

export function Rail() {
  const { productName } = useConfig()
  const { isAdmin } = useSignedInUser()
  const { onPost, postDialog } = usePostChoice()
  return (
    <div className="hidden w-60 shrink-0 border-e border-line lg:block">
      <nav aria-label="Main" className="sticky top-0 flex flex-col gap-1 px-4 py-3">
        <Link
          to={paths.home}
          className="focus-ring mb-8 inline-flex self-start rounded-md px-2"
          aria-label={`${productName}, home`}
        >
          <Wordmark name={productName} />
        </Link>
        {[...PLACES, ...READING].map((place) => (
          <RailLink key={place.to} place={place} onClick={place.to === POST ? onPost : undefined} />
        ))}
        {isAdmin ? (
          <>
            <p className="mt-6 mb-1 px-3 text-xs text-muted">Staff</p>
            <Suspense>
              <StaffRail />
            </Suspense>
          </>
        ) : null}
      </nav>
      {postDialog}
    </div>
  )
}

/** On the staff pages; its room is kept until it is there. */
export function StaffBar() {
  const { isAdmin } = useSignedInUser()
  const { pathname } = useLocation()
  if (!isAdmin || !pathname.startsWith(paths.admin)) return null
  return (
    <Suspense fallback={<div className="h-12 border-b border-line lg:hidden" />}>
      <StaffPlacesBar />
    </Suspense>
  )
}

/** Four entries fit on a phone. Staff pages share the fourth and have a bar of their own. */
export function BottomBar() {
  const { isAdmin } = useSignedInUser()
  const { onPost, postDialog } = usePostChoice()
  return (
    <nav
      aria-label="Main, bottom bar"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {(isAdmin ? [...PLACES, STAFF_AREA] : PLACES).map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={place.isExact}
          onClick={place.to === POST ? onPost : undefined}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:outline-offset-[-2px] aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          <Icon of={place.icon} />
          {place.label}
        </NavLink>
      ))}
      {postDialog}
    </nav>
  )
}
