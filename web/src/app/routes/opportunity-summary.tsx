import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UnsentPost } from '#entities/opportunity/unsent-post.js'
import { TURNS } from '#features/applications/own/turns.js'
import {
  LIST_TABS,
  type ListTab,
  readFilters,
  readOne,
  writeFilters,
} from '#features/opportunities/list/list-filters.js'
import { OpportunityBrowser } from '#features/opportunities/list/opportunity-browser.js'
import { listFor } from '#features/opportunities/list/use-opportunity-list.js'
import { POST_GROUPS } from '#features/opportunities/own-posts/post-groups.js'
import type { Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { type Tab, Tabs } from '#ui/display/tabs.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'

// the list of everybody's is what most open
const OwnApplicationsTab = lazy(async () => ({
  default: (await import('#features/applications/own/own-applications-tab.js')).OwnApplicationsTab,
}))
const OwnPostsTab = lazy(async () => ({
  default: (await import('#features/opportunities/own-posts/own-posts-tab.js')).OwnPostsTab,
}))

const TABS = [...LIST_TABS, 'applications', 'mine'] as const
type SummaryTab = (typeof TABS)[number]
const LABELS: Readonly<Record<SummaryTab, string>> = {
  active: 'Active',
  all: 'All',
  applications: 'Your applications',
  mine: 'Posted by you',
}

const OWN_ROWS = ['h-10', 'h-14', 'h-14', 'h-14', 'h-14']

/** `/opportunity-summary`: the tab, the filters and the groups are in the address (OPP-11). */
export default function OpportunitySummaryRoute() {
  const { id: me, isExpert } = useSignedInUser()
  const [query, setQuery] = useSearchParams()
  const open = TABS.filter((tab) => isExpert || tab !== 'applications')
  const tab = readOne(query, 'tab', open) ?? 'active'
  useDocumentTitle('Opportunities')

  const filters = readFilters(query)
  const goToTab = (next: SummaryTab) => {
    if (!isListTab(next)) return setQuery({ tab: next })
    setQuery(writeFilters(next, next === 'active' ? { ...filters, statuses: [] } : filters))
  }
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
      <Tabs
        label="Opportunities"
        tabs={open.map((id): Tab<SummaryTab> => ({ id, label: LABELS[id] }))}
        current={tab}
        onChange={goToTab}
      >
        {isListTab(tab) ? (
          <OpportunityBrowser
            tab={tab}
            filters={filters}
            onChange={(next, options) => setQuery(writeFilters(tab, next), options)}
          />
        ) : null}
        <Suspense fallback={<SkeletonRows label="Loading your list" rows={OWN_ROWS} />}>
          {tab === 'applications' ? (
            <OwnApplicationsTab
              turn={readOne(query, 'turn', TURNS) ?? 'expert'}
              onTurn={(turn) => setQuery({ tab, turn })}
            />
          ) : null}
          {tab === 'mine' ? (
            <OwnPostsTab
              group={readOne(query, 'group', POST_GROUPS) ?? 'all'}
              onGroup={(group) => setQuery({ tab, group })}
            />
          ) : null}
        </Suspense>
      </Tabs>
    </>
  )
}

OpportunitySummaryRoute.first = ({ user, query, queryClient }: Visit) => {
  const tab = readOne(query, 'tab', TABS) ?? 'active'
  if (user && isListTab(tab)) void queryClient.prefetchInfiniteQuery(listFor(user.id, tab, readFilters(query)))
}

function isListTab(tab: SummaryTab): tab is ListTab {
  return (LIST_TABS as readonly SummaryTab[]).includes(tab)
}
