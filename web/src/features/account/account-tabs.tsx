import { NavLink, useLocation } from 'react-router-dom'
import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { PageHeader } from '#ui/display/page-header.js'

const PAGES = [
  { to: paths.account, label: 'Profile' },
  { to: paths.accountExpertise, label: 'Expert profile', isForExperts: true },
  { to: paths.accountNotifications(), label: 'Notices and email' },
  { to: paths.accountSecurity, label: 'Sign-in and security' },
  { to: paths.accountData, label: 'Your data' },
]

/** Header of the account pages. Each is a page of its own, so these are links and not tabs. */
export function AccountHeader() {
  const { isExpert } = useSignedInUser()
  const { pathname } = useLocation()
  const row = useScrollingRow<HTMLElement>('[aria-current="page"]', pathname)
  const pages = PAGES.filter(({ isForExperts }) => isExpert || !isForExperts)
  return (
    <>
      <PageHeader title="Account" />
      <nav
        ref={row}
        aria-label="Account pages"
        className="scrolling-row relative -mt-2 mb-8 flex gap-6 border-b border-line"
      >
        {pages.map((page) => (
          <NavLink
            key={page.to}
            to={page.to}
            end
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap text-muted hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {page.label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
