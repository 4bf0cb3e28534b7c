import { Lightbulb, MessagesSquare } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ContentCard } from '#entities/content/content-card.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { ShareInsightLink } from '#entities/content/share-insight-link.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { type Tab, Tabs } from '#ui/display/tabs.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { ContentFilterPanel } from './content-filters'
import {
  type ContentFilters,
  type ContentViewName,
  readContentFilters,
  readContentView,
  writeContentFilters,
} from './list-address'
import { useAnswerable } from './use-answerable'
import { useContentList } from './use-content-list'

const OwnContent = lazy(() => import('../own/own-content'))

const WORDS = {
  insight: {
    title: 'Insights',
    lead: 'What experts have learned from doing it, in their own words.',
    path: '/insights',
    other: { to: paths.questionSummary(), label: 'Questions and answers' },
    icon: Lightbulb,
    loading: 'Loading insights',
    none: 'No insights yet.',
    found: 'No insights here.',
  },
  answer: {
    title: 'Questions and answers',
    lead: 'Questions from people who build companies, answered by experts of their field.',
    path: '/question-summary',
    other: { to: paths.insights(), label: 'Insights' },
    icon: MessagesSquare,
    loading: 'Loading questions and answers',
    none: 'No answers yet.',
    found: 'No answers here.',
  },
} as const satisfies Record<ContentKind, object>

const SKELETON = ['h-44', 'h-44', 'h-44', 'h-44']

/** A rating tells that its asker came from here (RATE-06). */
const FROM_LIST = { cameFromQandASummery: true }

/**
 * `/insights` and `/question-summary`, for everybody; how they are narrowed and sorted is in the address (INS-03, QNA-06),
 * and for members the view: what they saved, asked or wrote themselves, or can answer.
 */
export function ContentListScreen({ kind }: { kind: ContentKind }) {
  const words = WORDS[kind]
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  useDocumentTitle(words.title, { description: words.lead, canonicalPath: words.path, isIndexed: true })
  const tabs = user ? tabsOf(kind, user.isExpert) : []
  const view = tabs.find(({ id }) => id === readContentView(query))?.id ?? 'all'
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <LinkButton to={words.other.to}>{words.other.label}</LinkButton>
            {kind === 'insight' && user?.isExpert ? (
              <LinkButton variant="primary" to={paths.createInsight}>
                Share an insight
              </LinkButton>
            ) : null}
            {kind === 'answer' && !user?.isExpert ? (
              <LinkButton variant="primary" to={paths.createQuestion()}>
                Ask a question
              </LinkButton>
            ) : null}
          </>
        }
      />
      {user ? (
        <Tabs
          label={words.title}
          tabs={tabs}
          current={view}
          onChange={(next) => setQuery(next === 'all' ? {} : { view: next })}
        >
          {view === 'all' ? (
            <PublicList kind={kind} />
          ) : (
            <Suspense fallback={<SkeletonRows label="Loading" rows={SKELETON} />}>
              <OwnContent kind={kind} view={view} isExpert={user.isExpert} />
            </Suspense>
          )}
        </Tabs>
      ) : (
        <PublicList kind={kind} />
      )}
    </>
  )
}

function tabsOf(kind: ContentKind, isExpert: boolean): Tab<ContentViewName>[] {
  const yours = kind === 'insight' ? 'Your insights' : isExpert ? 'Your answers' : 'Your questions'
  return [
    { id: 'all', label: 'All' },
    ...(kind === 'answer' && isExpert ? [{ id: 'to-answer' as const, label: 'To answer' }] : []),
    // only experts write insights
    ...(kind === 'answer' || isExpert ? [{ id: 'yours' as const, label: yours }] : []),
    { id: 'saved', label: 'Saved' },
  ]
}

function PublicList({ kind }: { kind: ContentKind }): ReactNode {
  const words = WORDS[kind]
  const [query, setQuery] = useSearchParams()
  const filters = readContentFilters(query)
  const list = useContentList(kind, filters)
  const canAnswer = useAnswerable(questionsOf(list.data))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14rem_1fr] lg:gap-12">
      <ContentFilterPanel filters={filters} onChange={(next) => setQuery(writeContentFilters(next))} />
      <section aria-label={words.title} className="min-w-0">
        <PagedRows
          list={list}
          loading={words.loading}
          skeleton={SKELETON}
          empty={{ icon: words.icon, ...emptyWords(words, filters, () => setQuery({})) }}
        >
          {(rows) => (
            <ul className="grid gap-4">
              {rows.map(({ item_id, card }) =>
                card ? (
                  <li key={item_id}>
                    <ContentCard
                      card={card}
                      state={kind === 'answer' ? FROM_LIST : undefined}
                      action={
                        card.question_id && canAnswer.has(card.question_id) ? (
                          <ShareInsightLink question={{ id: card.question_id, question: card.question ?? '' }} />
                        ) : null
                      }
                    />
                  </li>
                ) : null,
              )}
            </ul>
          )}
        </PagedRows>
      </section>
    </div>
  )
}

/** Each once, however many of its answers are in the list. */
function questionsOf(data: ReturnType<typeof useContentList>['data']): string[] {
  const cards = (data?.pages ?? []).flatMap(({ rows }) => rows.map(({ card }) => card))
  return [...new Set(cards.flatMap((card) => (card?.kind === 'answer' && card.question_id) || []))]
}

function emptyWords(words: { none: string; found: string }, { category, topic }: ContentFilters, onClear: () => void) {
  if (!category && !topic) return { title: words.none, text: 'They appear here as soon as our staff approve them.' }
  return {
    title: words.found,
    text: 'Nothing has been approved in this category or topic.',
    action: <Button onClick={onClear}>Show all</Button>,
  }
}
