import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useReturnByBack } from '#lib/browser/use-return-by-back.js'
import { restGet, restPost } from '#lib/rest-client.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** Where the caller's own account at Stripe stands. */
export interface StripeAccount {
  isOffered: boolean
  /** It was opened, but perhaps not finished. */
  isBegun: boolean
  isEnabled: boolean
}

const PATH = '/api/payouts/stripe-account'

export function useStripeAccount() {
  return useQuery({
    queryKey: ['stripe-account'],
    staleTime: 0,
    queryFn: ({ signal }) => restGet<StripeAccount>(PATH, { signal }),
  })
}

/** Sends the browser to Stripe's page. Busy until it has left. */
export function useOpenStripe() {
  const alerts = useAlerts()
  const open = useMutation({
    mutationFn: () => restPost<{ url: string }>(PATH),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: alerts.showError,
  })
  const { reset, isPending, isSuccess } = open
  useReturnByBack(useCallback(() => reset(), [reset]))
  const start = useOnceAtATime(open)
  return { start: () => start(undefined), isBusy: isPending || isSuccess }
}
