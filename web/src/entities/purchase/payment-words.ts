import { formatCents } from '#contract/format/money.js'

export interface PaymentStatus {
  status: 'paid' | 'unpaid' | 'cancelled'
  /** it was paid, and we wait for the provider to tell the server */
  isProcessing: boolean
  /** the payment was or will be returned */
  isRefunded: boolean
  amount: number
  wizlings: number
  purchaseType: string
  title: string
  receiptNumber: number | null
}

/** What became of a payment, worded as GO-53 words it. */
export function paymentWords(payment: Pick<PaymentStatus, 'status' | 'isRefunded' | 'amount'> | null): {
  title: string
  text: string
} {
  if (!payment) return { title: 'Payment unsuccessful', text: failureText('') }
  const amount = formatCents(payment.amount)
  if (payment.isRefunded) return { title: 'Payment refunded', text: `Your payment of ${amount} was refunded.` }
  if (payment.status === 'paid') return { title: 'Payment successful', text: 'Your payment was successful.' }
  if (payment.status === 'cancelled') return { title: 'Payment cancelled', text: 'Your payment was cancelled.' }
  return { title: 'Payment unsuccessful', text: failureText(`${amount} `) }
}

/** OERR-19, whose amount is missing where none is known. */
const failureText = (amount: string) => `Your payment of ${amount}was unsuccessful. Please try again.`
