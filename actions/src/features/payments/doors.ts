import { recordInvoice } from '#domain/purchases/record-invoice.job.js'
import { refundPurchase } from '#domain/purchases/refund-purchase.job.js'
import { reviewReferral } from '#domain/referrals/review-referral.job.js'
import type { Area } from '#platform/area.js'
import { cancelPurchaseRoute } from './cancel-purchase.route.js'
import { consultationStatusRoute, paymentStatusRoute } from './payment-status.route.js'
import { readReceiptRoute } from './receipts/read-receipt.route.js'
import { receiveEventRoute } from './receive-event.route.js'
import { reconcilePaymentsCron } from './reconcile/reconcile-payments.cron.js'
import { reconcilePayments } from './reconcile/reconcile-payments.job.js'
import { confirmRefundAction } from './refunds/confirm-refund.action.js'
import { dropRefundAction } from './refunds/drop-refund.action.js'
import { recordRefundAction } from './refunds/record-refund.action.js'
import { refundPurchaseAction } from './refunds/refund-purchase.action.js'
import { sendRefundJob } from './refunds/send-refund.job.js'
import { startCheckoutAliasRoute, startCheckoutRoute } from './start-checkout.route.js'

export const payments: Area = {
  doors: [
    startCheckoutRoute,
    startCheckoutAliasRoute,
    receiveEventRoute,
    paymentStatusRoute,
    consultationStatusRoute,
    cancelPurchaseRoute,
    readReceiptRoute,
    refundPurchaseAction,
    recordRefundAction,
    confirmRefundAction,
    dropRefundAction,
    reconcilePaymentsCron,
  ],
  jobs: [recordInvoice, refundPurchase, reconcilePayments, reviewReferral, sendRefundJob],
}
