import { ClipboardCheck, Compass } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { Popover } from '#ui/overlay/popover.js'
import { PLACES, POST, READING } from './member-places'
import { type Place, RailLink } from './rail-link'
import { usePostChoice } from './use-post-choice'

/** On phones this one entry stands for every staff page, which have a bar of their own. */
const STAFF_AREA: Place = { to: paths.admin, label: 'Staff', icon: ClipboardCheck }

const ENTRY =
  'bar-entry flex min-h-14 w-full flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:outline-offset-[-2px] aria-[current=page]:font-medium aria-[current=page]:text-accent'

/** Where there is no room for the rail. Five entries fit on a phone, so one opens what there is to read. */
export function BottomBar() {
  const { isAdmin } = useSignedInUser()
  const { onPost, postDialog } = usePostChoice()
  return (
    <nav
      aria-label="Main, bottom bar"
      className="fixed inset-x-0 bottom-0 z-30 flex *:flex-1 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {PLACES.map((place) => (
        <BarLink key={place.to} place={place} onClick={place.to === POST ? onPost : undefined} />
      ))}
      <Explore />
      {isAdmin ? <BarLink place={STAFF_AREA} /> : null}
      {postDialog}
    </nav>
  )
}

function BarLink({ place, onClick }: { place: Place; onClick?(event: MouseEvent): void }) {
  return (
    <NavLink to={place.to} end={place.isExact} onClick={onClick} className={ENTRY}>
      <Icon of={place.icon} />
      {place.label}
    </NavLink>
  )
}

function Explore() {
  const { pathname } = useLocation()
  const isHere = READING.some(({ to }) => pathname.startsWith(to))
  return (
    <Popover
      label="Explore"
      // above the bar
      className="top-auto! bottom-[calc(4rem+env(safe-area-inset-bottom))] w-56 p-1"
      button={(props) => (
        <button type="button" {...props} aria-current={isHere ? 'page' : undefined} className={ENTRY}>
          <Icon of={Compass} />
          Explore
        </button>
      )}
    >
      {(close) => READING.map((place) => <RailLink key={place.to} place={place} onClick={close} />)}
    </Popover>
  )
}
