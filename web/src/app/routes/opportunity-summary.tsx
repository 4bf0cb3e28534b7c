import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { UnsentPost } from '#entities/opportunity/unsent-post.js'
import { FilterBar } from '#features/opportunities/list/filter-bar.js'
import {
  type ListFilters,
  type ListTab,
  readFilters,
  readTab,
  writeFilters,
} from '#features/opportunities/list/list-filters.js'
import { OpportunityResults } from '#features/opportunities/list/opportunity-results.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { Tabs } from '#ui/display/tabs.js'

const TABS = [
  { id: 'active' as const, label: 'Active' },
  { id: 'all' as const, label: 'All' },
  { id: 'mine' as const, label: 'Posted by you' },
]
const NO_FILTERS = readFilters(new URLSearchParams())

/** `/opportunity-summary`: the tab and filters are in the address (OPP-11). */
export default function OpportunitySummaryRoute() {
  const { id: me, isExpert } = useSignedInUser()
  const [query, setQuery] = useSearchParams()
  const tab = readTab(query)
  const filters = readFilters(query)
  useDocumentTitle('Opportunities')

  const goToTab = (next: ListTab) =>
    setQuery(writeFilters(next, next === 'active' ? { ...filters, statuses: [] } : filters))
  const filter = (next: ListFilters) => setQuery(writeFilters(tab, next), { replace: true })
  const clear = () => filter(NO_FILTERS)

  return (
    <>
      <PageHeader
        title="Opportunities"
        actions={
          <>
            {isExpert ? <LinkButton to={paths.ownMatches}>Matches for you</LinkButton> : null}
            <LinkButton variant="primary" icon={Plus} to={paths.opportunitiesCreator()}>
              Post an opportunity
            </LinkButton>
          </>
        }
      />
      <UnsentPost ownerId={me} className="mb-6" />
      <Tabs label="Opportunities" tabs={TABS} current={tab} onChange={goToTab}>
        <div className="mb-6">
          <FilterBar tab={tab} filters={filters} onChange={filter} onClear={clear} />
        </div>
        <OpportunityResults tab={tab} filters={filters} onClearFilters={clear} />
      </Tabs>
    </>
  )
}
