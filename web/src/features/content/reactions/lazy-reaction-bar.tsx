import { type ComponentProps, lazy, Suspense } from 'react'

// one reads before one votes
const ReactionBar = lazy(() => import('./reaction-bar'))

/** Like, dislike, save and share, in a place that is kept for them. */
export function LazyReactionBar(props: ComponentProps<typeof ReactionBar>) {
  return (
    <div className="min-h-10">
      <Suspense>
        <ReactionBar {...props} />
      </Suspense>
    </div>
  )
}
