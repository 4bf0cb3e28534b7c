import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { defineRoute } from '#platform/define-route.js'
import { readBytes } from '#platform/http/read-body.js'

const EVENT_BODY_BYTES = 512 * 1024

/**
 * The payment provider's webhook. Its signature is the only thing that counts, and is over the body's bytes. Any response
 * but 2xx makes the provider deliver the event again.
 */
export const receiveEventRoute = defineRoute({
  method: 'post',
  path: '/api/payment/webhook',
  auth: 'public',
  async handle({ request, response }, services) {
    const rawBody = await readBytes(request, response, EVENT_BODY_BYTES)
    await applyPaymentEvent(services, services.payments.readEvent(rawBody, request.get('Stripe-Signature')))
    return { received: true }
  },
})
