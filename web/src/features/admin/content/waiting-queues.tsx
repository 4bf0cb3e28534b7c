import { MessagesSquare, Mic } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#lib/stored/uuid.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Notice } from '#ui/feedback/notice.js'
import { useInsightQueue, useResponseQueue } from './use-waiting-content'
import { contentState } from './waiting-card'
import { useWaitingInsightByIdQuery, useWaitingResponseByIdQuery } from './waiting-content.generated'
import { WaitingInsightCard } from './waiting-insight'
import { WaitingResponseCard } from './waiting-response'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const SKELETON = ['h-72', 'h-72']

/** The one that a notice links to, wherever it stands in the queue. */
function useLinkedId(): string | null {
  const [query] = useSearchParams()
  const wanted = query.get('id')
  return wanted && isUuid(wanted) ? wanted : null
}

/** Insights of the older flow that wait for staff; one that a notice links to comes first. */
export function InsightQueue() {
  const id = useLinkedId()
  const { data: linked = null } = useWaitingInsightByIdQuery(
    { id: id ?? NO_ID },
    { enabled: id !== null, staleTime: 0, select: ({ insights }) => insights[0] ?? null },
  )
  return (
    <Queue
      list={useInsightQueue()}
      linked={linked}
      loading="Loading the insights"
      empty={{
        icon: Mic,
        title: 'No insight is waiting.',
        text: 'Insights with recordings show up here before they are public, the longest waiting first.',
      }}
      renderCard={(insight, isLinked) => <WaitingInsightCard key={insight.id} insight={insight} isLinked={isLinked} />}
    />
  )
}

/** Answers and insights of the newer flow, likewise. */
export function ResponseQueue() {
  const id = useLinkedId()
  const { data: linked = null } = useWaitingResponseByIdQuery(
    { id: id ?? NO_ID },
    { enabled: id !== null, staleTime: 0, select: ({ insights_responses: rows }) => rows[0] ?? null },
  )
  return (
    <Queue
      list={useResponseQueue()}
      linked={linked}
      loading="Loading the answers"
      empty={{
        icon: MessagesSquare,
        title: 'No answer is waiting.',
        text: 'Answers, and insights on a question of their author’s own, show up here before they are public.',
      }}
      renderCard={(response, isLinked) => (
        <WaitingResponseCard key={response.id} response={response} isLinked={isLinked} />
      )}
    />
  )
}

type Rows<Row> = ComponentProps<typeof PagedRows<Row>>

interface QueueProps<Row> extends Pick<Rows<Row>, 'list' | 'loading' | 'empty'> {
  linked: Row | null
  renderCard(row: Row, isLinked: boolean): ReactNode
}

function Queue<Row extends { id: string; status: string }>({
  list,
  linked,
  loading,
  empty,
  renderCard,
}: QueueProps<Row>) {
  const isShown = linked !== null && contentState(linked.status) !== null
  return (
    <div className="grid gap-4">
      {isShown ? renderCard(linked, true) : null}
      {linked && !isShown ? <Notice title={decidedWords(linked.status.toLowerCase())} /> : null}
      <PagedRows list={list} loading={loading} skeleton={SKELETON} empty={empty}>
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((row) => (row.id === linked?.id ? null : <li key={row.id}>{renderCard(row, false)}</li>))}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

/** What became of the one that a notice links to; both stores’ statuses. */
function decidedWords(status: string): string {
  return status === 'removed' ? 'Its author has taken this away.' : 'This isn’t waiting any more.'
}
