import { SkeletonRows } from '#ui/feedback/skeleton.js'

export function NoticesSkeleton() {
  return <SkeletonRows label="Loading notices" className="gap-3 p-4" rows={['h-10', 'h-10']} />
}
