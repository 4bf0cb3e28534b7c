import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { PageSkeleton } from '../shell/page-skeleton'

/** The layout before the session is known, with the same measures so that nothing jumps. */
export function LayoutSkeleton() {
  return (
    <div className="flex min-h-dvh">
      <div className="hidden w-60 shrink-0 border-e border-line p-6 lg:block">
        <SkeletonRegion label="Loading">
          <Skeleton className="mb-12 h-8 w-32" />
          <div className="grid gap-4">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-6 w-24" />
          </div>
        </SkeletonRegion>
      </div>
      <main className="mx-auto w-full max-w-content px-4 pt-24 md:px-8">
        <PageSkeleton />
      </main>
    </div>
  )
}
