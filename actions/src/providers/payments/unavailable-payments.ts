import { AppError } from '#platform/errors.js'
import type { Payments } from './payments.js'

const refuse = () => {
  throw new AppError('PAYMENTS_UNAVAILABLE')
}
const refuseLater = async () => refuse()

/** Live mode without a provider: every call is refused with PAYMENTS_UNAVAILABLE. */
export const unavailablePayments: Payments = {
  createCustomer: refuseLater,
  startCheckout: refuseLater,
  readCheckout: refuseLater,
  cancelCheckout: refuseLater,
  readSubscription: refuseLater,
  quoteSubscriptionChange: refuseLater,
  changeSubscription: refuseLater,
  startCardChange: refuseLater,
  readCard: refuseLater,
  adoptCard: refuseLater,
  cancelAtPeriodEnd: refuseLater,
  endNow: refuseLater,
  reactivate: refuseLater,
  readInvoice: refuseLater,
  listPaidInvoices: refuseLater,
  refund: refuseLater,
  createPayoutAccount: refuseLater,
  startOnboarding: refuseLater,
  readPayoutAccount: refuseLater,
  sendTransfer: refuseLater,
  listEvents: refuse,
  readEvent: refuse,
}
