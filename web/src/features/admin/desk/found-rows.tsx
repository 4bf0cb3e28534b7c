import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadMore } from '#ui/display/load-more.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'

const SKELETON = ['h-14', 'h-14', 'h-14', 'h-14']

interface FoundRowsProps<Row> {
  list: UseInfiniteQueryResult<{ pages: { rows: Row[] }[] }>
  loading: string
  empty: { icon: LucideIcon; title: string; text: string }
  children(rows: Row[]): ReactNode
}

/** What a search found, page by page. Pages that are here stay if a later one fails, which says so at the end. */
export function FoundRows<Row>({ list, loading, empty, children }: FoundRowsProps<Row>) {
  if (list.isPending) return <SkeletonRows label={loading} rows={SKELETON} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const more = () => void list.fetchNextPage()
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState {...empty} />
  return (
    <div>
      {children(rows)}
      {list.isFetchNextPageError ? (
        <ErrorState error={list.error} onRetry={more} isRetrying={list.isFetchingNextPage} />
      ) : (
        <LoadMore hasMore={list.hasNextPage} isBusy={list.isFetchingNextPage} onMore={more} />
      )}
    </div>
  )
}
