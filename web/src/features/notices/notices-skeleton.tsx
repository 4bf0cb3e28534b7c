import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'

export function NoticesSkeleton() {
  return (
    <SkeletonRegion label="Loading notices">
      <div className="grid gap-3 p-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </SkeletonRegion>
  )
}
