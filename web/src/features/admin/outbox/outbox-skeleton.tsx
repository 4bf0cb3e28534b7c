import { SkeletonPair } from '#ui/feedback/skeleton.js'

export function OutboxSkeleton() {
  return <SkeletonPair label="Loading the emails" className="lg:grid-cols-[22rem_1fr]" />
}
