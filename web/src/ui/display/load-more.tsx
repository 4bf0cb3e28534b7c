import { Button } from '../button/button'

interface LoadMoreProps {
  hasMore: boolean
  isBusy: boolean
  onMore(): void
  label?: string
}

/** The button at the end of a partial list. Not endless scrolling, so that the footer can be reached. */
export function LoadMore({ hasMore, isBusy, onMore, label = 'Show more' }: LoadMoreProps) {
  if (!hasMore) return null
  return (
    <div className="flex justify-center pt-6">
      <Button onClick={onMore} isBusy={isBusy}>
        {label}
      </Button>
    </div>
  )
}
