import {
  Activity,
  Award,
  Banknote,
  BookOpenCheck,
  ClipboardCheck,
  HandCoins,
  ListTodo,
  Mails,
  MessageCircleQuestion,
  ReceiptText,
  ScrollText,
} from 'lucide-react'
import { NavLink, useLocation } from 'react-router-dom'
import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'
import { type Place, RailLink } from './rail-link'

const STAFF_PLACES: Place[] = [
  { to: paths.admin, label: 'Overview', icon: ListTodo, isExact: true },
  { to: paths.adminOpportunities(), label: 'Review', icon: ClipboardCheck },
  { to: paths.adminQuestions(), label: 'Questions', icon: MessageCircleQuestion },
  { to: paths.adminCreditRequests(), label: 'Credits', icon: HandCoins },
  { to: paths.adminLedger(), label: 'Ledger', icon: BookOpenCheck },
  { to: paths.adminPurchases(), label: 'Purchases', icon: ReceiptText },
  { to: paths.adminPayouts(), label: 'Payouts', icon: Banknote },
  { to: paths.adminRewards(), label: 'Rewards', icon: Award },
  { to: paths.adminAudit(), label: 'Audit', icon: ScrollText },
  { to: paths.adminOutbox, label: 'Outbox', icon: Mails },
  { to: paths.adminEvents, label: 'Events', icon: Activity },
]

/** The staff pages in the rail. */
export function StaffRail() {
  return STAFF_PLACES.map((place) => <RailLink key={place.to} place={place} />)
}

/** Navigation between the staff pages on phones and tablets, where there is no rail. */
export function StaffBar() {
  const { pathname } = useLocation()
  const bar = useScrollingRow<HTMLElement>('[aria-current="page"]', pathname)
  return (
    <nav
      ref={bar}
      aria-label="Staff pages"
      className="scrolling-row relative flex border-b border-line bg-paper px-2 md:px-8 lg:hidden"
    >
      {STAFF_PLACES.map((place) => (
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
