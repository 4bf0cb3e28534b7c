import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { COUNTED_ROWS_MAX } from '#contract/search/search-groups.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSession } from '#lib/session.js'
import type { FilterOption } from '#ui/filter/filter-pill.js'
import {
  type AdviceListQuery,
  useAdviceCountQuery,
  useAdviceDetailQuery,
  useAdviceListQuery,
  useAdviceTopicsQuery,
} from './advice.generated'
import {
  usePublicAdviceCountQuery,
  usePublicAdviceDetailQuery,
  usePublicAdviceListQuery,
  usePublicAdviceTopicsQuery,
} from './advice.public.generated'
import {
  type AdviceFilterName,
  type AdviceFilters,
  adviceFilter,
  MINUTES_OPTIONS,
  PRICE_OPTIONS,
} from './advice-filters'

const PAGE_ROWS = 20

type Row = AdviceListQuery['find_advices'][number]
export type Advice = NonNullable<Row['card']>

interface Cursor {
  afterPlace: number
  afterAt: string
  afterId: string
}

/** Before every place, time and id. */
const START: Cursor = { afterPlace: -2_147_483_647, afterAt: AFTER_ALL.at, afterId: AFTER_ALL.id }

/** The list in its order, page by page; visitors are asked as such. */
export function useAdvices(filters: AdviceFilters) {
  const isMember = useSession().user !== null
  const { sort } = filters
  const filter = adviceFilter(filters)
  return useInfiniteQuery({
    queryKey: [useAdviceListQuery.rootKey, filter, sort, isMember],
    initialPageParam: START,
    queryFn: async ({ pageParam }) => {
      const asked = { filter, sort, rows: PAGE_ROWS + 1, ...pageParam }
      const { find_advices: rows } = isMember
        ? await useAdviceListQuery.fetcher(asked)()
        : await usePublicAdviceListQuery.fetcher(asked)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, cursorOf),
  })
}

/** GraphQL types a view's columns as nullable, but these never are null. */
const cursorOf = ({ place, created_at, advice_id }: Row): Cursor => ({
  afterPlace: place ?? 0,
  afterAt: created_at ?? AFTER_ALL.at,
  afterId: advice_id ?? AFTER_ALL.id,
})

/** How many there are, at most a thousand and one; undefined until it is known. */
export function useAdviceCount(filters: AdviceFilters): number | undefined {
  const isMember = useSession().user !== null
  const asked = { filter: adviceFilter(filters), countMax: COUNTED_ROWS_MAX }
  const own = useAdviceCountQuery(asked, { enabled: isMember })
  const open = usePublicAdviceCountQuery(asked, { enabled: !isMember })
  return (isMember ? own : open).data?.find_advices_aggregate.aggregate?.count
}

/** One offer; null if there is none, or none any more. */
export function useAdvice(id: string) {
  const isMember = useSession().user !== null
  const own = useAdviceDetailQuery({ id }, { enabled: isMember })
  const open = usePublicAdviceDetailQuery({ id }, { enabled: !isMember })
  const { data, error, isPending, refetch } = isMember ? own : open
  const found = data?.advice_details[0]
  return {
    advice: found?.card ?? null,
    isBookable: found?.is_bookable === true,
    richDescription: cleanRichText(found?.description_rich_text),
    ...{ error, isPending, refetch },
  }
}

/** The options of each filter. Topics load when somebody approaches one, or at once if the address names one. */
export function useAdviceChoices({ values }: AdviceFilters) {
  const isMember = useSession().user !== null
  const [isWanted, setIsWanted] = useState(false)
  const isAsked = isWanted || values.topic.length > 0
  const staleTime = Number.POSITIVE_INFINITY
  const own = useAdviceTopicsQuery(undefined, { enabled: isMember && isAsked, staleTime })
  const open = usePublicAdviceTopicsQuery(undefined, { enabled: !isMember && isAsked, staleTime })
  const options: Record<AdviceFilterName, readonly FilterOption[]> = {
    topic: (isMember ? own : open).data?.master_topics.map(({ id, topic_name }) => ({ id, label: topic_name })) ?? [],
    minutes: MINUTES_OPTIONS,
    price: PRICE_OPTIONS,
  }
  return { options, load: () => setIsWanted(true) }
}
