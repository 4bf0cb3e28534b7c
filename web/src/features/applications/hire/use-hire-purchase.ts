import { useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from '#lib/live/use-live-query.js'
import {
  HirePurchaseSignalDocument,
  type HirePurchaseSignalSubscription,
  useHirePurchaseQuery,
} from './hire-purchase.generated'

const POLL_MS = 3_000

/**
 * The payment of a hire, followed until it has arrived; undefined while loading, null if the buyer has made no such
 * payment.
 */
export function useHirePurchase(id: string | null) {
  const queryClient = useQueryClient()
  const variables = { id: id ?? '' }
  const queryKey = useHirePurchaseQuery.getKey(variables)
  const isOpen = (data: unknown) =>
    (data as HirePurchaseSignalSubscription | undefined)?.purchases_by_pk?.status === 'open'
  const known = queryClient.getQueryData(queryKey)
  const isLive = useLiveQuery({
    document: HirePurchaseSignalDocument,
    variables,
    isEnabled: id !== null && isOpen(known),
    onData(signal: HirePurchaseSignalSubscription) {
      if (!isOpen(signal)) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const { data } = useHirePurchaseQuery(variables, {
    enabled: id !== null,
    refetchInterval: ({ state }) => (isOpen(state.data) && !isLive ? POLL_MS : false),
  })
  if (!data) return undefined
  const purchase = data.purchases_by_pk
  return purchase?.purchase_type === 'hire_expert' ? purchase : null
}
