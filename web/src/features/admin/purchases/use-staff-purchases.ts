import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useAddressSearch } from '../desk/use-address-search'
import { PROPOSED, STATUS_LABELS, TYPE_LABELS } from './purchase-labels'
import {
  type StaffPurchaseFragment,
  type StaffPurchasesQueryVariables,
  usePurchaseBuyersQuery,
  useStaffPurchasesQuery,
  useStaffRefundCountsQuery,
} from './staff-purchases.generated'

export type StaffPurchase = StaffPurchaseFragment
type Filters = Omit<StaffPurchasesQueryVariables, 'before' | 'afterId' | 'limit'>

export interface PurchaseSearch {
  type: string | null
  status: string | null
  /** the beginning of the buyer's email, a receipt's number, or a purchase's id */
  q: string | null
}

const PAGE_ROWS = 25
/** As transfers of the ledger name it. */
const PURCHASE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const RECEIPT_NUMBER = /^#?(\d{1,9})$/

export const usePurchaseSearch = () => useAddressSearch(['type', 'status', 'q'])

/** Purchases, newest first and paged. */
export function useStaffPurchases(search: PurchaseSearch) {
  return useInfiniteQuery({
    queryKey: [useStaffPurchasesQuery.rootKey, search],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: afterId } }) => {
      const page = { before, afterId, limit: PAGE_ROWS + 1 }
      const filters = await filtersOf(search)
      const rows = filters ? (await useStaffPurchasesQuery.fetcher({ ...filters, ...page })()).purchases : []
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

/** The search as the query's variables; null if nobody has such an email. */
async function filtersOf({ type, status, q }: PurchaseSearch): Promise<Filters | null> {
  const isByRefund = status === PROPOSED.value
  const filters: Filters = {
    types: type ? [type] : Object.keys(TYPE_LABELS),
    statuses: status && !isByRefund ? [status] : Object.keys(STATUS_LABELS),
    isByRefund,
    ...{ isByBuyer: false, buyerIds: [], isByReceipt: false, receiptNumber: 0, isById: false, ids: [] },
  }
  const words = q?.trim() ?? ''
  if (words === '') return filters
  if (PURCHASE_ID.test(words)) return { ...filters, isById: true, ids: [words] }
  const [, number] = RECEIPT_NUMBER.exec(words) ?? []
  if (number) return { ...filters, isByReceipt: true, receiptNumber: Number(number) }
  const pattern = `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { staff_people: people } = await usePurchaseBuyersQuery.fetcher({ pattern })()
  const buyerIds = people.flatMap(({ user_id }) => user_id ?? [])
  return buyerIds.length > 0 ? { ...filters, isByBuyer: true, buyerIds } : null
}

/** Reads the list again after a decision. */
export function useRefreshPurchases() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [useStaffPurchasesQuery, useStaffRefundCountsQuery].map(({ rootKey }) =>
        queries.invalidateQueries({ queryKey: [rootKey] }),
      ),
    )
}

/** How many refunds wait for staff: to be confirmed, or after the provider refused them. */
export function useRefundCounts() {
  const now = useMemo(() => new Date().toISOString(), [])
  return useStaffRefundCountsQuery({ now }, { staleTime: 0 })
}
