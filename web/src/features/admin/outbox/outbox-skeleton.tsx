import { MasterDetailSkeleton } from '#ui/feedback/skeleton.js'

export function OutboxSkeleton() {
  return <MasterDetailSkeleton label="Loading the emails" className="lg:grid-cols-[22rem_1fr]" />
}
