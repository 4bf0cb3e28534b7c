import { isOnlyCommonWords } from '#contract/opportunities/common-words.js'
import { searchCountText } from '#contract/search/search-groups.js'
import type { ListFilters, ListTab } from './list-filters'
import { useOpportunityCount } from './use-opportunity-list'

/** How many the list has; "1,000+" where counting stops. */
export function ResultCount({ tab, filters }: { tab: ListTab; filters: ListFilters }) {
  const count = useOpportunityCount(tab, filters)
  return (
    <p role="status" className="tabular min-h-5 text-sm text-muted">
      {count === undefined ? null : countText(count)}
      {isOnlyCommonWords(filters.words) ? (
        <span className="block">“{filters.words}” is too common to search for, so it leaves nothing out.</span>
      ) : null}
    </p>
  )
}

function countText(count: number): string {
  if (count === 0) return ''
  return `${searchCountText(count)} ${count === 1 ? 'opportunity' : 'opportunities'}`
}
