import type { Area } from '#platform/area.js'
import { createAccount, createAccountLink, readAccount } from './api/account-calls.js'
import { createCustomer, createProduct } from './api/customer-calls.js'
import { readEvents } from './api/event-calls.js'
import { listInvoices, payInvoice, previewInvoice, readInvoice } from './api/invoice-calls.js'
import { createRefund } from './api/refund-calls.js'
import { createSession, expireOpenSession, readSession } from './api/session-calls.js'
import { cancelSubscription, readSubscription, updateSubscription } from './api/subscription-calls.js'
import {
  closeDispute,
  openDispute,
  redeliverEvent,
  renewSubscription,
  setAccount,
  setDelivery,
} from './api/test-calls.js'
import { createTransfer, readTransfers, reverseTransfer } from './api/transfer-calls.js'
import { sandboxJobs } from './delivery/sandbox-jobs.js'
import { payCheckout, showCheckout } from './page/checkout-doors.js'
import { finishOnboarding, showOnboarding } from './page/onboarding-doors.js'

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
    listInvoices,
    payInvoice,
    createRefund,
    readEvents,
    createAccount,
    readAccount,
    createAccountLink,
    createTransfer,
    readTransfers,
    reverseTransfer,
    setAccount,
    renewSubscription,
    openDispute,
    closeDispute,
    setDelivery,
    redeliverEvent,
    showCheckout,
    payCheckout,
    showOnboarding,
    finishOnboarding,
  ],
  jobs: sandboxJobs,
}
