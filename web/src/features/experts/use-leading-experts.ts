import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CALL_PRICE_BANDS } from '#contract/calls/call-prices.js'
import { COUNTED_ROWS_MAX } from '#contract/search/search-groups.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import type { FilterOption } from '#ui/filter/filter-pill.js'
import { EXPERT_OFFERS, type ExpertFilterName, type ExpertFilters, expertFilter } from './expert-filters'
import {
  type LeadingExpertListQuery,
  useExpertFilterOptionsQuery,
  useLeadingExpertCountQuery,
  useLeadingExpertListQuery,
} from './leading-experts.generated'

/** Rows are loaded in pages; the first hundred without a click would be one page too long to look at. */
const PAGE_ROWS = 24

export type ListedExpert = LeadingExpertListQuery['find_leading_experts'][number]

interface Cursor {
  afterPlace: number
  afterName: string
  afterAt: string
  afterId: string
}

/** Before every place, name, time and id. */
const START: Cursor = { afterPlace: -2_147_483_647, afterName: '', afterAt: AFTER_ALL.at, afterId: AFTER_ALL.id }

/** The list in its order. Keyset paging, so that whoever joins or leaves it makes no page skip or repeat anybody. */
export function useLeadingExperts(filters: ExpertFilters) {
  const { sort } = filters
  const filter = expertFilter(filters)
  return useInfiniteQuery({
    queryKey: [useLeadingExpertListQuery.rootKey, filter, sort],
    initialPageParam: START,
    queryFn: async ({ pageParam }) => {
      const { find_leading_experts: rows } = await useLeadingExpertListQuery.fetcher({
        ...{ filter, sort, rows: PAGE_ROWS + 1 },
        ...pageParam,
      })()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, cursorOf),
  })
}

/** GraphQL types a view's columns as nullable, but these never are null. */
function cursorOf({ place, name, created_at, user_id }: ListedExpert): Cursor {
  return {
    afterPlace: place ?? 0,
    afterName: name ?? '',
    afterAt: created_at ?? AFTER_ALL.at,
    afterId: user_id ?? AFTER_ALL.id,
  }
}

/** How many there are, at most a thousand and one; undefined until it is known. */
export function useExpertCount(filters: ExpertFilters): number | undefined {
  const { data } = useLeadingExpertCountQuery({ filter: expertFilter(filters), countMax: COUNTED_ROWS_MAX })
  return data?.find_leading_experts_aggregate.aggregate?.count
}

const OFFERS = Object.entries(EXPERT_OFFERS).map(([id, label]) => ({ id, label }))
const PRICES = Object.entries(CALL_PRICE_BANDS).map(([id, { label }]) => ({ id, label }))

/** The options of each filter. The stored ones load when somebody approaches one, or at once if the address names one. */
export function useExpertChoices({ values }: ExpertFilters) {
  const [isWanted, setIsWanted] = useState(false)
  const isNamed = [values.topic, values.skill, values.domain, values.country].some(({ length }) => length > 0)
  const { data } = useExpertFilterOptionsQuery(undefined, {
    enabled: isWanted || isNamed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const options: Record<ExpertFilterName, FilterOption[]> = {
    topic: data?.master_topics.map((row) => ({ id: row.id, label: row.topic_name })) ?? [],
    skill: data?.master_expertise.map((row) => ({ id: row.id, label: row.expertise_name })) ?? [],
    domain: data?.master_domains.map((row) => ({ id: row.id, label: row.domain_name })) ?? [],
    country: data?.master_countries.map((row) => ({ id: row.id, label: row.country_name })) ?? [],
    offers: OFFERS,
    price: PRICES,
  }
  return { options, load: () => setIsWanted(true) }
}
