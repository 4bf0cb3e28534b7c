import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { Skeleton } from '#ui/feedback/skeleton.js'

/** The cards of all kinds. They load while the results are looked for. */
export const FoundCards = lazyPart(() => import('../found-card'))

/** A result as a card of its kind. */
export function FoundCard(props: ComponentProps<typeof FoundCards>) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <FoundCards {...props} />
    </Suspense>
  )
}
