import { useInfiniteQuery } from '@tanstack/react-query'
import { CONTENT_START } from '#contract/content/content-lists.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSession } from '#lib/session.js'
import { type ContentListQuery, useContentFiltersQuery, useContentListQuery } from './content-list.generated'
import { usePublicContentFiltersQuery, usePublicContentListQuery } from './content-list.public.generated'
import type { ContentFilters } from './list-address'

const PAGE_ROWS = 20
/** Asked for if no topic is chosen; nothing has it. */
const NO_TOPIC = '00000000-0000-0000-0000-000000000000'

interface Cursor {
  afterPlace: number
  afterAt: string
  afterId: string
}

/** The list in its order, page by page; what is recommended to a member begins with their own topics. */
export function useContentList(kind: ContentKind, { sort, topic, category }: ContentFilters) {
  const { user } = useSession()
  const asked = { kind, sort, topic, category: topic ? null : category, rows: PAGE_ROWS + 1 }
  return useInfiniteQuery({
    queryKey: [useContentListQuery.rootKey, asked, user?.id ?? null],
    initialPageParam: CONTENT_START as Cursor,
    queryFn: async ({ pageParam }) => {
      const variables = { ...asked, ...pageParam }
      const { find_content: rows } = user
        ? await useContentListQuery.fetcher(variables)()
        : await usePublicContentListQuery.fetcher(variables)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, cursorOf),
  })
}

/** GraphQL types a view's columns as nullable, but these never are null. */
function cursorOf({ place, created_at, item_id }: ContentListQuery['find_content'][number]): Cursor {
  return { afterPlace: place ?? 0, afterAt: created_at ?? AFTER_ALL.at, afterId: item_id ?? AFTER_ALL.id }
}

/** The categories, and the name of the chosen topic (GI-06, GI-07). */
export function useContentChoices({ topic }: ContentFilters) {
  const isMember = useSession().user !== null
  const variables = { topic: topic ?? NO_TOPIC }
  const own = useContentFiltersQuery(variables, { enabled: isMember })
  const open = usePublicContentFiltersQuery(variables, { enabled: !isMember })
  return isMember ? own : open
}
