import { Outlet, useLocation } from 'react-router-dom'
import { LateRegion } from '#ui/feedback/late-region.js'
import { PageSkeleton } from './page-skeleton'

/** The part of the layout that holds the page. It can load late or crash without taking the layout with it. */
export function PageRegion() {
  const { pathname } = useLocation()
  return (
    <LateRegion resetKey={pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </LateRegion>
  )
}
