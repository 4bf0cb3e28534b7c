import { Compass } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { EXPERTS_POST_TOO } from '#entities/opportunity/use-case-words.js'
import { useSession } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { Button } from '#ui/button/button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { SearchField } from '#ui/filter/search-field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { BlankCard, UseCaseCard } from './use-case-card'
import { useUseCaseTopicsQuery } from './use-cases.generated'
import { usePublicUseCaseTopicsQuery } from './use-cases.public.generated'
import { type UseCaseFilters, useUseCases } from './use-use-cases'

/** KBASE-76 */
const PAUSE_MS = 800
const WORDS_MAX = 200

/** Examples to begin a project from, searched and narrowed by topic (USE-01 to USE-12); both are in the address. */
export function UseCases() {
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const filters = readUseCaseFilters(query)
  const { words, topic } = filters
  const set = (next: UseCaseFilters, options?: { replace: boolean }) =>
    setQuery({ ...(next.words ? { q: next.words } : {}), ...(next.topic ? { topic: next.topic } : {}) }, options)
  return (
    <section aria-labelledby="use-cases" className="mt-12">
      <h2 id="use-cases" className="font-serif text-xl font-semibold text-ink">
        {user?.isExpert
          ? 'Here’s your opportunity to join something special!'
          : 'Pick the perfect people for your project!'}
      </h2>
      {user?.isExpert ? <p className="mt-1 text-sm text-muted">{EXPERTS_POST_TOO}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: React's test environment does not know the element yet */}
      <div role="search" aria-label="Filter use cases" className="my-4 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search use cases"
          placeholder="Search by any keyword"
          words={words}
          pauseMs={PAUSE_MS}
          onSearch={(next) => set({ words: next, topic }, { replace: words !== '' })}
        />
        <TopicSelect topic={topic} onChange={(next) => set({ words, topic: next })} />
      </div>
      <UseCaseResults filters={filters} onClear={() => set({ words: '', topic: null })} />
    </section>
  )
}

function readUseCaseFilters(query: URLSearchParams): UseCaseFilters {
  const topic = query.get('topic')
  return {
    words: (query.get('q') ?? '').trim().slice(0, WORDS_MAX),
    topic: topic && isUuid(topic) ? topic : null,
  }
}

function TopicSelect({ topic, onChange }: { topic: string | null; onChange(topic: string | null): void }) {
  const isMember = useSession().user !== null
  const own = useUseCaseTopicsQuery(undefined, { enabled: isMember })
  const open = usePublicUseCaseTopicsQuery(undefined, { enabled: !isMember })
  const topics = (isMember ? own : open).data?.master_topics ?? []
  return (
    <NativeSelect
      aria-label="Topic"
      options={[
        { value: '', label: 'All topics' },
        ...topics.map(({ id, topic_name }) => ({ value: id, label: topic_name })),
      ]}
      value={topics.some(({ id }) => id === topic) ? (topic ?? '') : ''}
      onChange={(event) => onChange(event.target.value || null)}
      className="w-56"
    />
  )
}

const SKELETON = ['h-44', 'h-44', 'h-44']

function UseCaseResults({ filters, onClear }: { filters: UseCaseFilters; onClear(): void }) {
  const list = useUseCases(filters)
  if (list.isPending) return <SkeletonRows label="Loading use cases" rows={SKELETON} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const useCases = list.data.pages.flatMap(({ rows }) => rows)
  const isNarrowed = filters.words !== '' || filters.topic !== null
  if (isNarrowed && useCases.length === 0)
    return (
      <EmptyState
        icon={Compass}
        title="No Use cases found"
        text="Or begin with an empty page: experts read your own words first."
        action={<Button onClick={onClear}>Show all</Button>}
      />
    )
  return (
    <>
      <ul aria-label="Use cases" className="grid gap-4 md:grid-cols-2">
        {isNarrowed ? null : (
          <li>
            <BlankCard />
          </li>
        )}
        {useCases.map((useCase) => (
          <li key={useCase.id}>
            <UseCaseCard useCase={useCase} />
          </li>
        ))}
      </ul>
      <MoreRows list={list} label="View more" />
    </>
  )
}
