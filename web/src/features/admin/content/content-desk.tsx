import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#ui/display/tabs.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { QuestionQueue } from './question-queue'
import { useContentCounts } from './use-content-queue'

const InsightQueue = lazy(async () => ({ default: (await import('./waiting-queues')).InsightQueue }))
const ResponseQueue = lazy(async () => ({ default: (await import('./waiting-queues')).ResponseQueue }))

const TakedownList = lazy(async () => ({ default: (await import('./takedowns/takedown-list')).TakedownList }))

const TopicQueue = lazy(async () => ({ default: (await import('./topics/topic-queue')).TopicQueue }))

const QUEUES = {
  questions: QuestionQueue,
  answers: ResponseQueue,
  insights: InsightQueue,
  topics: TopicQueue,
  'taken-down': TakedownList,
}
const TABS = ['questions', 'answers', 'insights', 'topics', 'taken-down'] as const
type ContentTab = (typeof TABS)[number]

/** What waits for staff, by kind; the address says which is open (GI-02, X-06). */
export function ContentDesk() {
  const [query, setQuery] = useSearchParams()
  const { data: counts } = useContentCounts()
  const tab = TABS.find((id) => id === query.get('tab')) ?? 'questions'
  const tabs = [
    { id: 'questions' as const, label: 'Questions', count: counts?.questions.aggregate?.count },
    { id: 'answers' as const, label: 'Answers', count: counts?.answers.aggregate?.count },
    { id: 'insights' as const, label: 'Recorded insights', count: counts?.insights.aggregate?.count },
    { id: 'topics' as const, label: 'Topics', count: counts?.topics.aggregate?.count },
    { id: 'taken-down' as const, label: 'Taken down', count: undefined },
  ]
  const Queue = QUEUES[tab]
  return (
    <Tabs
      label="Queues"
      tabs={tabs}
      current={tab}
      onChange={(next: ContentTab) => setQuery(next === 'questions' ? {} : { tab: next }, { replace: true })}
    >
      <Suspense
        fallback={<SkeletonRows label="Loading what waits" rows={['h-72', 'h-72']} className="max-w-[48rem] gap-4" />}
      >
        <Queue />
      </Suspense>
    </Tabs>
  )
}
