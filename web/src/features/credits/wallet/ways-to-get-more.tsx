import { CalendarSync, ChevronRight, HandCoins, type LucideIcon, ShoppingBag, UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'

interface Way {
  to: string
  icon: LucideIcon
  title: string
  text: string
}

const WAYS: readonly Way[] = [
  { to: paths.getCredits(), icon: ShoppingBag, title: 'Buy Credits', text: 'They’re yours until you spend them.' },
  {
    to: paths.subscriptions(),
    icon: CalendarSync,
    title: 'Choose a plan',
    text: 'Paid plans come with Credits every month.',
  },
  {
    to: paths.wizlingRequest(),
    icon: HandCoins,
    title: 'Ask our staff',
    text: 'Tell us what you need them for, and we’ll look at it.',
  },
  {
    to: paths.refer,
    icon: UserPlus,
    title: 'Refer somebody',
    text: 'You get Credits once they first buy something or we approve their first answer.',
  },
]

/** Where more Credits come from. */
export function WaysToGetMore() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {WAYS.map(({ to, icon, title, text }) => (
        <li key={title}>
          <Link to={to} className="group flex items-center gap-4 py-4 focus-visible:outline-offset-[-2px]">
            <Icon of={icon} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium group-hover:text-accent">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
            <Icon of={ChevronRight} size={16} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
