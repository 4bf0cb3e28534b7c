import type { Area } from '#platform/area.js'
import { createCustomer, createProduct } from './api/customer-calls.js'
import { readEvents } from './api/event-calls.js'
import { createRefund } from './api/refund-calls.js'
import { createSession, expireOpenSession, readSession } from './api/session-calls.js'
import {
  cancelSubscription,
  payInvoice,
  previewInvoice,
  readInvoice,
  readSubscription,
  updateSubscription,
} from './api/subscription-calls.js'
import { closeDispute, openDispute, redeliverEvent, renewSubscription, setDelivery } from './api/test-calls.js'
import { sandboxJobs } from './delivery/sandbox-jobs.js'
import { payCheckout, showCheckout } from './page/checkout-doors.js'

/** The payment sandbox: the part of Stripe's API that we use, a checkout page and signed webhooks. */
export const paymentSandbox: Area = {
  doors: [
    createCustomer,
    createProduct,
    createSession,
    readSession,
    expireOpenSession,
    readSubscription,
    updateSubscription,
    cancelSubscription,
    previewInvoice,
    readInvoice,
    payInvoice,
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
