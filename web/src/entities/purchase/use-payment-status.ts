import { useQuery } from '@tanstack/react-query'
import { restGet } from '#lib/rest-client.js'
import type { PaymentStatus } from './payment-words'

const POLL_MS = 1_500
/** Whoever waits longer is better served by the notice on the page. */
const FAST_POLLS = 20
const SLOW_POLL_MS = 10_000

/** What became of a payment; asks again while the provider's confirmation is on its way. Nothing is asked without an id. */
export function usePaymentStatus(sessionId: string | null) {
  return useQuery({
    queryKey: ['payment-status', sessionId],
    queryFn: ({ signal }) =>
      restGet<PaymentStatus>(`/api/payment/status/${encodeURIComponent(sessionId ?? '')}`, { signal }),
    enabled: sessionId !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isProcessing ? (dataUpdateCount < FAST_POLLS ? POLL_MS : SLOW_POLL_MS) : false,
    staleTime: 0,
  })
}
