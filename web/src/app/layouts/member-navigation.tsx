import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { PLACES, POST, READING } from './member-places'
import { RailLink } from './rail-link'
import { usePostChoice } from './use-post-choice'

// only for staff
const StaffRail = lazy(async () => ({ default: (await import('./staff-navigation')).StaffRail }))
const StaffPlacesBar = lazy(async () => ({ default: (await import('./staff-navigation')).StaffBar }))

export function Rail() {
  const { productName } = useConfig()
  const { isAdmin } = useSignedInUser()
  const { onPost, postDialog } = usePostChoice()
  return (
    <div className="hidden w-60 shrink-0 border-e border-line lg:block">
      <nav
        aria-label="Main"
        className="sticky top-0 flex max-h-dvh flex-col gap-1 overflow-y-auto px-4 py-3 *:shrink-0"
      >
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
