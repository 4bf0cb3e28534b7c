import { Video } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { searchCountText } from '#contract/search/search-groups.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { readChosen, writeChosen } from '#ui/filter/chosen-filters.js'
import { ListControls } from '#ui/filter/list-controls.js'
import { AdviceCard } from './advice-card'
import { ADVICE_FILTER_RULES, type AdviceFilters, isNarrowed } from './advice-filters'
import { useAdviceChoices, useAdviceCount, useAdvices } from './use-advices'

const AdviceDialog = lazyPart(() => import('./advice-dialog'))

const TITLE = '1:1 calls with experts'
const LEAD = 'Talk to somebody who has done it: one subject, a fixed time and a price you know beforehand.'
const LABELS = { topic: 'Topic', minutes: 'Duration', price: 'Price' }
const SORT_LABELS = { newest: 'Newest', 'lowest price': 'Lowest price', 'highest price': 'Highest price' }
const SKELETON = Array<string>(4).fill('h-48 rounded-lg')
const COLUMNS = 'gap-4 md:grid-cols-2'

/** `/advice-offering`, for everybody, with one offer over it at `/advice-offering/details/{adviceId}` (BASE-15). */
export function AdviceListScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const filters = readChosen(query, ADVICE_FILTER_RULES)
  const choices = useAdviceChoices(filters)
  const list = useAdvices(filters)
  useLoadedLater(AdviceDialog)
  useDocumentTitle(TITLE, { description: LEAD, canonicalPath: paths.adviceOffering(), isIndexed: true })
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <ListControls
        things="calls"
        placeholder="Search subjects, experts and topics"
        rules={ADVICE_FILTER_RULES}
        chosen={filters}
        labels={LABELS}
        options={choices.options}
        sortLabels={SORT_LABELS}
        count={<AdviceCount filters={filters} />}
        onApproach={choices.load}
        onChange={(next, options) => setQuery(writeChosen(next, ADVICE_FILTER_RULES), options)}
      />
      <PagedRows
        list={list}
        loading="Loading calls"
        skeleton={SKELETON}
        columns={COLUMNS}
        empty={{ icon: Video, ...emptyWords(filters, () => setQuery({})) }}
      >
        {(rows) => (
          <ul aria-label="Calls" className={`grid ${COLUMNS}`}>
            {rows.map(({ advice_id, card }) =>
              card ? (
                <li key={advice_id}>
                  <AdviceCard advice={card} />
                </li>
              ) : null,
            )}
          </ul>
        )}
      </PagedRows>
      <Suspense fallback={null}>
        {id ? (
          <AdviceDialog
            key={id}
            id={id}
            onClose={() => navigate({ pathname: paths.adviceOffering(), search: `${query}` })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function AdviceCount({ filters }: { filters: AdviceFilters }) {
  const count = useAdviceCount(filters)
  if (!count) return null
  return `${searchCountText(count)} ${count === 1 ? 'call' : 'calls'}`
}

function emptyWords(filters: AdviceFilters, onClear: () => void) {
  if (!isNarrowed(filters)) return { title: 'No calls on offer yet.', text: 'Experts’ offers appear here.' }
  return {
    title: 'No calls match these filters.',
    action: <Button onClick={onClear}>Clear filters</Button>,
  }
}
