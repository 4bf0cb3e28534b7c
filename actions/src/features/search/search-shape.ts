import { searchCountText } from '#contract/search/search-groups.js'
import type { GlobalSearchForRestQuery } from './search.generated.js'

type Opportunity = GlobalSearchForRestQuery['opportunities']['nodes'][number]['shown']

/** A page of a group and how many there are: those beyond the page have nothing to show. */
interface Found<Shown> {
  aggregate: { count: number } | null
  nodes: readonly { shown: Shown | null }[]
}

/**
 * A group of results (SRCH-11). `count` is exact up to 1,000 and 1,001 beyond; `countText` says "1,000+" there.
 */
export function foundGroup<Shown, Item>(found: Found<Shown> | undefined, toItem: (shown: Shown) => Item) {
  const count = found?.aggregate?.count ?? 0
  const items = found?.nodes.flatMap(({ shown }) => (shown === null ? [] : [toItem(shown)])) ?? []
  return { count, countText: searchCountText(count), items }
}

/** Without the company or the poster, whom some readers may not know. */
export function foundOpportunity({ id, created_at, ...shown }: NonNullable<Opportunity>) {
  return { _id: id, ...shown, createdAt: created_at }
}

/** A row with the id's name in REST. */
export function withRestId<Row extends { id: string | null }>({ id, ...shown }: Row) {
  return { _id: id, ...shown }
}
