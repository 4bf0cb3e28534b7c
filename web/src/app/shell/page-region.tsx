import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { PageSkeleton } from './page-skeleton'

/** Where the page stands: it may load late or break without taking the shell along. */
export function PageRegion() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
