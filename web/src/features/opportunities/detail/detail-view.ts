import type { OpportunityDetailQuery } from './opportunity-detail.generated'

/** An opportunity as queried by the detail page; columns that the user may not see are null. */
export type DetailedOpportunity = NonNullable<OpportunityDetailQuery['opportunities_by_pk']>

export const names = (list: readonly (string | null | undefined)[]): string[] =>
  list.filter((name): name is string => Boolean(name))
