import {
  Activity,
  Award,
  Banknote,
  BookOpenCheck,
  Briefcase,
  ClipboardCheck,
  HandCoins,
  House,
  ListTodo,
  type LucideIcon,
  Mails,
  PenLine,
  ReceiptText,
  ScrollText,
} from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { scrollRowTo } from '#lib/browser/scroll-row.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { type SessionUser, useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { Wordmark } from '#ui/display/wordmark.js'

interface Place {
  to: string
  label: string
  icon: LucideIcon
  isExact?: boolean
}

function placesFor(user: SessionUser): { everyday: Place[]; staff: Place[] } {
  return {
    everyday: [
      { to: paths.home, label: 'Home', icon: House, isExact: true },
      { to: paths.opportunitySummary(), label: 'Opportunities', icon: Briefcase },
      { to: paths.opportunitiesCreator(), label: 'Post', icon: PenLine },
    ],
    staff: user.isAdmin ? STAFF_PLACES : [],
  }
}

/** On phones this one entry stands for every staff page. */
const STAFF_AREA: Place = { to: paths.admin, label: 'Staff', icon: ClipboardCheck }

const STAFF_PLACES: Place[] = [
  { to: paths.admin, label: 'Overview', icon: ListTodo, isExact: true },
  { to: paths.adminOpportunities(), label: 'Review', icon: ClipboardCheck },
  { to: paths.adminCreditRequests(), label: 'Credits', icon: HandCoins },
  { to: paths.adminLedger(), label: 'Ledger', icon: BookOpenCheck },
  { to: paths.adminPurchases(), label: 'Purchases', icon: ReceiptText },
  { to: paths.adminPayouts(), label: 'Payouts', icon: Banknote },
  { to: paths.adminRewards(), label: 'Rewards', icon: Award },
  { to: paths.adminAudit(), label: 'Audit', icon: ScrollText },
  { to: paths.adminOutbox, label: 'Outbox', icon: Mails },
  { to: paths.adminEvents, label: 'Events', icon: Activity },
]

export function Rail() {
  const { productName } = useConfig()
  const { everyday, staff } = placesFor(useSignedInUser())
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
        {everyday.map((place) => (
          <RailLink key={place.to} place={place} />
        ))}
        {staff.length > 0 ? <p className="mt-6 mb-1 px-3 text-xs text-muted">Staff</p> : null}
        {staff.map((place) => (
          <RailLink key={place.to} place={place} />
        ))}
      </nav>
    </div>
  )
}

function RailLink({ place }: { place: Place }) {
  return (
    <NavLink
      to={place.to}
      end={place.isExact}
      className="focus-ring flex min-h-10 items-center gap-3 rounded-md px-3 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
    >
      <Icon of={place.icon} />
      {place.label}
    </NavLink>
  )
}

/** Navigation between the staff pages on phones and tablets, where there is no rail. */
export function StaffBar() {
  const { staff } = placesFor(useSignedInUser())
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to look again
  useLayoutEffect(() => {
    scrollRowTo(bar.current, bar.current?.querySelector('[aria-current="page"]'))
  }, [pathname])
  if (staff.length === 0 || !pathname.startsWith(paths.admin)) return null
  return (
    <nav
      ref={bar}
      aria-label="Staff pages"
      className="flex overflow-x-auto border-b border-line bg-paper px-2 [scrollbar-width:none] md:px-8 lg:hidden"
    >
      {staff.map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={place.isExact}
          className="flex min-h-12 items-center gap-2 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-muted md:px-3 focus-visible:outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          <Icon of={place.icon} size={16} className="max-md:hidden" />
          {place.label}
        </NavLink>
      ))}
    </nav>
  )
}

/** Four entries fit on a phone. Staff pages share the fourth and have a bar of their own. */
export function BottomBar() {
  const { everyday, staff } = placesFor(useSignedInUser())
  return (
    <nav
      aria-label="Main, bottom bar"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {(staff.length > 0 ? [...everyday, STAFF_AREA] : everyday).map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={place.isExact}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:outline-offset-[-2px] aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          <Icon of={place.icon} />
          {place.label}
        </NavLink>
      ))}
    </nav>
  )
}
