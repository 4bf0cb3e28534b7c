import { searchCountText } from '#contract/search/search-groups.js'
import type { GlobalSearchForRestQuery } from './search.generated.js'

type Counted = GlobalSearchForRestQuery['expert_count'] | undefined
type Opportunity = GlobalSearchForRestQuery['opportunities'][number]['opportunity']

/**
 * A group of results (SRCH-11). `count` is exact up to 1,000 and 1,001 beyond; `countText` says "1,000+" there.
 */
export function foundGroup<Hit, Item>(hits: readonly Hit[] = [], counted: Counted, toItem: (hit: Hit) => Item | null) {
  const count = counted?.aggregate?.count ?? 0
  return { count, countText: searchCountText(count), items: hits.map(toItem).filter((item) => item !== null) }
}

/** Without the company or the poster, whom some readers may not know. */
export function foundOpportunity(row: Opportunity | null | undefined) {
  if (!row) return null
  const { id, created_at, ...shown } = row
  return { _id: id, ...shown, createdAt: created_at }
}

/** A row with the id's name in REST; null where the caller can't read it. */
export function withRestId<Row extends { id: string | null }>(row: Row | null | undefined) {
  if (!row) return null
  const { id, ...shown } = row
  return { _id: id, ...shown }
}
