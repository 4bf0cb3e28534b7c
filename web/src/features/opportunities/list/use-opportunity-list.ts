import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL, type Bound } from '#lib/graphql/bounds.js'
import { useSignedInUser } from '#lib/session.js'
import { type ListFilters, type ListTab, listVariables } from './list-filters'
import {
  useMyOpportunitiesQuery,
  useOpportunityListByDomainQuery,
  useOpportunityListByTopicQuery,
  useOpportunityListQuery,
} from './opportunity-list.generated'

const PAGE_ROWS = 20

/** The list, newest first. Keyset paging: one request per page, and new posts don't make it skip or repeat any. */
export function useOpportunityList(tab: ListTab, filters: ListFilters) {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useOpportunityListQuery.rootKey, tab, filters, me],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam }) => {
      const { opportunities } = await askPage(tab, filters, me, pageParam)
      return { rows: opportunities.slice(0, PAGE_ROWS), hasMore: opportunities.length > PAGE_ROWS }
    },
    getNextPageParam: ({ rows, hasMore }): Bound | null => {
      const last = rows.at(-1)
      return hasMore && last ? { at: last.created_at, id: last.id } : null
    },
  })
}

function askPage(tab: ListTab, filters: ListFilters, me: string, before: Bound) {
  // fetch one row more than a page, to know whether there is another
  const shared = { ...listVariables(tab, filters, before), limit: PAGE_ROWS + 1, me }
  const { topicIds, domainIds } = filters
  const byTopic = { isByTopic: topicIds.length > 0, topicIds }
  const byDomain = { isByDomain: domainIds.length > 0, domainIds }
  if (tab === 'mine') return useMyOpportunitiesQuery.fetcher({ ...shared, ...byTopic, ...byDomain })()
  if (byTopic.isByTopic) return useOpportunityListByTopicQuery.fetcher({ ...shared, topicIds, ...byDomain })()
  if (byDomain.isByDomain) return useOpportunityListByDomainQuery.fetcher({ ...shared, domainIds })()
  return useOpportunityListQuery.fetcher(shared)()
}
