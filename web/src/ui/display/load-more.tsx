import { Button } from '../button/button'

interface LoadMoreProps {
  hasMore: boolean
  isBusy: boolean
  onMore(): void
  label?: string
}

/**
 * The button at the end of a partial list. Not endless scrolling, so that the footer can be reached. Once the last of it is
 * there, whoever pressed it goes on from its place.
 */
export function LoadMore({ hasMore, isBusy, onMore, label = 'Show more' }: LoadMoreProps) {
  return (
    <div data-focus-home className={hasMore ? 'flex justify-center pt-6' : undefined}>
      {hasMore ? (
        <Button onClick={onMore} isBusy={isBusy}>
          {label}
        </Button>
      ) : null}
    </div>
  )
}
