import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.js'

const Recordings = lazy(() => import('./recordings'))

/** The recordings of an item; what is only read loads nothing for them. */
export function LazyRecordings(props: ComponentProps<typeof Recordings>) {
  if (props.item.recordings.length === 0) return null
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <Recordings {...props} />
    </Suspense>
  )
}
