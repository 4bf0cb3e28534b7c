import { notePaymentMethod } from '../payment-methods.store.js'
import { defineEventHandler } from './define-event-handler.js'

/** Each payment has one, also those for a plan; it only says what paid, and nothing is fulfilled by it. */
export const onChargeSucceeded = defineEventHandler({
  type: 'charge-succeeded',
  // stored as a digest, and only there
  withheld: ['methodFingerprint'],
  async apply(transaction, { customerId, methodFingerprint, happenedAt }, { config }) {
    if (customerId && methodFingerprint)
      await notePaymentMethod(transaction, config, { customerId, methodFingerprint, paidAt: happenedAt })
  },
})
