import { array, object, string } from 'yup'

const MAX_ATTEMPTS = 20
const id = () => string().required()

/**
 * The sandbox's jobs without their handlers, because the handlers enqueue further jobs: a renewal enqueues the next one
 * and the delivery of its events.
 */
export const SANDBOX_TASKS = {
  deliverEvent: {
    name: 'deliver-sandbox-event',
    payload: object({ eventId: id() }),
    // With the queue's backoff about three days, as long as Stripe tries.
    maxAttempts: MAX_ATTEMPTS,
  },
  releaseEvents: {
    name: 'release-sandbox-events',
    payload: object({ eventIds: array(id()).required() }),
    maxAttempts: MAX_ATTEMPTS,
  },
  expireSession: {
    name: 'expire-sandbox-session',
    payload: object({ sessionId: id() }),
    maxAttempts: MAX_ATTEMPTS,
  },
  renewSubscription: {
    name: 'renew-sandbox-subscription',
    payload: object({ subscriptionId: id() }),
    maxAttempts: MAX_ATTEMPTS,
  },
}
