import type { OpportunityDetailQuery } from './opportunity-detail.generated'

/** One opportunity as the detail page asks for it; columns that the reader may not see are null. */
export type DetailedOpportunity = NonNullable<OpportunityDetailQuery['opportunities_by_pk']>

export const names = (list: readonly (string | null | undefined)[]): string[] =>
  list.filter((name): name is string => Boolean(name))
