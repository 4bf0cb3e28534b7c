import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { SaasType } from '#contract/plans/plan-offers.js'
import { useReturnByBack } from '#lib/browser/use-return-by-back.js'
import { restPost } from '#lib/rest-client.js'

interface Order {
  purchaseType: 'wizlings' | 'saas'
  /** the code of a pack, or a plan's price */
  priceId: string
  /** of a plan: for single users or companies */
  saasType?: SaasType
  /** where to go after paying: a path of ours */
  redirectTo?: string
}

/** Starts a checkout and sends the browser to its page (PLAN-48, HIRE-14). Busy until the browser has left. */
export function useCheckout() {
  // a double click comes before the button has been rendered busy
  const hasStarted = useRef(false)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (order: Order) => restPost<{ url: string }>('/api/payment/checkout-session', order),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => {
      hasStarted.current = false
    },
  })
  useReturnByBack(
    useCallback(() => {
      hasStarted.current = false
      reset()
    }, [reset]),
  )
  const start = (order: Order) => {
    if (hasStarted.current) return
    hasStarted.current = true
    mutate(order)
  }
  return { start, isBusy: isPending || isSuccess, error }
}
