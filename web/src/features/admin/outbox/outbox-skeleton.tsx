import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'

/** A list beside what is open. */
export function OutboxSkeleton() {
  return (
    <SkeletonRegion label="Loading the emails">
      <div className="grid gap-6 lg:grid-cols-[22rem_1fr]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
    </SkeletonRegion>
  )
}
