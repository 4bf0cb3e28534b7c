import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { PageSkeleton } from './page-skeleton'

/** The part of the layout that holds the page. It can load late or crash without taking the layout with it. */
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
