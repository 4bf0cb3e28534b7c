import { useSearchParams } from 'react-router-dom'
import { RETURNED_PAYMENT } from '#lib/browser/returned-payment.js'
import { hasCode } from '#lib/request-error.js'
import type { PaymentStatus } from './payment-words'
import { usePaymentStatus } from './use-payment-status'

const OF_THE_PAYMENT = [RETURNED_PAYMENT, 'purchaseType', 'expertName', 'session']

export interface ReturnedPayment {
  /** undefined while it loads, and for every address that the server doesn't confirm */
  payment: PaymentStatus | undefined
  /** it could not be asked for; never because there is no such payment */
  error: Error | null
  retry(): void
  /** Takes the payment's parameters out of the address, so that its dialog doesn't return with a reload. */
  leave(): void
}

/**
 * The payment that the browser comes back from. The address only says which one to ask for (GO-50): whether anything was
 * paid, by whom and for what, is read from the server, so that an address typed by hand claims nothing.
 *
 * @param type what this page can have been paid for
 */
export function useReturnedPayment(type: string): ReturnedPayment {
  const [query, setQuery] = useSearchParams()
  const isBack = query.has(RETURNED_PAYMENT) && (query.get('purchaseType') ?? type) === type
  const { data, error, refetch } = usePaymentStatus(isBack ? query.get('session') : null)
  const isKnown = isBack && data?.purchaseType === type && (data.status !== 'unpaid' || data.isProcessing)
  return {
    payment: isKnown ? data : undefined,
    error: isBack && !hasCode(error, 'NOT_FOUND') ? error : null,
    retry: () => void refetch(),
    leave() {
      for (const name of OF_THE_PAYMENT) query.delete(name)
      setQuery(query, { replace: true })
    },
  }
}
