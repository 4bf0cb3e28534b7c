import { Lightbulb, MessagesSquare } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ContentCard } from '#entities/content/content-card.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { ContentFilterPanel } from './content-filters'
import { type ContentFilters, readContentFilters, writeContentFilters } from './list-address'
import { useContentList } from './use-content-list'

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

/** `/insights` and `/question-summary`, for everybody; how they are narrowed and sorted is in the address (INS-03, QNA-06). */
export function ContentListScreen({ kind }: { kind: ContentKind }) {
  const words = WORDS[kind]
  const [query, setQuery] = useSearchParams()
  const filters = readContentFilters(query)
  const list = useContentList(kind, filters)
  useDocumentTitle(words.title, { description: words.lead, canonicalPath: words.path, isIndexed: true })
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={<LinkButton to={words.other.to}>{words.other.label}</LinkButton>}
      />
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
                      <ContentCard card={card} />
                    </li>
                  ) : null,
                )}
              </ul>
            )}
          </PagedRows>
        </section>
      </div>
    </>
  )
}

function emptyWords(words: { none: string; found: string }, { category, topic }: ContentFilters, onClear: () => void) {
  if (!category && !topic) return { title: words.none, text: 'They appear here as soon as our staff approve them.' }
  return {
    title: words.found,
    text: 'Nothing has been approved in this category or topic.',
    action: <Button onClick={onClear}>Show all</Button>,
  }
}
