import { SkeletonPair } from '#ui/feedback/skeleton.js'

/** A list beside what is open. */
export function OutboxSkeleton() {
  return <SkeletonPair label="Loading the emails" className="lg:grid-cols-[22rem_1fr]" />
}
