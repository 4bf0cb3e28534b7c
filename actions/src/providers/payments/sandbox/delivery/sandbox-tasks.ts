import { array, object, string } from 'yup'

const MAX_ATTEMPTS = 20
const id = () => string().required()

/**
 * The names of the sandbox's jobs and what they are told. Apart from what they do, because that causes further ones: a
 * renewal enqueues the next, and with it an event to deliver.
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
