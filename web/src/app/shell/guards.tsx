import type { ReactNode } from 'react'
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { PageSkeleton } from './page-skeleton'

/**
 * Visitors log in first and then return to the page they wanted.
 * @param forVisitors shown instead of the login page, except to somebody whose session has just ended
 */
export function RequireSession({ forVisitors, children }: { forVisitors?: ReactNode; children?: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <PageSkeleton />
  if (session.status === 'visitor' && forVisitors && !session.hasEnded) return forVisitors
  if (session.status === 'visitor') return <Navigate to={paths.login(createPath(location))} replace />
  return children ?? <Outlet />
}

/** Inside RequireSession. For pages that only experts have; everybody else is sent to their account. */
export function RequireExpert() {
  const { user } = useSession()
  return user?.isExpert ? <Outlet /> : <Navigate to={paths.account} replace />
}
