import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useAddressSearch } from '../desk/use-address-search'
import {
  type LedgerTransfersOfPersonQueryVariables,
  type TransferRowFragment,
  useLedgerTransfersByReferenceQuery,
  useLedgerTransfersOfKindQuery,
  useLedgerTransfersOfPersonQuery,
  useLedgerTransfersQuery,
} from './ledger.generated'

export type TransferRow = TransferRowFragment

export interface LedgerSearch {
  /** a person's id */
  person: string | null
  kind: string | null
  /** the last day to show, as in 2026-11-22 */
  until: string | null
  /** a key, or the id of what was paid for */
  reference: string | null
  /** of whom a person is looked for: a name, or an email address */
  q: string | null
}

interface Position {
  at: string
  id: number
}

const PAGE_ROWS = 25
/** Beyond every id, and still exact in JavaScript. */
const LAST_ID = Number.MAX_SAFE_INTEGER

export const useLedgerSearch = () => useAddressSearch(['person', 'kind', 'until', 'reference', 'q'])

/** Transfers, newest first and paged; of one person by the order of booking. */
export function useTransfers(search: LedgerSearch) {
  return useInfiniteQuery({
    queryKey: [useLedgerTransfersQuery.rootKey, search],
    initialPageParam: { at: endOf(search.until), id: LAST_ID } as Position,
    staleTime: 0,
    queryFn: async ({ pageParam }) => {
      const rows = await askPage(search, pageParam)
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.posted_at, id: last.id })),
  })
}

async function askPage({ person, kind, reference }: LedgerSearch, { at, id }: Position): Promise<TransferRow[]> {
  // one row more than a page, to know whether there is another
  const page = { beforeId: id, limit: PAGE_ROWS + 1 }
  if (reference) {
    const { byKey, bySubject } = await useLedgerTransfersByReferenceQuery.fetcher({ reference })()
    return [...byKey, ...bySubject].slice(0, PAGE_ROWS)
  }
  if (person) return askPageOfPerson({ personId: person, ...page })
  if (kind) return (await useLedgerTransfersOfKindQuery.fetcher({ kind, before: at, ...page })()).ledger_transfers
  return (await useLedgerTransfersQuery.fetcher({ before: at, ...page })()).ledger_transfers
}

/** The newest of three lists, each of which begins at the same position: none of them can miss what another one has. */
async function askPageOfPerson(page: LedgerTransfersOfPersonQueryVariables): Promise<TransferRow[]> {
  const { stated, done, unstated } = await useLedgerTransfersOfPersonQuery.fetcher(page)()
  const rows = [...stated, ...unstated].flatMap(({ transfer }) => transfer ?? [])
  const known = new Map([...rows, ...done].map((row) => [row.id, row]))
  return [...known.values()].sort((one, other) => other.id - one.id).slice(0, page.limit)
}

/** The end of a day here; of all time without one. */
function endOf(day: string | null): string {
  const end = day ? new Date(`${day}T23:59:59.999`) : null
  return end && !Number.isNaN(end.getTime()) ? end.toISOString() : 'infinity'
}
