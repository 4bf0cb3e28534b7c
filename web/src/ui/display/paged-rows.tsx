import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state'
import { ErrorState } from '../feedback/error-state'
import { SkeletonRows } from '../feedback/skeleton'
import { LoadMore } from './load-more'

const SKELETON = ['h-14', 'h-14', 'h-14', 'h-14']

interface PagedRowsProps<Row> {
  list: UseInfiniteQueryResult<{ pages: { rows: Row[] }[] }>
  /** what is announced while the first page loads */
  loading: string
  /** classes that size each placeholder */
  skeleton?: readonly string[]
  /** classes of the list's columns and gaps, in which the placeholders stand as well */
  columns?: string
  /** shown when there are none; null shows nothing */
  empty: ComponentProps<typeof EmptyState> | null
  children(rows: Row[]): ReactNode
}

/** A list that is fetched page by page, in each of its states. */
export function PagedRows<Row>({ list, loading, skeleton = SKELETON, columns, empty, children }: PagedRowsProps<Row>) {
  if (list.isPending) return <SkeletonRows label={loading} rows={skeleton} className={columns} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return empty ? <EmptyState {...empty} /> : null
  return (
    <div>
      {children(rows)}
      <MoreRows list={list} />
    </div>
  )
}

type Paged = Pick<
  UseInfiniteQueryResult,
  'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'
>

/** The end of a list: the way to its next page. What is shown already stays if that fails, which is said here. */
export function MoreRows({ list, label }: { list: Paged; label?: string }) {
  const more = () => void list.fetchNextPage()
  return list.isFetchNextPageError ? (
    <div className="pt-6">
      <ErrorState error={list.error} onRetry={more} isRetrying={list.isFetchingNextPage} />
    </div>
  ) : (
    <LoadMore hasMore={list.hasNextPage} isBusy={list.isFetchingNextPage} onMore={more} label={label} />
  )
}
