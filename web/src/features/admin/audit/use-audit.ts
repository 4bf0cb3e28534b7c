import { useInfiniteQuery } from '@tanstack/react-query'
import { ACT_KINDS, readActKind } from '#contract/staff/staff-acts.js'
import type { Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useAddressSearch } from '../desk/use-address-search'
import { type AuditEntryFragment, useAuditQuery } from './audit.generated'

export type AuditEntry = AuditEntryFragment

export interface AuditSearch {
  /** a post's id */
  opportunity: string | null
  /** the id of who did it */
  person: string | null
  /** of {@link ACT_KINDS} */
  kind: string | null
  /** of whom a person is looked for: a name, or an email address */
  q: string | null
}

const PAGE_ROWS = 50
/** Sorts after every id. */
const NEWEST: Bound = { at: 'infinity', id: '~' }

export const useAuditSearch = () => useAddressSearch(['opportunity', 'person', 'kind', 'q'])

/** Who did what, the newest first and paged. Ids that are none find nothing, rather than everything. */
export function useAudit({ opportunity, person, kind: kindName }: AuditSearch) {
  const kind = readActKind(kindName)
  const filter = { opportunity, person, acts: kind ? ACT_KINDS[kind].acts : [] }
  const isAskable = [opportunity, person].every((id) => !id || isUuid(id))
  return useInfiniteQuery({
    queryKey: [useAuditQuery.rootKey, filter],
    initialPageParam: NEWEST,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const page = { before, beforeId, limit: PAGE_ROWS + 1 }
      const rows = isAskable ? (await useAuditQuery.fetcher({ filter, ...page })()).find_audit_entries : []
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ at, id }) => (at && id ? { at, id } : null)),
  })
}
