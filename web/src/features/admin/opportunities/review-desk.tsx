import { ArrowLeft, ClipboardCheck } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button/button'
import { Tabs } from '../../../ui/display/tabs'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton'
import { type QueueItem, QueueList } from './queue-list'
import { type QueueTab, readQueueTab } from './queue-tabs'
import { ReviewPane } from './review-pane'
import { useReviewKeys } from './use-review-keys'
import { useReviewQueue } from './use-review-queue'

/** The queue beside the post; on phones one after the other. Tab and post stand in the address. */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams()
  const tab = readQueueTab(query)
  const { queue, items, tabs, refresh } = useReviewQueue(tab)
  const chosenId = query.get('id')
  // wide screens always show a post: the one in the address, else the one that waits longest
  const current = items.find(({ id }) => id === chosenId) ?? items[0] ?? null

  const open = (id: string | null) => setQuery(id ? { tab, id } : { tab })
  const onDecided = (decided: QueueItem) => {
    open(neighbour(items, decided.id, 1)?.id ?? null)
    // the buttons stand at the end of a post; the next one is read from its beginning
    window.scrollTo(0, 0)
    void refresh()
  }

  return (
    <Tabs label="Queue" tabs={tabs} current={tab} onChange={(next: QueueTab) => setQuery({ tab: next })}>
      {queue.error ? (
        <ErrorState error={queue.error} onRetry={() => void queue.refetch()} isRetrying={queue.isRefetching} />
      ) : queue.isPending ? (
        <QueueSkeleton />
      ) : current ? (
        <Desk
          tab={tab}
          items={items}
          current={current}
          isChosen={chosenId === current.id}
          onOpen={open}
          onDecided={onDecided}
        />
      ) : (
        <EmptyState
          icon={ClipboardCheck}
          title="Posts that wait for a decision stand here."
          text="There are none at the moment."
        />
      )}
    </Tabs>
  )
}

interface DeskProps {
  tab: QueueTab
  items: readonly QueueItem[]
  current: QueueItem
  /** The address names the post: phones show it instead of the list. */
  isChosen: boolean
  onOpen(id: string | null): void
  onDecided(item: QueueItem): void
}

function Desk({ tab, items, current, isChosen, onOpen, onDecided }: DeskProps) {
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const step = (by: number) => {
    const next = neighbour(items, current.id, by)
    if (next) onOpen(next.id)
  }
  useReviewKeys({ j: () => step(1), k: () => step(-1), r: () => reasonRef.current?.focus() })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
      <div
        data-chosen={isChosen || undefined}
        className="max-lg:data-chosen:hidden lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
      >
        <QueueList tab={tab} items={items} currentId={current.id} />
        <p className="mt-3 text-xs text-muted max-lg:hidden">
          <Key name="J" /> next <Key name="K" /> previous <Key name="R" /> write a reason
        </p>
      </div>
      {/* after a decision the next post stands here, and is read from its beginning */}
      <div
        data-focus-home
        data-chosen={isChosen || undefined}
        className="min-w-0 outline-none max-lg:not-data-chosen:hidden"
      >
        <Button variant="quiet" size="sm" icon={ArrowLeft} className="mb-3 lg:hidden" onClick={() => onOpen(null)}>
          Back to the queue
        </Button>
        <ReviewPane key={current.id} id={current.id} reasonRef={reasonRef} onDecided={() => onDecided(current)} />
      </div>
    </div>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="ms-2 rounded-sm border border-line bg-surface px-1 font-mono text-xs text-ink first:ms-0">
      {name}
    </kbd>
  )
}

/** The post before or after; at the end the one before it, so that the desk is never empty while something waits. */
function neighbour(items: readonly QueueItem[], id: string, by: number): QueueItem | undefined {
  const index = items.findIndex((item) => item.id === id)
  return items[index + by] ?? items[index - by]
}

function QueueSkeleton() {
  return (
    <SkeletonRegion label="Loading the queue">
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
    </SkeletonRegion>
  )
}
