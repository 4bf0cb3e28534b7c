import { ArrowLeft, ClipboardCheck } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/button/button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { Tabs } from '#ui/display/tabs.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { MasterDetailSkeleton } from '#ui/feedback/skeleton.js'
import { type QueueItem, QueueList } from './queue/queue-list'
import { type QueueTab, readQueueTab } from './queue/queue-tabs'
import { useReviewKeys } from './queue/use-review-keys'
import { useReviewQueue } from './queue/use-review-queue'
import { ReviewPane } from './review-pane'

const EMPTY: Readonly<Record<QueueTab, { title: string; text: string }>> = {
  waiting: { title: 'Nothing is waiting for approval.', text: 'New posts show up here, the longest waiting first.' },
  edited: { title: 'No edits are waiting.', text: 'Active posts that their poster has edited show up here.' },
  requested: { title: 'No changes are outstanding.', text: 'Posts that need a change from their poster show up here.' },
  approved: { title: 'Nothing is approved yet.', text: 'Approved posts show up here.' },
}

/** The queue beside the open post; on phones, one at a time. Tab and post are in the address. */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams()
  const tab = readQueueTab(query)
  const review = useReviewQueue(tab)
  const { queue, items } = review
  const chosenId = query.get('id')
  const currentId = useCurrentId(tab, chosenId, items)

  const open = (id: string | null) => setQuery(id ? { tab, id } : { tab })
  const onDecided = (id: string) => {
    open(neighbour(items, id, 1)?.id ?? null)
    // the buttons are at the end of a post, but the next one is read from its start
    window.scrollTo(0, 0)
    void review.refresh()
  }
  const onChanged = () => {
    window.scrollTo(0, 0)
    void review.refresh()
  }

  return (
    <Tabs label="Queue" tabs={review.tabs} current={tab} onChange={(next: QueueTab) => setQuery({ tab: next })}>
      {queue.isLoadingError ? (
        <ErrorState error={queue.error} onRetry={() => void queue.refetch()} isRetrying={queue.isRefetching} />
      ) : queue.isPending ? (
        <MasterDetailSkeleton label="Loading the queue" className="lg:grid-cols-[20rem_1fr]" />
      ) : currentId ? (
        <Desk
          tab={tab}
          queue={review}
          currentId={currentId}
          isChosen={chosenId === currentId}
          onOpen={open}
          onDecided={onDecided}
          onChanged={onChanged}
        />
      ) : (
        <EmptyState icon={ClipboardCheck} {...EMPTY[tab]} />
      )}
    </Tabs>
  )
}

/**
 * The post in the address, or the first of the tab when it was opened. That one stays: when somebody else decides on
 * it, another post must not take its place mid-reading.
 */
function useCurrentId(tab: QueueTab, chosenId: string | null, items: readonly QueueItem[]): string | null {
  const [opened, setOpened] = useState<{ tab: QueueTab; id: string } | null>(null)
  const first = items[0]
  if (chosenId) {
    if (opened) setOpened(null)
    return chosenId
  }
  if (opened?.tab === tab && first) return opened.id
  if (first) setOpened({ tab, id: first.id })
  return first?.id ?? null
}

interface DeskProps {
  tab: QueueTab
  queue: ReturnType<typeof useReviewQueue>
  currentId: string
  /** The address names a post, so phones show it instead of the list. */
  isChosen: boolean
  onOpen(id: string | null): void
  onDecided(id: string): void
  onChanged(): void
}

function Desk({ tab, queue: { queue, items }, currentId, isChosen, onOpen, onDecided, onChanged }: DeskProps) {
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  useScrollToCurrent(listRef, currentId)
  const step = (by: number) => {
    const next = neighbour(items, currentId, by)
    if (next) onOpen(next.id)
  }
  useReviewKeys({ j: () => step(1), k: () => step(-1), r: () => reasonRef.current?.focus() })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
      <div
        ref={listRef}
        data-chosen={isChosen || undefined}
        className="max-lg:data-chosen:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <QueueList tab={tab} items={items} currentId={currentId} />
        <MoreRows list={queue} />
        <p className="mt-3 pb-1 text-xs text-muted max-lg:hidden">
          <Key name="J" /> next <Key name="K" /> previous <Key name="R" /> write a reason
        </p>
      </div>
      {/* scrolled to after a decision, so that the next post is read from its start */}
      <div
        data-focus-home
        data-chosen={isChosen || undefined}
        className="min-w-0 outline-none max-lg:not-data-chosen:hidden"
      >
        <Button variant="quiet" size="sm" icon={ArrowLeft} className="mb-3 lg:hidden" onClick={() => onOpen(null)}>
          Back to the queue
        </Button>
        <ReviewPane
          key={`${tab} ${currentId}`}
          id={currentId}
          tab={tab}
          reasonRef={reasonRef}
          onDecided={() => onDecided(currentId)}
          onChanged={onChanged}
        />
      </div>
    </div>
  )
}

/** Scrolls the list to the current post, by key or after a decision, without moving the page. */
function useScrollToCurrent(list: RefObject<HTMLDivElement | null>, currentId: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is the reason to look again
  useEffect(() => {
    const frame = list.current?.getBoundingClientRect()
    const item = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!list.current || !frame || !item) return
    // until the page is scrolled, the list extends below the window
    const bottom = Math.min(frame.bottom, window.innerHeight)
    if (item.top < frame.top) list.current.scrollTop += item.top - frame.top
    else if (item.bottom > bottom) list.current.scrollTop += item.bottom - bottom
  }, [list, currentId])
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="ms-2 rounded-sm border border-line bg-surface px-1 font-mono text-xs text-ink first:ms-0">
      {name}
    </kbd>
  )
}

/**
 * The next or previous post; at the end of the list, the one before, so that something stays open while posts are
 * waiting.
 */
function neighbour(items: readonly QueueItem[], id: string, by: number): QueueItem | undefined {
  const index = items.findIndex((item) => item.id === id)
  return items[index + by] ?? items[index - by]
}
