import type { Area } from '#platform/area.js'
import { createCustomer, createProduct } from './api/customer-calls.js'
import { readEvents } from './api/event-calls.js'
import { createRefund } from './api/refund-calls.js'
import { createSession, expireOpenSession, readSession } from './api/session-calls.js'
import { previewInvoice, readInvoice, readSubscription, updateSubscription } from './api/subscription-calls.js'
import { closeDispute, openDispute, redeliverEvent, renewSubscription, setDelivery } from './api/test-calls.js'
import { sandboxJobs } from './delivery/sandbox-jobs.js'
import { payCheckout, showCheckout } from './page/checkout-doors.js'

/** The payment sandbox: Stripe's API as far as it is used, a page for paying, and signed webhooks. Off unless chosen. */
export const paymentSandbox: Area = {
  doors: [
    createCustomer,
    createProduct,
    createSession,
    readSession,
    expireOpenSession,
    readSubscription,
    updateSubscription,
    previewInvoice,
    readInvoice,
    createRefund,
    readEvents,
    renewSubscription,
    openDispute,
    closeDispute,
    setDelivery,
    redeliverEvent,
    showCheckout,
    payCheckout,
  ],
  jobs: sandboxJobs,
}
