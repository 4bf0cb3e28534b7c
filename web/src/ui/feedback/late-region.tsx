import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary'

interface LateRegionProps extends ComponentProps<typeof ErrorBoundary> {
  /** in its place until its code is there */
  fallback?: ReactNode
}

/** A region whose code comes after the page's. Should that fail, or the region crash, the rest of the page stays. */
export function LateRegion({ fallback = null, children, ...boundary }: LateRegionProps) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
