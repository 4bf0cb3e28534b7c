import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'

const WIDTHS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5']

/** Messages to come. */
export function ChatSkeleton() {
  return (
    <SkeletonRegion label="Loading the messages">
      <div className="flex flex-col gap-6 p-6">
        {WIDTHS.map((width) => (
          <div key={width} className="flex gap-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className={`h-5 ${width}`} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
