import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'

/** Placeholder for a page that is loading: heading, lead and a few rows. */
export function PageSkeleton() {
  return (
    <SkeletonRegion label="Loading the page">
      <Skeleton className="mb-3 h-8 w-64 max-w-full" />
      <Skeleton className="mb-12 h-4 w-96 max-w-full" />
      <div className="grid gap-4">
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
    </SkeletonRegion>
  )
}
